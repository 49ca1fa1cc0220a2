import { expression, matchesIn, source } from '../../plain/expression.ts'
import { signSource } from '../../lexicon/money/currency-signs.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { isOfMatters } from '../../lexicon/names/not-personal.ts'

const name = source`\p{Lu}[\p{L}'’]+(?:\.|(?=[\s,:;|("“)]|$))(?:\s(?:\p{Lu}\.?(?=[\s,]|$)|\p{Lu}[\p{L}'’.-]+|d[aeiu]|van|von|der|la|le|bin|al)){0,3}`
const person = expression('u')`^@?${name}$`

/** Whether words are what people are called: 'Jane Doe', 'Mary K.', and no body, credential or matter. */
export function isPerson(words: string): boolean {
  const text = words.trim()
  return text.length <= 40 && person.test(text) && !isOfMatters(text)
}

const signature = expression('u')`
  ^(?<dash>[—–―~-]{1,2}\s?)?(?<name>${name})(?:\s?[,(|·]\s?.{1,70}|\s(?:19|20)\d\d.{0,20})?$
`
const moneySign = new RegExp(signSource, 'u')
/** Of those who speak for the body. */
const ofOurs =
  /\b(?:our|the (?:board|institute|association|society|council)['’]s) (?:\w+ ){0,2}(?:director|president|chair\w*|ceo|registrar|secretary|officer|head)\b/i

/** Whether a line says who said what stands before it; without a dash it says so only beside a quotation. */
export function isSignature(text: string, besideQuotation: boolean): boolean {
  if (text.length > 110 || text.endsWith(':')) return false
  const { name: who, dash } = signature.exec(text)?.groups ?? {}
  if (who === undefined || (!besideQuotation && dash === undefined)) return false
  return !moneySign.test(text) && !ofOurs.test(text) && !isOfMatters(who)
}

const credential = source`\p{Lu}[\p{Lu}\d&.-]{1,8}`

/** 'Jane Doe, CQE: …': what follows is hers. */
export const personalLabel = {
  test(sample: string): boolean {
    const who = labelled.exec(sample)?.[1]
    return who !== undefined && !isOfMatters(who)
  },
}
const labelled = expression('u')`^(${name}),\s(?:${credential})(?:,\s${credential}){0,3}\s?:\s`

const quotation = source`(?:“[^“”]{3,900}”|"[^"\n]{3,900}"|„[^„“”]{3,900}[“”]|«[^«»]{3,900}»)`
const verbs = source`(?:says?|said|writes|wrote|adds?|added|recalls?|explains?|explained|puts? it|notes?|told|tells|reports?|remembers?|posted|comments?|commented|shares?)`
/** Somebody without a name: 'a happy member', 'one holder from Ostend'. */
const somebody = source`(?:[Aa]n?|[Oo]ne(?: of our)?|[Aa]nother|[Oo]ur|[Aa]nonymous) (?:[\p{L}\d-]+ ){0,3}?(?:members?|holders?|candidates?|students?|graduates?|alumn(?:us|a|i)|customers?|clients?|readers?|visitors?|users?|participants?|attendees?|learners?|reviewers?|employers?|colleagues?|fans?)`
const before = expression('gu')`
  (?:^|[.!?:]\s+)(?:As )?(?:(${name})|${somebody})(?:,\s[^,:"“]{1,50},?|\s\([^()]{1,40}\))?\s?(?:${verbs}(?:\s[\p{L}]+){0,3})?\s?[:,]\s?(${quotation})
`
const after = expression('gu')`
  (${quotation})\s?[,.]?\s?(?:(?:[—–―~]{1,2}\s?|-{1,2}\s|\(|${verbs}\s)(?:(${name})|${somebody})|(?:(${name})|${somebody})(?:,\s[^,.]{1,40},)?\s${verbs}\b)[^.]{0,60}
`

/** Quotations in a passage with the name of who said them; UTF-16 offsets in it. */
export function quotationsOfPersons(text: string): Span[] {
  if (!/["“„«]/.test(text)) return []
  const found: Span[] = []
  const add = (match: RegExpExecArray, quoted: string | undefined, who: string | undefined): void => {
    if (quoted === undefined || (who !== undefined && isOfMatters(who)) || ofOurs.test(match[0])) return
    const start = match.index + match[0].indexOf(quoted)
    found.push({ start, end: start + quoted.length })
  }
  for (const match of matchesIn(text, before)) add(match, match[2], match[1])
  for (const match of matchesIn(text, after)) add(match, match[1], match[2] ?? match[3])
  return found
}
