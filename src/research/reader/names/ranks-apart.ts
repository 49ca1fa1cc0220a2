import { type Candidate, isShortAlone, type JudgedName } from './candidates.ts'

const rankSource = String.raw`\s\(?(?:type|level|class|grade|tier|category|stage)\s(?:[a-z]|\d{1,2}|[ivx]{1,4})\)?$`
const rank = new RegExp(String.raw`^(?:\s[-–:]|,)?${rankSource}`, 'i')
const endsInRank = new RegExp(rankSource, 'i')

/**
 * Names of which a page names several ranks are those ranks: 'Servicing License' where headings or cells say 'Servicing License - Type A'
 * and '… - Type B'. A rank is as likely as its name.
 * @param all everything on the page that may be a name
 */
export function ranksApart(names: readonly JudgedName[], all: readonly Candidate[]): JudgedName[] {
  const ranked = all.filter(standsAsRank)
  const likely = new Map(names.map((one) => [one.candidate, one.likely]))
  const split = new Set<Candidate>()
  for (const { candidate: whole } of names) {
    const ranks = ranked.filter((one) => isRankOf(one, whole))
    if (ranks.length < 2) continue
    split.add(whole)
    for (const one of ranks) likely.set(one, Math.max(likely.get(one) ?? 0, likely.get(whole) ?? 0))
  }
  if (split.size === 0) return [...names]
  return [...likely].flatMap(([candidate, how]) => (split.has(candidate) ? [] : [{ candidate, likely: how }]))
}

/** Whether a candidate fills a heading or a cell and ends in a rank. */
function standsAsRank(one: Candidate): boolean {
  const fills = one.mentions.some(({ via, line }) => via === 'whole' && (line.kind === 'heading' || line.kind === 'row'))
  return fills && !isShortAlone(one) && endsInRank.test(one.name)
}

function isRankOf({ name }: Candidate, whole: Candidate): boolean {
  const bases = [isShortAlone(whole) ? '' : whole.name, whole.acronym]
  return bases.some((base) => base !== '' && name.startsWith(base) && rank.test(name.slice(base.length)))
}
