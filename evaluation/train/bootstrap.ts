import { type PageScore, type Score, sumOf } from '../score.ts'
import { f1, precision, recall } from '../tally.ts'
import { randomOf } from './logistic.ts'

/** The fields that two readings are compared by. */
const comparedFields = ['names', 'fees', 'feeKinds', 'validity', 'renewal', 'requirements'] as const
type ComparedField = (typeof comparedFields)[number]

/** F1 of each field; of lines, of the items said and the lines that are right. */
export function fieldsOf(score: Score): Record<ComparedField, { p: number; r: number; f1: number }> {
  const one = (tally: Score['names']) => ({ p: precision(tally), r: recall(tally), f1: f1(tally) })
  const lines = (items: Score['names'], shown: Score['names']) => {
    const [p, r] = [precision(shown), recall(items)]
    return { p, r, f1: p + r === 0 ? 0 : (2 * p * r) / (p + r) }
  }
  return {
    names: one(score.names),
    fees: one(score.fees),
    feeKinds: one(score.kinds),
    validity: one(score.validity),
    renewal: lines(score.renewal, score.renewalLines),
    requirements: lines(score.requirements, score.requirementLines),
  }
}

export interface Difference {
  field: ComparedField
  reader: number
  other: number
  /** Nine tenths and five hundredths of the drawn differences lie between. */
  low: number
  high: number
}

/** Reader less another reading of the same pages, with intervals from pages drawn again and again. */
export function pairedBootstrap(
  reader: readonly PageScore[],
  other: readonly PageScore[],
  draws = 1_000,
  seed = 11,
): Difference[] {
  const random = randomOf(seed)
  const whole = [fieldsOf(sumOf(reader)), fieldsOf(sumOf(other))] as const
  const drawn = Array.from({ length: draws }, () => {
    const places = reader.map(() => Math.floor(random() * reader.length))
    const of = (pages: readonly PageScore[]) => fieldsOf(sumOf(places.flatMap((place) => pages[place] ?? [])))
    return [of(reader), of(other)] as const
  })
  return comparedFields.map((field) => {
    const differences = drawn.map(([own, others]) => own[field].f1 - others[field].f1).toSorted((a, b) => a - b)
    return {
      field,
      reader: whole[0][field].f1,
      other: whole[1][field].f1,
      low: differences[Math.floor(draws * 0.025)] ?? 0,
      high: differences[Math.floor(draws * 0.975)] ?? 0,
    }
  })
}
