import { type Audience, audiencesIn } from '../../lexicon/fees/audience.ts'
import type { Amount } from './amounts.ts'

/** What stands between two: 'member / non-member', '$150 and $225'. */
const joint = /^\s*(?:\/|\||,|;|and|or|&)\s*$/i

/** Whom an amount is for where two stand under one label that names two: 'Exam (member / non-member)' over '$150 / $225'. */
export function pairedAudience({ line, cell, money, head, row, left }: Amount): Audience | undefined {
  const within = cell === undefined ? { start: line.start, end: line.end } : cell
  const beside = line.money.filter((one) => line.start + one.start >= within.start && line.start + one.end <= within.end)
  const [first, second] = beside
  if (beside.length !== 2 || first === undefined || second === undefined) return undefined
  const isJoint = joint.test(line.text.slice(first.end, second.start))
  const labels = [head, row, cell === undefined ? line.text.slice(0, first.start) : left]
  const pair = isJoint ? labels.map(pairIn).find((one) => one !== undefined) : undefined
  return pair?.[money === first ? 0 : 1]
}

/** Members and non-members side by side, in the order in which a label names them. */
function pairIn(label: string): readonly Audience[] | undefined {
  const pair = audiencesIn(label)
    .filter(({ kind }) => kind === 'member' || kind === 'non-member')
    .toSorted((one, other) => one.start - other.start)
  const [first, second] = pair
  return first !== undefined && second !== undefined && joint.test(label.slice(first.end, second.start)) ? pair : undefined
}
