import { isAskedForAfter, isHadAfter } from '../../lexicon/credentials/held.ts'
import type { Candidate } from './candidates.ts'
import type { NameSpan } from './name-spans.ts'

/** How far in front of a name words ask for it, in characters. */
const farthest = 60
/** Between a name and its short form behind it: ' ('. */
const between = 2
/** Between two names of which somebody has one: 'holders of the CFP®, ChFC® or CPA'. */
const joint = /^[®™]?(?:\s\([^()]{1,20}\))?,?(?:\s(?:or|and))?\s?(?:(?:an?|the)\s)?$/i

function aheadOf(text: string, { line, start }: NameSpan): string {
  return text.slice(Math.max(line.start, start - farthest), start)
}

/** Mentions of a certification that somebody has to hold before, 'you must hold the Certified Pump Fitter (CPF)': nothing there is about it. */
export function askedFor(text: string, one: Candidate): ReadonlySet<NameSpan> {
  return withShorts(one, (mention) => isAskedForAfter(aheadOf(text, mention)))
}

/** Names of a page without those that it says only of people who have them already. */
export function withoutOnlyHad<Named extends { candidate: Candidate }>(text: string, names: readonly Named[]): Named[] {
  const places = names.flatMap(({ candidate }) => [...candidate.mentions, ...candidate.shorts])
  const isHad = (mention: NameSpan): boolean => {
    if (isHadAfter(aheadOf(text, mention))) return true
    const before = places.find(
      ({ line, end }) => line === mention.line && end <= mention.start && joint.test(text.slice(end, mention.start)),
    )
    return before !== undefined && isHad(before)
  }
  return names.filter(({ candidate: one }) => withShorts(one, isHad).size < one.mentions.length + one.shorts.length)
}

/** Mentions and short forms of which something holds; of a short form behind a mention what holds of that. */
function withShorts({ mentions, shorts }: Candidate, holds: (mention: NameSpan) => boolean): ReadonlySet<NameSpan> {
  const own = mentions.filter(holds)
  const isBehind = ({ start }: NameSpan) => own.some(({ end }) => start >= end && start - end <= between)
  return new Set([...own, ...shorts.filter((one) => isBehind(one) || holds(one))])
}
