import type { OutlineLine } from '../../document/clean-document/outline.ts'
import type { Claim } from '../../drafts/draft.ts'
import { expression } from '../../plain/expression.ts'
import type { FeeFact, LineFact, NamedCertification, ValidityFact } from '../prompt/answer.ts'
import { maySayRetired } from '../../lexicon/credentials/retirement.ts'
import { amountsOf, feeClaim } from '../lines/fee-line.ts'
import { missingIn, valuesIn } from '../lines/figures.ts'
import { type Ground, groundOf, type Pages, withSentenceBefore } from '../lines/ground.ts'
import type { Reason, Refusal } from '../lines/refusal.ts'
import { claimOf, firstSaid, isSaid, pageWords } from '../lines/shown-line.ts'
import type { Recognizable } from '../names/sightings.ts'
import { validityClaim } from '../lines/validity-line.ts'
import { maySpeakOf, type Naming } from './whose.ts'

/** What the facts of one certification are held against. */
export interface About {
  /** The certification; undefined for what is said of all. */
  subject: Recognizable | undefined
  /** Of a certification whose name stands in pieces in a row: that row, which alone speaks of it. */
  row?: OutlineLine | undefined
  naming: Naming
  pages: Pages
}

/** A fact as it may be shown, or why it is not. */
export type Checked = Claim | Reason

/** One fact with its field. */
export type FieldFact =
  | { field: 'requirements' | 'renewal'; fact: LineFact }
  | { field: 'validity'; fact: ValidityFact }
  | { field: 'fees'; fact: FeeFact }

/** All facts of a certification, in the order they were given. */
export function factsOf(named: NamedCertification): FieldFact[] {
  return [
    ...named.requirements.map((fact): FieldFact => ({ field: 'requirements', fact })),
    ...named.validity.map((fact): FieldFact => ({ field: 'validity', fact })),
    ...named.renewal.map((fact): FieldFact => ({ field: 'renewal', fact })),
    ...named.fees.map((fact): FieldFact => ({ field: 'fees', fact })),
  ]
}

/** A fact that is left out. */
export function refusalOf(one: FieldFact, { name }: NamedCertification, why: Reason): Refusal {
  return { certification: name, field: one.field, text: textOf(one), quote: one.fact.quote, why }
}

/** The line of a fact as the model says it. */
function textOf(one: FieldFact): string {
  if (one.field === 'validity') return one.fact.length
  if (one.field !== 'fees') return one.fact.text
  const { amount, currency, for: paid, who, when } = one.fact
  return [currency, amount, paid, who, when].filter((part) => part !== null).join(' ')
}

/**
 * Holds one fact against its page. Refused is what stands on no page, what counts or denies otherwise than its quote and context,
 * and what stands in the row or section of another certification. Words of its own refuse nothing: the page's are shown then.
 */
export function checkFact(one: FieldFact, about: About): Checked {
  const ground = groundOf(one.fact, about.pages)
  if (typeof ground === 'string') return ground
  const { subject } = about
  const isLabelled = subject !== undefined && about.row === undefined && beginsWith(one.fact.quote, subject)
  if (!isLabelled && isOfOthers(ground, figuresOf(one), about)) return 'said of another certification'
  return claimFor(one, ground, subject === undefined ? '' : `${subject.name} ${subject.acronym}`.trim())
}

/** Whether the pages say of another certification what stands at a place. @param figures the numbers of what is said */
function isOfOthers({ place }: Ground, figures: readonly number[], { subject, row, naming }: About): boolean {
  if (row !== undefined) return !place.lines.includes(row)
  return subject !== undefined && !maySpeakOf(subject, place, figures, naming)
}

/** A quote that begins with the name as a label, 'General Certificate$580', is of that certification in whatever row it stands. */
function beginsWith(quote: string, { name, acronym }: Recognizable): boolean {
  const last = quote.split(' | ').at(-1) ?? ''
  return [name, acronym].some(
    (label) => label !== '' && last.startsWith(label) && /^s?\s*[^\p{L}\s(]/u.test(last.slice(label.length)),
  )
}

function claimFor(one: FieldFact, ground: Ground, name: string): Claim | Reason {
  if (one.field === 'fees') return feeClaim(one.fact, ground, name)
  if (one.field === 'validity') return validityClaim(one.fact, ground, name)
  const { text } = one.fact
  const missing = missingIn(text, ground, name)
  if (missing === undefined) return firstSaid([text, pageWords(ground)], ground, name) ?? 'no statement of its kind'
  const wider = withSentenceBefore(ground)
  if (wider === undefined || missingIn(text, wider, name) !== undefined) return missing
  return firstSaid([pageWords(wider), text], wider, name) ?? missing
}

/** The numbers of a fact, by which the row and the cell are found that it speaks of. */
function figuresOf(one: FieldFact): number[] {
  return one.field === 'fees' ? amountsOf(one.fact) : [...valuesIn(textOf(one))]
}

const longestSummary = 600
const letters = expression('u')`\p{Ll}`

/** A sentence of a page, in the page's own words: what a certification is, or that it is no longer offered. */
export function checkSentence(quote: string, field: 'summary' | 'retired', about: About): Checked {
  const ground = groundOf({ quote, passage: null, context: [] }, about.pages)
  if (typeof ground === 'string') return ground
  const text = ground.quote.replace(/\s+/g, ' ').trim()
  const fits = field === 'retired' ? maySayRetired(text) : text.length >= 25 && letters.test(text)
  if (!fits || text.length > longestSummary) return 'no statement of its kind'
  if (isOfOthers(ground, [], about)) return 'said of another certification'
  return isSaid(text, ground, '') ? claimOf(text, ground) : 'no statement of its kind'
}
