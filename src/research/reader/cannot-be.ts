import { expression } from '../expression.ts'
import { saysItLasts } from '../lexicon/validity.ts'
import { headsBesides, placeIn } from '../lexicon/paid-by-others.ts'
import type { Amount } from './amounts.ts'
import type { Fact } from './facts.ts'
import type { ReadLine } from './lines.ts'

/** Sends whoever reads it elsewhere and says nothing itself: 'For the fees see our fee schedule.' */
const elsewhere = expression('i')`
  ^(?:(?:for|to) [^.!?]{0,80}? )?(?:please )?(?:see|visit|refer to|consult|download|go to|check out|click (?:here|on))\b
`
/** Beside one of these a sentence asks for something, wherever else it sends. */
const asks = /\b(?:must|shall|requires?d?|needs?|have to|has to|should|pass|complete|submit|hold|earn|provide|pay)\b/i

/** Says how long it holds and asks for nothing: 'CSC certification is valid for two years.' */
const holds = /^[^.!?;:]{0,80} (?:is|are|remains?) (?:valid|good|in effect) for\b[^,;]{3,30}\.?$/i

/** What a shop sells beside, and what a body gives: no fee of a certification. */
const goods = expression('i')`
  \b(?:
    frames?|plaques?|mugs?|t-?shirts?|lapel pins?|shipping|postage|courier|(?:text|work)books?|practice (?:exams?|tests?)|
    (?:study|review) (?:guides?|manuals?|materials?)|
    (?:exam )?prep(?:aration)? (?:course|class|workshop|seminar)s?|(?:scholarships?|stipends?|prizes?) (?:of|worth|up to)
  )\b
`

/**
 * Whether something cannot be a fact of its kind, whatever was learnt of it: a sentence that only sends elsewhere, what says how long a
 * certification holds as a requirement, a time of experience among requirements as how long one holds, and the price of goods. What
 * labelled pages say of each stands in decisions 0104 and 0105.
 */
export function cannotBe(fact: Fact): boolean {
  if (fact.kind === 'fee') return isOfPlace(fact.thing.line) || isNoFee(fact.thing)
  if (fact.kind === 'term') return isOfPlace(fact.thing.line) || isOfExperience(fact.thing)
  const text = fact.thing.text.trim()
  if (elsewhere.test(text) && !asks.test(text)) return true
  return fact.kind === 'requirement' && holds.test(text)
}

/** What is given and not paid, and what somebody earns: '$500 scholarships', 'free seats worth $1,790'. */
const given = /\b(?:scholarships?|stipends?|prizes?|awards? of|grants? of|worth|tuition|installments? of)\b/i
/** What else has a price in a clause of its own: 'The annual conference costs $695', 'Save $50 when you register'. */
const otherThings = expression('i')`
  \b(?:
    conferences?|summit|gala|dinner|hotels?|lodging|parking|meals?|lunch|tickets?|donat\w*|rais(?:e|es|ed|ing)|sav(?:e|es|ing)|
    discounts?|study packs?|(?:review|prep(?:aration)?) (?:courses?|class(?:es)?)|group rates?|fined?|magazine|gift|t-?shirts?|
    books?
  )\b
`
const perNight = /^\s*(?:a|per|each) (?:night|day|head|table|ticket|hour)\b|^\s*an hour\b/i
/** 'The exam fee was $300 until 2025.' */
const past = /\b(?:was|were|used to be)\b[^.;]{0,20}$/i
const pastBehind = /^\s*until\b/i
/** How far from an amount such a word stands, in characters. */
const [ahead, behind] = [50, 25]

/** The words in front of an amount that stand in its own clause, of a sentence that joins two, too. */
function lastClauseOf(left: string): string {
  return (
    left
      .slice(-farthest)
      .split(/[;.]\s|,?\s(?:and|but)\s/)
      .at(-1) ?? left
  )
}

/** Whether a line stands under the heading of a place or business: 'Salon / Shop', 'Firm certificates'. */
function isOfPlace({ sections }: ReadLine): boolean {
  return placeIn(sections[0]?.text ?? '') !== undefined
}

function isNoFee({ line, row, left, right }: Amount): boolean {
  if (goods.test(row === '' ? left : row)) return true
  if (given.test(left.slice(-ahead)) || given.test(right.slice(0, behind)) || perNight.test(right)) return true
  if (otherThings.test(row === '' ? lastClauseOf(left) : row)) return true
  if (past.test(left) && pastBehind.test(right)) return true
  const heading = line.sections[0]?.text ?? ''
  return line.role === 'event' || line.role === 'job' || headsBesides(heading)
}

/** How long something else was held or done: 'Level I certification held for one year'. */
const heldFor = expression('i')`
  \b(?:(?<!\b(?:is|are) )held|holding|worked|practi[cs]ed|employed|active|engaged) (?:\w+ ){0,3}?for (?:
    (?:at least|a minimum of|no less than|more than)\s
  )?$|
  \bholds? [^.;]{3,60} for (?:at least|a minimum of|no less than) $
`
/** How far in front of a time its sentence is read, in characters: a line may have thousands of times. */
const farthest = 120
const experience = /\bexperience\b/i

/** 'Two years of lantern keeping' under 'Requirements'. */
function isOfExperience({ line, sentence, start }: Extract<Fact, { kind: 'term' }>['thing']): boolean {
  const cell = line.cells.find((one) => one.start <= start && start < one.end)
  const [label] = line.cells
  if (cell !== undefined && experience.test(cell.head)) return true
  if (label !== undefined && experience.test(line.text.slice(label.start - line.start, label.end - line.start))) return true
  if (heldFor.test(line.text.slice(Math.max(sentence.start, start - farthest) - line.start, start - line.start))) return true
  if (line.role !== 'eligibility') return false
  const said = line.text.slice(sentence.start - line.start, sentence.end - line.start)
  return ![said, line.lead?.text ?? '', ...line.sections.map(({ text }) => text)].some(saysItLasts)
}
