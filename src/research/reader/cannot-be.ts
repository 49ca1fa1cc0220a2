import { expression } from '../expression.ts'
import { saysItLasts } from '../lexicon/validity.ts'
import type { Fact } from './facts.ts'

/** Sends whoever reads it elsewhere and says nothing itself: 'For the fees see our fee schedule.' */
const elsewhere = expression('i')`
  ^(?:(?:for|to) [^.!?]{0,80}? )?(?:please )?(?:see|visit|refer to|consult|download|go to|check out|click (?:here|on))\b
`
/** Beside one of these a sentence asks for something, wherever else it sends. */
const asks = /\b(?:must|shall|requires?d?|needs?|have to|has to|should|pass|complete|submit|hold|earn|provide|pay)\b/i

/** Says how long it holds and asks for nothing: 'CSC certification is valid for two years.' */
const holds = /^[^.!?;:]{0,80} (?:is|are|remains?) (?:valid|good|in effect) for\b[^,;]{3,30}\.?$/i

/**
 * Whether something cannot be a fact of its kind, whatever was learnt of it: a sentence that only sends elsewhere, what says how long a
 * certification holds as a requirement, and a time of experience among requirements as how long one holds. What labelled pages say of
 * each stands in decision 0104.
 */
export function cannotBe(fact: Fact): boolean {
  if (fact.kind === 'fee') return false
  if (fact.kind === 'term') return isOfExperience(fact.thing)
  const text = fact.thing.text.trim()
  if (elsewhere.test(text) && !asks.test(text)) return true
  return fact.kind === 'requirement' && holds.test(text)
}

/** 'Two years of lantern keeping' under 'Requirements'. */
function isOfExperience({ line, sentence }: Extract<Fact, { kind: 'term' }>['thing']): boolean {
  if (line.role !== 'eligibility') return false
  const said = line.text.slice(sentence.start - line.start, sentence.end - line.start)
  return ![said, line.lead?.text ?? '', ...line.sections.map(({ text }) => text)].some(saysItLasts)
}
