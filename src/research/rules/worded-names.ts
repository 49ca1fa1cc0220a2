import { expression } from '../expression.ts'
import { pricesIn } from '../lexicon/money.ts'
import { credentialStart, generic, isPerson, notOffered } from './name-words.ts'
import { tidy } from './name-text.ts'
import type { NameMention } from './name-mention.ts'
import type { Page } from './page.ts'

/** A name said in running words, offsets in the document's text. */
export interface WordedName {
  mention: NameMention
  /** How sure its wording is that the body grants it: a title or a sentence on who is certified as what. */
  weight: number
}

const word = String.raw`(?:[\p{L}\p{N}][\p{L}\p{N}'’-]*)`
const granted = expression('giu')`
  \b(?:
    certif(?:ied|ication)|licensed|licen[sc]ure|licen[sc]es?|registered|registration|accredit(?:ed|ation)|
    credentialed|credential|permits?|certificates?(?: of \p{L}+)?|qualification
  ) as (?:an? |the )?|\bcertification of (?:an? )?(?=\p{Lu})
`
const become = expression('giu')`
  \b(?:become|becoming|be) (?:an? )?(?=(?:certified|accredited|chartered|registered|licen[sc]ed) )|
  \bto become an? (?=\p{Lu}\p{Ll}+ \p{Lu})
`
const held = expression(
  'giu',
)`\b(?:an?|the|each|every|any|for|of) ((?:${word} ){1,4}?)(?:licen[sc]e|certificate|permit|certification)\b`
/** 'Flood examiners must be certified by the department' */
const bound = expression(
  'giu',
)`(^|[.;:]\s+)(?=(?:${word} ){1,5}(?:must|shall) be (?:certified|licen[sc]ed|registered|accredited) (?:by|with|upon)\b)`
/** 'A registered early years educator may re-apply' */
const calls = /\b(?:certified|registered|licen[sc]ed|chartered|accredited) (?=\p{Ll}[\p{Ll}-]{2,} )/gu
/** 'A registered equine nurse (REN)' */
const spelled =
  /\b((?:certified|registered|licen[sc]ed|accredited|chartered) (?:\p{Ll}[\p{Ll}-]+ ){0,4}\p{Ll}[\p{Ll}-]+) \(([A-Z]{2,6})s?\)/gu
/** 'A Level 2 Coach collects 80 points' */
const graded = expression('gu')`
  \b(?:Level|Grade) (?:\d|[IVX]{1,3}) (?:\p{Lu}\p{Ll}+ ){0,2}(?:
    Coach|Umpire|Referee|Instructor|Judge|Official|Technician|Operator|Inspector|Assessor
  )(?!\p{L})
`
/** Words that end or break a name. */
const breaks = expression('i')`
  ^(?:
    who|that|which|and|or|in|at|by|for|from|with|without|if|when|is|are|was|were|may|must|shall|should|can|will|be|
    been|to|of|on|as|after|before|under|this|these|those|such|not|no|has|have|had|part|required|follows|defined|set|
    provided|described|soon|well|any|all|each|every|other|another|their|his|her|its|your|our|current|valid|active|
    existing|new|same|courtesy|temporary|duplicate|replacement|expired|lapsed|provisional|retired|inactive
  )$
`
const most = 6
/** A longer page names what it is about before. */
const mostPassages = 2_000
const mostText = 60_000
/** A text without any of these names nothing that is granted. */
const hint = /become an? |level \d|certif|licen|regist|accredit|charter|credential|permit|qualification/iu

/**
 * Names in words that need no capitals: 'licensure as a professional music therapist', 'certified as Grade 6 umpires',
 * 'a journeyman fitter's licence'. They count only where nothing else names a certification.
 */
