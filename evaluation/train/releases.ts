import { byDecision, decisions, pairDecisions, type Weights } from '../../src/research/reader/weights/weights.ts'
import type { Example } from './examples.ts'
import type { PreparedExample } from './learn.ts'

/** How often a real page teaches: real pages are what the reader is for, and among whole written ones their few lines weigh little. */
export const timesOfReal = 4

/** How often a page of a set with bounds teaches: what it taught is not lost when many others join. */
const timesWithBounds = 6

/** How often those teach of which a release lost what the one before had read. */
const timesOfLost: ReadonlyMap<string, number> = new Map([
  ['opened-a/valuers-board-biennial.txt', 10],
  ['opened-b/foot-surgeons-council-fees.txt', 8],
  ['opened-f/orchard-chapter-exam-prices.txt', 16],
  ['whole/mediators-renewal-fee.html', 4],
  ['whole/compare-safety-columns.html', 4],
  ['whole/marshal-license-types.html', 60],
  ['whole/ramp-surveyor-other-prices.html', 8],
  ['whole/sail-examiner-others-paid.html', 8],
  ['whole/vault-keeper-compared.html', 8],
  ['whole/kiln-tester-bond.html', 8],
  ['whole/net-mender-menu.html', 8],
  ['whole/harbor-crafts-home.html', 4],
  ['whole/winch-council-certificates.html', 8],
  ['whole/forge-permit-beside.html', 6],
  ['whole/clinic-administrator-routes.html', 6],
  ['whole/smoke-reader-exam-facts.html', 6],
  ['whole/quarry-certificate-rows.html', 30],
  ['whole/barge-crews-columns.html', 6],
  ['whole/short-form-alone-in-fees.html', 24],
  ['whole/falconry-like-requirements.html', 6],
  ['whole/derrick-names-within-names.html', 10],
  ['whole/recertification-without-a-name.html', 12],
])

/** Labelled pages as they teach a release: real ones and those of sets with bounds several times, whole written ones once. */
export function weighed<One extends Example>(pages: readonly PreparedExample<One>[]): PreparedExample<One>[] {
  const often = { real: timesOfReal, whole: 1 }
  const timesOf = ({ id, set }: One) => timesOfLost.get(id) ?? (set === 'real' || set === 'whole' ? often[set] : timesWithBounds)
  return pages.map((page) => ({ ...page, times: timesOf(page.example) }))
}

/** Weights of which some decisions are learnt anew. @throws where one is named that nothing is decided by */
export function withOnly(before: Weights, anew: Weights, only: readonly string[]): Weights {
  const known: readonly string[] = [...decisions, ...pairDecisions]
  const unknown = only.filter((decision) => !known.includes(decision))
  if (unknown.length > 0) throw new RangeError(`No decision is '${unknown.join("', '")}'. Decisions: ${known.join(', ')}`)
  const of = (decision: string) => (only.includes(decision) ? anew : before)
  return {
    sums: byDecision((decision) => of(decision).sums[decision]),
    trees: {
      ...byDecision((decision) => of(decision).trees[decision]),
      owner: of('owner').trees.owner,
      same: of('same').trees.same,
    },
    thresholds: anew.thresholds,
  }
}
