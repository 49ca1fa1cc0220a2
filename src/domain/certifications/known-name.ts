import { foldName } from '../organizations/folded-name.ts'
import { initialsOf, lettersOf } from './initials.ts'
import { acronymKey, looksLikeAcronym, nameKey } from './name-key.ts'
import { rankOf, withDigits } from './rank-in-a-name.ts'

/** A certification as a page or a person names it. */
export interface Named {
  name: string
  /** '' when it has none. */
  acronym: string
}

/** A name read for comparing; what of it is '' says nothing. */
export interface KnownName {
  /** The spelled-out name without words that name nothing; '' of a short form alone. */
  spelled: string
  /** Its telling words in the order of the alphabet: 'crane mobile operator' of 'Certified Mobile Crane Operator'. */
  sense: string
  /** The short form in capitals. */
  short: string
  /** The telling words behind a dash, comma or colon: 'content marketing' of 'Certified Marketer, Content Marketing'. */
  branch: string
  /** Short forms that the spelled-out name has by its first letters. */
  initials: ReadonlySet<string>
  /** Words that rank it; undefined of a short form alone, which tells none. */
  ranks: string | undefined
}

/** A name with a short form in front of it or behind it: 'CQE – Certified Quality Engineer', 'Certified Quality Engineer: CQE'. */
const joint = /\s+[–—-]\s+|:\s+|,\s+/
/** Words that follow a short form where it stands for a name: 'the CQE exam'. */
const around =
  /^the\s+|\s+(?:certifications?|certificates?|credentials?|designations?|exams?|examinations?|programs?|programmes?)$/gi
/** Words that say how somebody holds something or only join others. */
const untelling = /^(?:certified|certification|certificate|in|of|for|on|and|to|with|at|by|as)$/
/** Names of one such word say too little by themselves. */
const general =
  /^(?:member|professional|practitioner|specialist|technician|associate|fellow|(?:associate|fellow|member)ship|expert|diploma|level|licen[sc]e|registration|)$/

/** Reads a name for comparing. @param site name of the body's site, which names the body and not the certification: 'asq' */
export function knownName({ name, acronym }: Named, site = ''): KnownName {
  const isShortAlone = acronym !== '' && foldName(name) === foldName(acronym)
  const plain = (acronym === '' ? name : name.replace(`(${acronym})`, ' ')).replace(/[®™℠*]/g, '').trim()
  const taken = isShortAlone ? { spelled: '', short: acronymKey(acronym) } : apart(plain)
  const short = acronym !== '' ? acronymKey(acronym) : taken.short
  if (taken.spelled === '') return { spelled: '', sense: '', branch: '', short, initials: new Set(), ranks: undefined }
  const spelled = withoutSite(withDigits(nameKey(taken.spelled)), site)
  const behind = taken.spelled.split(joint).slice(1).join(' ')
  return {
    spelled,
    sense: senseOf(spelled),
    branch: senseOf(nameKey(behind)),
    short,
    initials: initialsOf(taken.spelled),
    ranks: rankOf(taken.spelled),
  }
}

/** `knownName` that reads each name once: a reading compares the same names after each page. */
export function createNameReading(): (named: Named) => KnownName {
  const known = new Map<string, KnownName>()
  return ({ name, acronym }) => {
    const key = `${name}\n${acronym}`
    const read = known.get(key) ?? knownName({ name, acronym })
    known.set(key, read)
    return read
  }
}

/** A name as its spelled-out form and its short form, either of which may be missing. */
function apart(name: string): { spelled: string; short: string } {
  const bare = name.replace(around, '').trim()
  if (isShort(bare)) return { spelled: '', short: acronymKey(bare) }
  for (const [spelled = '', short = ''] of pairsIn(name)) {
    if (isShort(short) && isShort(spelled.replace(around, '').trim())) continue
    if (isShort(short) && mayStandFor(short, spelled)) return { spelled: spelled.trim(), short: acronymKey(short) }
  }
  return { spelled: name, short: '' }
}

/** Ways to part a name: 'Name (S)', 'S (Name)', 'S – Name', 'Name: S', 'Name S'. */
function pairsIn(name: string): (readonly string[])[] {
  const inBrackets = /\(([^()]*(?:\([^()]*\))?[^()]*)\)$/.exec(name)
  const explained = /^(\S+(?: \S{1,4})?)\s*\(([^()]{8,})\)$/.exec(name)
  const parts = name.split(joint).map((part) => part.replace(around, '').trim())
  const words = name.split(/\s+/)
  return [
    ...(inBrackets === null ? [] : [[name.slice(0, inBrackets.index), inBrackets[1] ?? '']]),
    ...(explained === null ? [] : [[explained[2] ?? '', explained[1] ?? '']]),
    ...(parts.length < 2
      ? []
      : [
          [parts.slice(1).join(' – '), parts[0] ?? ''],
          [parts.slice(0, -1).join(' – '), parts.at(-1) ?? ''],
        ]),
    ...(words.length < 3 || name.includes('(') ? [] : [[words.slice(0, -1).join(' '), words.at(-1) ?? '']]),
  ]
}

