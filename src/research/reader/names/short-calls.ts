import { startsName } from '../../lexicon/credentials/awarded.ts'
import { type Candidate, isShortAlone } from './candidates.ts'
import type { JudgedName } from './judged-name.ts'

/**
 * Names without those that only call another one short, or at length: 'Developer' for 'OpenLedger Certified Developer', 'Award' for
 * 'Award in Treasury Fundamentals', 'licensed wetland scientist' for 'Wetland Scientist'. Where a page says so, it speaks of the other.
 * One that two others may be called by stays.
 */
export function withoutShortCalls(names: readonly JudgedName[]): JudgedName[] {
  const pairs = names.flatMap((short) => {
    const [long, ...others] = names.filter(({ candidate }) => calls(short.candidate, candidate))
    if (long === undefined || others.length > 0) return []
    return isWrittenAsName(long.candidate) ? [{ left: short, kept: long }] : [{ left: long, kept: short }]
  })
  const left = new Set(pairs.map((pair) => pair.left))
  return names
    .filter((one) => !left.has(one))
    .map((one) => {
      const shorter = pairs.filter(
        ({ left: other, kept }) => kept === one && (calls(other.candidate, one.candidate) || other.likely > one.likely),
      )
      const mentions = shorter.flatMap((pair) => pair.left.candidate.mentions)
      if (mentions.length === 0) return one
      return { ...one, candidate: { ...one.candidate, mentions: [...one.candidate.mentions, ...mentions] } }
    })
}

function isWrittenAsName({ name }: Candidate): boolean {
  return /^\p{Lu}/u.test(name)
}

function calls(short: Candidate, long: Candidate): boolean {
  if (short === long || isShortAlone(short) || isShortAlone(long)) return false
  const [said, whole] = [short.name.toLowerCase(), long.name.toLowerCase()]
  if (whole.length <= said.length) return false
  if (whole.startsWith(said)) return /^ (?:in|of|for) /.test(whole.slice(said.length))
  return (
    whole.endsWith(` ${said}`) &&
    startsName(
      whole
        .slice(0, -said.length - 1)
        .split(' ')
        .at(-1) ?? '',
    )
  )
}
