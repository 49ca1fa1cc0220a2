import { expression, matchesIn, whether } from '../../plain/expression.ts'

/** The words that tell a page's own content from what stands around it, by which passages are weighed. */
export const contentWords = expression('gi')`
  \b(?:
    certif\w*|credential\w*|designation\w*|eligib\w*|requirement\w*|required?|must|fees?|cost\w*|pric(?:e|es|ing)|
    renew\w*|recertif\w*|maint(?:ain|enance)\w*|exam\w*|applica(?:nt|nts|tion|tions)|candidates?|valid\w*|expir\w*|
    years?|credits?|ceus?|cpes?|pdus?|members?|non-?members?|degree|experience|education
  )\b|[$€£]\s?\d
`

const telling = expression('gi')`
  \b(?:
    certif\w*|credential\w*|designation\w*|eligib\w*|require\w*|must|fees?|cost|price|renew\w*|recertif\w*|exam\w*|
    valid|expir\w*|continuing
  )\b|[$€£]\s?\d|\b(?:USD|EUR|GBP|CAD|AUD)\b
`

/** How many words a passage has that tell of certifications: by these a model is given the ones that say most. */
export function tellingWordsIn(passage: string): number {
  return matchesIn(passage, telling).length
}

/** Whether a text has a word about certifications at all; a model is not asked about one without. */
export const mayTellOfCertification = whether(expression('i')`
  certif|credential|designation|accredit|licen[sc]|diplom|fellow|regist|chartered|exam|qualif|permit|award|assess|
  renew|candidate|\b(?:grades?|levels?|class(?:es)?)\b
`)

/** Whether a title or address speaks of certification. */
export const speaksOfCertification = whether(/certif|credential|accredit|licens|regist|chartered|designation|qualif/i)