/** 'PMP', and what is written in several parts: 'API 510', 'NCAC II', 'R.T.(R)', 'C.P.M.'. */
function isShort(text: string): boolean {
  if (/^[IVX]+$/.test(text)) return false
  if (looksLikeAcronym(text) || /^[a-z]-?[A-Z]{2,6}[a-z]?$/.test(text)) return true
  return text.length <= 14 && /^[A-Z0-9]{1,5}(?:[ .()+/–-]+[A-Z0-9]{1,5})*[.)+]*$/.test(text) && /[A-Z].*[A-Z0-9]/.test(text)
}

/** Whether a short form beside a name may be its own: its letters stand there in order, the first at the start of a word. */
export function mayStandFor(short: string, name: string): boolean {
  const letters = lettersOf(short)
  if (initialsOf(name).has(letters)) return true
  const folded = foldName(name)
  const first = letters.charAt(0).toLowerCase()
  let at = folded.startsWith(first) ? 0 : folded.indexOf(` ${first}`)
  for (const letter of letters.toLowerCase()) {
    if (at < 0) return false
    const next = folded.indexOf(letter, at)
    if (next < 0) return false
    at = next + 1
  }
  return true
}

function withoutSite(key: string, site: string): string {
  const own = foldName(site)
  return own !== '' && key.startsWith(`${own} `) ? key.slice(own.length + 1) : key
}

/** Endings that the United States and others spell in two ways, and the plural of words on '-y'. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/practis/, 'practic'],
  [/isation$/, 'ization'],
  [/ise(d|r|s)?$/, 'ize$1'],
  [/our(al|s)?$/, 'or$1'],
  [/ourist$/, 'orist'],
  [/ellor$/, 'elor'],
  [/licence/, 'license'],
  [/paed/, 'ped'],
  [/^centre$/, 'center'],
  [/ies$/, 'y'],
]

function senseOf(key: string): string {
  const words = key.split(' ').filter((word) => word !== '' && !untelling.test(word))
  const plain = words.map((word) => spellings.reduce((text, [ending, other]) => text.replace(ending, other), word))
  const sense = plain.toSorted().join(' ')
  return general.test(sense) ? '' : sense
}

/** Whether spelled-out names differ in a rank: 'Level I' and 'Level II', 'Associate' and none. */
export function ranksDiffer(one: Pick<KnownName, 'ranks'>, other: Pick<KnownName, 'ranks'>): boolean {
  return one.ranks !== undefined && other.ranks !== undefined && one.ranks !== other.ranks
}

/**
 * Whether names that have a short form in common are two all the same: two names of the same letters, 'Certified Public Accountant'
 * and 'Chartered Professional Accountant', or two branches of one, 'Marketer, Content' and 'Marketer, Digital'.
 */
export function branchesDiffer(one: KnownName, other: KnownName): boolean {
  if (one.sense === '' || other.sense === '' || one.short !== other.short) return false
  const [words, otherWords] = [one, other].map(({ sense }) => sense.split(' '))
  if (words === undefined || otherWords === undefined) return false
  const [rest, otherRest] = [
    words.filter((word) => !otherWords.includes(word)),
    otherWords.filter((word) => !words.includes(word)),
  ]
  if (rest.length === 0) return isBranch(other, otherRest)
  if (otherRest.length === 0) return isBranch(one, rest)
  const letters = lettersOf(one.short)
  const bothFit = one.initials.has(letters) && other.initials.has(letters)
  // 'Certified Plane Specialist' and 'Certified Pliers Specialist' may each be a CPLS.
  const bothMayStand =
    rest.length === 1 && otherRest.length === 1 && [one, other].every(({ short, spelled }) => mayStandFor(short, spelled))
  return bothFit || bothMayStand || words.length - rest.length >= mostShared
}

/** Words behind a heading's dash that say what a page is about and name no branch. */
const about =
  /^(?:application|content|detail|eligibility|fee|handbook|how|process|recertification|renewal|requirement|training|your)$/

function isBranch({ branch }: KnownName, rest: readonly string[]): boolean {
  const words = branch.split(' ')
  return rest.length > 0 && rest.every((word) => words.includes(word)) && !rest.some((word) => about.test(word))
}

/** Names that share so many telling words and differ in others are branches of one. */
const mostShared = 2

/** Whether two names are of one certification by what they say alone. @param site as of `knownName` */
export function isSameName(one: Named, other: Named, site = ''): boolean {
  return areSame(knownName(one, site), knownName(other, site))
}

/** The same of names that are read. */
export function areSame(one: KnownName, other: KnownName): boolean {
  if (ranksDiffer(one, other)) return false
  if (one.spelled !== '' && one.spelled === other.spelled) return true
  if (one.short !== '' && other.short !== '') return one.short === other.short && !branchesDiffer(one, other)
  if (one.sense !== '' && one.sense === other.sense) return true
  return hasInitials(one, other) || hasInitials(other, one)
}

/** Whether the first is a short form alone, and the other a spelled-out name that says none and has these letters. */
function hasInitials(short: KnownName, spelled: KnownName): boolean {
  return short.spelled === '' && spelled.short === '' && spelled.initials.has(lettersOf(short.short))
}
