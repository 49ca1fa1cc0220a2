import { expression, source, matchesIn } from '../expression.ts'
import { signSource } from '../lexicon/currency-signs.ts'
import { timeWordSource } from '../lexicon/ago.ts'

/** Words of a line that show that it names no person: bodies and their parts, credentials, the matters of a page. */
const notPersonal = expression('iu')`
  \b(?:institutes?|boards?|associations?|councils?|societ(?:y|ies)|committees?|offices?|departments?|teams?|cent(?:er|re)s?|
  commissions?|colleges?|academ(?:y|ies)|universit(?:y|ies)|federations?|foundations?|bureaus?|agenc(?:y|ies)|authorit(?:y|ies)|
  secretariat|registrar|groups?|guilds?|chambers?|unions?|leagues?|networks?|alliances?|program(?:me)?s?|staff|administration|
  handbooks?|manuals?|polic(?:y|ies)|bylaws|sections?|articles?|rules?|pages?|chapters?|divisions?|panels?|company|inc|ltd|llc|
  (?:re)?certif\w*|registered|licen[sc]ed?|accredited|professionals?|specialists?|managers?|inspectors?|technicians?|engineers?|
  analysts?|nurses?|practitioners?|consultants?|examiners?|auditors?|fellows?|associates?|levels?|exam\w*|tests?|fees?|prices?|
  costs?|members?|membership|candidates?|applica\w*|renewals?|requirements?|eligib\w*|notes?|please|important|deadlines?|steps?|
  parts?|schedules?|registration|payments?|refunds?|testing|training|courses?|questions?|answers?|frequently|contact|about|
  news|events?|home|information|details|welcome|the|our|your|we|you|they|all|for|what|how|when|where|why|who|in|an?|of|to|and|or|
  january|february|march|april|may|june|july|august|september|october|november|december|\w+days?|policy|credits?|education|
  experience|${timeWordSource}|validity|valid|online|paper|standard|early|late|total|new|non|first|second|third|as|if|no|yes|key)\b
`
const name = source`\p{Lu}[\p{L}'’]+(?:\.|(?=[\s,:;|("“)]|$))(?:\s(?:\p{Lu}\.?(?=[\s,]|$)|\p{Lu}[\p{L}'’.-]+|d[aeiu]|van|von|der|la|le|bin|al)){0,3}`
const person = new RegExp(`^@?${name}$`, 'u')

/** Whether words are what people are called: 'Jane Doe', 'Mary K.', and no body, credential or matter. */
export function isPerson(words: string): boolean {
  const text = words.trim()
  return text.length <= 40 && person.test(text) && !notPersonal.test(text)
}

const signature = new RegExp(
  `^(?<dash>[—–―~-]{1,2}\\s?)?(?<name>${name})(?:\\s?[,(|·]\\s?.{1,70}|\\s(?:19|20)\\d\\d.{0,20})?$`,
  'u',
)
const moneySign = new RegExp(signSource, 'u')
/** Of those who speak for the body. */
const ofOurs =
  /\b(?:our|the (?:board|institute|association|society|council)['’]s) (?:\w+ ){0,2}(?:director|president|chair\w*|ceo|registrar|secretary|officer|head)\b/i

/** Whether a line says who said what stands before it; without a dash it says so only beside a quotation. */
export function isSignature(text: string, besideQuotation: boolean): boolean {
  if (text.length > 110 || text.endsWith(':') || moneySign.test(text) || ofOurs.test(text)) return false
  const groups = signature.exec(text)?.groups
  const who = groups?.['name']
  return who !== undefined && (besideQuotation || groups?.['dash'] !== undefined) && !notPersonal.test(who)
}

const credential = source`\p{Lu}[\p{Lu}\d&.-]{1,8}`

/** 'Jane Doe, CQE: …': what follows is hers. */
export const personalLabel = {
  test(sample: string): boolean {
    const who = labelled.exec(sample)?.[1]
    return who !== undefined && !notPersonal.test(who)
  },
}
const labelled = new RegExp(`^(${name}),\\s(?:${credential})(?:,\\s${credential}){0,3}\\s?:\\s`, 'u')

const quotation = source`(?:“[^“”]{3,900}”|"[^"\n]{3,900}"|„[^„“”]{3,900}[“”]|«[^«»]{3,900}»)`
const verbs = source`(?:says?|said|writes|wrote|adds?|added|recalls?|explains?|explained|puts? it|notes?|told|tells|reports?|remembers?|posted|comments?|commented|shares?)`
/** Somebody without a name: 'a happy member', 'one holder from Ostend'. */
const somebody = source`(?:[Aa]n?|[Oo]ne(?: of our)?|[Aa]nother|[Oo]ur|[Aa]nonymous) (?:[\p{L}\d-]+ ){0,3}?(?:members?|holders?|candidates?|students?|graduates?|alumn(?:us|a|i)|customers?|clients?|readers?|visitors?|users?|participants?|attendees?|learners?|reviewers?|employers?|colleagues?|fans?)`
const before = new RegExp(
  `(?:^|[.!?:]\\s+)(?:As )?(?:(${name})|${somebody})(?:,\\s[^,:"“]{1,50},?|\\s\\([^()]{1,40}\\))?\\s?(?:${verbs}(?:\\s[\\p{L}]+){0,3})?\\s?[:,]\\s?(${quotation})`,
  'gu',
)
const after = new RegExp(
  `(${quotation})\\s?[,.]?\\s?(?:(?:[—–―~]{1,2}\\s?|-{1,2}\\s|\\(|${verbs}\\s)(?:(${name})|${somebody})|(?:(${name})|${somebody})(?:,\\s[^,.]{1,40},)?\\s${verbs}\\b)[^.]{0,60}`,
  'gu',
)

/** Quotations in a passage with the name of who said them; UTF-16 offsets in it. */
export function quotationsOfPersons(text: string): { start: number; end: number }[] {
  if (!/["“„«]/.test(text)) return []
  const found: { start: number; end: number }[] = []
  const add = (match: RegExpExecArray, quoted: string | undefined, who: string | undefined): void => {
    if (quoted === undefined || (who !== undefined && notPersonal.test(who)) || ofOurs.test(match[0])) return
    const start = match.index + match[0].indexOf(quoted)
    found.push({ start, end: start + quoted.length })
  }
  for (const match of matchesIn(text, before)) add(match, match[2], match[1])
  for (const match of matchesIn(text, after)) add(match, match[1], match[2] ?? match[3])
  return found
}
