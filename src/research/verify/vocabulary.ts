import { negationWords } from '../lexicon/text/negation.ts'

/** What a word decides. Everything but 'light' words must stand on both sides of a match. */
export type WordClass = 'light' | 'negation' | 'modal' | 'unit' | 'member' | 'limit' | 'condition' | 'plain'

const words = (text: string) => text.split(/\s+/)

/** Words that may be added or left out without changing what a sentence says. */
const light = words(
  `a an the this that these those of to for in on at by with as is are be been being was were its their our your his her
  they we you also please just simply currently actually really basically essentially kindly indeed however therefore
  thus then now here there so well very quite still too moreover furthermore additionally specifically overall certainly
  accordingly hereby respectively such said certain particular own generally typically usually normally which who do does did
  has have had`,
)
/** Strong modals bind, weak ones allow or advise. */
export const strongModals = new Set(words('must shall required require need mandatory obligated obliged compulsory necessary'))
export const weakModals = new Set(
  words('may might can could should optional recommended recommend encouraged encourage preferred prefer voluntary'),
)
const otherModals = words('will would eligible ineligible allowed permitted prohibited forbidden')
const units = words(
  `year month week day hour minute credit point ceu cpe pdu cme cpd ceh ce cec semester quarter percent question attempt`,
)
const limits = words(
  `least most more less fewer than minimum maximum min max up within over under between only per each every all any both either
  about approximately exactly after before until since through during`,
)
const conditions = words('and or if unless except but while when provided')

const classes = new Map<string, WordClass>()
for (const word of light) classes.set(word, 'light').set(singular(word), 'light')
for (const word of limits) classes.set(word, 'limit')
for (const word of conditions) classes.set(word, 'condition')
for (const word of units) classes.set(word, 'unit')
for (const word of [...strongModals, ...weakModals, ...otherModals]) classes.set(word, 'modal')
for (const word of negationWords) classes.set(word, 'negation')
for (const word of ['member', 'nonmember']) classes.set(word, 'member')

/** What a word decides, of its form as `canonicalWord` gives it. */
export function classOf(word: string): WordClass {
  return classes.get(word) ?? 'plain'
}

/** Short and long forms of one word. */
const sameWords = new Map(
  Object.entries({
    yr: 'year',
    yrs: 'year',
    mo: 'month',
    mos: 'month',
    mth: 'month',
    hr: 'hour',
    hrs: 'hour',
    wk: 'week',
    wks: 'week',
    pct: 'percent',
    pts: 'point',
    examination: 'exam',
    nonmembership: 'nonmember',
  }),
)

/** A mark that a page lost the raised letters of: 'FellowSM', 'PractitionerTM'. */
const gluedMark = /(?<=\p{Ll}{2})(?:SM|TM)$/u

/**
 * A word in one form: lower case, without accents and apostrophes, in the singular. 'Members’' and 'member' are one word, and so are
 * 'FellowSM' and 'fellow'.
 */
export function canonicalWord(written: string): string {
  let word = (written.endsWith('M') ? written.replace(gluedMark, '') : written).toLowerCase()
  if (!/^[a-z0-9+#]*$/.test(word)) word = word.normalize('NFKD').replace(/[^\p{L}\p{N}+#]/gu, '')
  return sameWords.get(word) ?? sameWords.get(singular(word)) ?? singular(word)
}

function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  return /(?:ch|sh|x|ss|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}
