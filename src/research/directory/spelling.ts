import { foldName } from '#domain/organizations/folded-name.ts'

/** Shortened words of body names, written out. */
const shortened = new Map(
  Object.entries({
    amer: 'american',
    assn: 'association',
    assoc: 'association',
    bd: 'board',
    brit: 'british',
    cert: 'certification',
    certs: 'certifications',
    coll: 'college',
    dept: 'department',
    engrs: 'engineers',
    fed: 'federation',
    govt: 'government',
    inst: 'institute',
    intl: 'international',
    mgmt: 'management',
    mgt: 'management',
    natl: 'national',
    soc: 'society',
    univ: 'university',
  }),
)

/** One spelling for words that British and American English write differently. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(ation|ations|ing|ed|e)$/, 'iz$1'],
  [/aed/, 'ed'],
  [/aesth/, 'esth'],
  [/naec/, 'nec'],
  [/^centre(s?)$/, 'center$1'],
  [/^programme(s?)$/, 'program$1'],
  [/(behavi|lab|col|hon)our/, '$1or'],
  [/^licence(s?)$/, 'license$1'],
]

const writtenTwoWays = new RegExp(spellings.map(([pattern]) => pattern.source).join('|'))

const companyForms = new Set(
  'inc incorporated ltd limited llc llp plc corp corporation co company gmbh ev ag sa nv bv ab oy as srl spa pty pte pvt kk'.split(
    ' ',
  ),
)

/** Words that tell nothing about a name. */
export const fillers: ReadonlySet<string> = new Set(
  'a an and at by de der des di du en et for in la le of on or the to und with'.split(' '),
)

/** Words that half the trade bears in its names: they describe a body and tell none apart, however few bodies a directory holds. */
export const tradeWords: ReadonlySet<string> = new Set(
  `academy america american association board bureau canadian center certification certifications certified certifying chartered college commission
  committee corporation council credential credentialing credentials credentialed european examiners federation foundation global group institute
  institution international license licensed licensing national network north organization professional professionals program programs registered
  registration registry royal society specialist specialists standards states training union united world`.split(/\s+/),
)

/** Whether a word tells one body from another at all. */
export function tells(word: string): boolean {
  return !fillers.has(word) && !tradeWords.has(word)
}

/** Words people put around a credential or a body: 'PMP certification', 'CISSP exam'. */
const surroundings = new Set(
  'certification certifications certified certificate certificates cert credential credentials credentialing exam exams examination test license licensure program programs organization body'.split(
    ' ',
  ),
)

/** The words of a text in the one spelling that names and questions are compared in. 'A+' keeps its plus as a word; a lone 'SOC' is no 'society'. */
export function wordsOf(text: string): string[] {
  const folded = foldName(text.replace(/(?<=[\p{L}\p{N}])\++/gu, ' plus '))
  if (folded === '') return []
  const words = folded.split(' ')
  const whole = words.length === 1 ? words : words.map((word) => shortened.get(word) ?? word)
  return whole.map(respell)
}

/**
 * The key under which equal names meet: without spaces, a leading 'the', 'and' and the form of company.
 * 'P M I', 'P.M.I.' and 'PMI' have one key, as have 'EC-Council' and 'EC Council'.
 */
export function keyOf(words: readonly string[]): string {
  const start = words[0] === 'the' && words.length > 1 ? 1 : 0
  let end = words.length
  while (end > start + 1 && companyForms.has(words[end - 1] ?? '')) end -= 1
  return words
    .slice(start, end)
    .filter((word) => word !== 'and')
    .join('')
}

/** The words without those that surround a name. */
export function withoutSurroundings(words: readonly string[]): string[] {
  return words.filter((word) => !surroundings.has(word))
}

/** 'Project Management Institute (PMI)' as its outer and its inner part; undefined without a part in brackets at the end. */
export function splitBrackets(text: string): { outer: string; inner: string } | undefined {
  const match = /^(.*\S)\s*\(([^()]{2,})\)\W*$/.exec(text)
  return match?.[1] === undefined || match[2] === undefined ? undefined : { outer: match[1], inner: match[2] }
}

/** Whether a text is written like an abbreviation: one word, mostly capitals. */
export function looksAbbreviated(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return !/\s/.test(text.trim()) && letters.length >= 2 && capitals.length * 2 > letters.length
}

/** First letters of the words that carry meaning: 'National Council of Examiners' has 'nce'. */
export function initialsOf(words: readonly string[]): string {
  return words
    .filter((word) => !fillers.has(word) && !companyForms.has(word))
    .map((word) => word[0])
    .join('')
}

function respell(word: string): string {
  if (word.length < 5 || !writtenTwoWays.test(word)) return word
  return spellings.reduce((spelt, [pattern, replacement]) => spelt.replace(pattern, replacement), word)
}
