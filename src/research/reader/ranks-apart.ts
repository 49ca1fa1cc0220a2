import { type Candidate, isShortAlone } from './candidates.ts'
import type { JudgedName } from './judgement.ts'

const rank = /^(?:\s[-–:]|,)?\s\(?(?:type|level|class|grade|tier|category|stage)\s(?:[a-z]|\d{1,2}|[ivx]{1,4})\)?$/i

/**
 * Names of which a page names several ranks are those ranks: 'Servicing License' where headings or cells say 'Servicing License - Type A'
 * and '… - Type B'. A rank is as likely as its name.
 */
export function ranksApart(names: readonly JudgedName[]): JudgedName[] {
  const ranksOf = new Map(names.map((one) => [one, names.filter((other) => isRankOf(other.candidate, one.candidate))]))
  const split = names.filter((one) => (ranksOf.get(one)?.length ?? 0) > 1)
  if (split.length === 0) return [...names]
  return names
    .filter((one) => !split.includes(one))
    .map((one) => {
      const whole = split.filter((other) => ranksOf.get(other)?.includes(one))
      return { ...one, likely: Math.max(one.likely, ...whole.map(({ likely }) => likely)) }
    })
}

function isRankOf(one: Candidate, whole: Candidate): boolean {
  if (
    isShortAlone(one) ||
    !one.mentions.some(({ via, line }) => via === 'whole' && (line.kind === 'heading' || line.kind === 'row'))
  )
    return false
  const base = [isShortAlone(whole) ? '' : whole.name, whole.acronym].find((said) => said !== '' && one.name.startsWith(said))
  return base !== undefined && rank.test(one.name.slice(base.length))
}
