import { isAskedForAfter } from '../../lexicon/credentials/held.ts'
import type { Candidate } from './candidates.ts'
import type { NameSpan } from './name-spans.ts'

/** How far in front of a name words ask for it, in characters. */
const farthest = 60
/** Between a name and its short form behind it: ' ('. */
const between = 2

/** Mentions of a certification that somebody has to hold before, 'you must hold the Certified Pump Fitter (CPF)': nothing there is about it. */
export function askedFor(text: string, { mentions, shorts }: Candidate): ReadonlySet<NameSpan> {
  const isAsked = ({ line, start }: NameSpan) => isAskedForAfter(text.slice(Math.max(line.start, start - farthest), start))
  const asked = mentions.filter(isAsked)
  const isBehind = ({ start }: NameSpan) => asked.some(({ end }) => start >= end && start - end <= between)
  return new Set([...asked, ...shorts.filter((one) => isBehind(one) || isAsked(one))])
}

/** Whether a page names a certification only as one to hold before. */
export function isOnlyAskedFor(text: string, one: Candidate): boolean {
  return askedFor(text, one).size === one.mentions.length + one.shorts.length
}
