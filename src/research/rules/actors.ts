import { expression, source } from '../expression.ts'

const body = source`
  (?:
    board|department|commission|council|committee|director|agency|association|institute|society|office|registrar|
    secretary|administrator|authority|bureau|academy|college|division|commissioner|ministry|trustees|secretariat
  )
`
const acting = expression('iu')`
  ^(?:[\p{L} ]{3,40}\. ?[–—-]+ )?(?:\(?\w{1,3}[.)] )?(?:[^,.]{3,60}, )?(?:the |our |this )?
  (?:[\p{L}-]+ ){0,3}${body}(?: (?:of|for) [\p{L} ]{2,50}?)?,?(?: or (?:its|the) \w+,?)? (?:
    shall|will|must|may|can|keeps?|sends?|reviews?|offers?|gives?|holds?|provides?|issues?|publish(?:es)?|reserves?|
    assess(?:es)?|accredits?|approves?|sets?|decides?|determines?|considers?|takes|makes|sees|looks?|maintains?|has|
    have|is|are
  )\b
`
/** 'The board shall grant a licence to a person who …', 'may not renew unless …' say what is asked of people all the same. */
const asking =
  /\b(?:issue|grant|award|confer|certify|licen[sc]e|register|admit)s?\b[^.]{0,80}\b(?:who|that|unless|if|upon)\b|\bunless\b/i

/** Those who teach, supervise or employ candidates. */
const others = expression('i')`
  ^(?:all |any |each |the )?(?:[\w-]+ ){0,2}(?:
    organi[sz]ers?|providers?|sponsors?|employers?|institutions?|agencies|cent(?:re|er)s?|schools|facilit(?:y|ies)|
    establishments?|firms?|compan(?:y|ies)|businesses
  )\b(?:,| (?:must|shall|will|may|have|has|need|are|is|should|can)\b)
`

/** Whether a statement says what the body itself or a provider does: 'The Board shall send notices', which asks nothing of candidates. */
export function tellsOfBody(text: string): boolean {
  return (acting.test(text) || others.test(text)) && !asking.test(text)
}

/** 'No exam is required', 'you need not be a member': what is not asked for. */
export const notAsked = expression('i')`
  ^(?:there (?:is|are) )?no\b[^.;]{0,60}\b(?:required|needed|necessary|fees?|charge)\b|
  \b(?:do|does|shall|will|need|is|are) not (?:be )?(?:have to|need to|needed|required|necessary|mandatory)\b|
  \b(?:need|may) not be required\b|\bneed not\b|\b(?:shall|can|may) ?not be (?:extended|renewed)\b
`