export function wordedNames(page: Page): WordedName[] {
  const said = page.document.text.slice(0, mostText).toLowerCase()
  const grades = new Set(page.document.text.slice(0, mostText).match(graded) ?? []).size
  // The page speaks of 'early years educators' apart from the one place that calls them registered.
  const known = new Map<string, boolean>()
  const saidAgain = ({ name }: NameMention): boolean => {
    const person = name.toLowerCase().split(' ').slice(1).join(' ')
    const answer = known.get(person) ?? (person.includes(' ') && said.indexOf(person) !== said.lastIndexOf(person))
    known.set(person, answer)
    return answer
  }
  return page.passages.slice(0, mostPassages).flatMap((passage) => {
    if (passage.furniture || passage.role === 'foreign' || passage.role === 'job' || passage.text.length > 6_000) return []
    if (!hint.test(passage.text)) return []
    const { text, block, heading } = passage
    const weight = heading ? 3 : 1
    const isPriced = pricesIn(text).length > 0
    const add = (name: NameMention | undefined, more: number): WordedName[] =>
      name === undefined
        ? []
        : [{ mention: { ...name, start: name.start + block.start, end: name.end + block.start }, weight: more }]
    return [
      ...[...text.matchAll(granted)].flatMap((match) => {
        const asked = /\b(?:hold|holds|holding|current|possess|valid|already)\b[^.]{0,30}$/i.test(text.slice(0, match.index))
        return listAt(text, match.index + match[0].length).flatMap((name) => add(name, asked ? 0 : weight + 0.5))
      }),
      ...[...text.matchAll(become)].flatMap((match) => add(personAt(text, match.index + match[0].length), weight + 0.5)),
      ...[...text.matchAll(bound)].flatMap((match) => add(personAt(text, match.index + (match[1]?.length ?? 0)), weight + 0.5)),
      ...[...text.matchAll(calls)].flatMap((match) => {
        const name = personAt(text, match.index)
        return add(name, weight * (name !== undefined && saidAgain(name) ? 1.6 : 0.8))
      }),
      ...[...text.matchAll(spelled)].flatMap((match) => add(withLetters(text, match), weight + 1)),
      ...[...text.matchAll(graded)].flatMap((match) =>
        add(named(text, match.index, match.index + match[0].length), grades > 1 ? 1.5 : weight / 2),
      ),
      // A price in the same breath is one of it.
      ...[...text.matchAll(held)].flatMap((match) => add(holderOf(text, match), isPriced ? 1.5 : weight / 2)),
    ]
  })
}

/** 'Grain Fumigator and Grain Consultant': the first name, and those with capitals that follow it in one breath. */
function listAt(text: string, start: number): NameMention[] {
  const names: NameMention[] = []
  for (let from = start; names.length < 4; ) {
    const name = personAt(text, from)
    if (name === undefined) break
    names.push(name)
    const next = /^(?:,|,? and|,? or) (?:an? )?(?=\p{L})/u.exec(text.slice(name.end))
    if (next === null) break
    from = name.end + next[0].length
  }
  return names
}

/** The words from `start` on that end in what a person is called. */
function personAt(text: string, start: number): NameMention | undefined {
  const words: string[] = []
  let end = start
  let found: { words: number; end: number } | undefined
  for (const match of text.slice(start, start + 120).matchAll(new RegExp(`${word}|[^\\s]`, 'gu'))) {
    const [one] = match
    if (!/^[\p{L}\p{N}]/u.test(one) || words.length >= most || breaks.test(one)) break
    words.push(one)
    end = start + match.index + one.length
    if (isPerson(one) && !/^\d|^[ivx]+$|^level$/i.test(one)) found = { words: words.length, end }
  }
  if (found === undefined || found.words < 2) return undefined
  return named(text, start, found.end)
}

/** The name with its short form, when that is made of its initials. */
function withLetters(text: string, match: RegExpMatchArray): NameMention | undefined {
  const [, phrase = '', acronym = ''] = match
  const initials = phrase.split(' ').map((one) => one[0]?.toUpperCase())
  const start = match.index ?? 0
  const name = initials.join('') === acronym ? named(text, start, start + phrase.length) : undefined
  return name === undefined ? undefined : { ...name, acronym }
}

/** 'journeyman fitter' of 'a journeyman fitter's licence'. */
function holderOf(text: string, match: RegExpMatchArray): NameMention | undefined {
  const phrase = (match[1] ?? '').trim().replace(/^(?:an?|the) /, '')
  const words = phrase.split(' ')
  const last = (words.at(-1) ?? '').replace(/['’]s$|s['’]$/, '')
  if (words.length < 2 || !isPerson(last) || words.some((one) => breaks.test(one))) return undefined
  const start = (match.index ?? 0) + match[0].indexOf(phrase)
  return named(text, start, start + phrase.length)
}

function named(text: string, start: number, end: number): NameMention | undefined {
  const written = text.slice(start, end).replace(/['’]s$|(?<=s)['’]$/, '')
  const name = tidy(
    written
      .split(' ')
      .map((one) => one.slice(0, 1).toUpperCase() + one.slice(1))
      .join(' ')
      .replace(/(?<=\p{L}{3}[^s])s$/u, ''),
    false,
  )
  const [first = '', second = ''] = name.split(' ')
  const bare = credentialStart.test(first) && second === ''
  return bare || generic.test(name) || notOffered.test(name)
    ? undefined
    : { name, acronym: '', start, end: start + written.length, by: 'person' }
}
