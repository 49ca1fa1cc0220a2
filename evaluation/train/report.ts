import { figureHead, figureRows, figuresOf } from '../figures.ts'
import { type PageScore, type Score, sumOf } from '../score.ts'
import { f1 } from '../tally.ts'
import { randomOf } from '../../src/research/plain/random.ts'

/** The fields that two readings are compared by. */
const fields = ['names', 'fees', 'feeKinds', 'validity', 'renewal', 'requirements'] as const
type Field = (typeof fields)[number]

/** F1 of each field; of lines, of the items said and the lines that are right. */
export function fieldsOf(score: Score): Record<Field, number> {
  const of = figuresOf(score)
  const mean = (p: number, r: number) => (p + r === 0 ? 0 : (2 * p * r) / (p + r))
  return {
    names: of.namesF1,
    fees: f1(score.fees),
    feeKinds: of.feeKindsF1,
    validity: of.validityF1,
    renewal: mean(of.renewalPrecision, of.renewalRecall),
    requirements: mean(of.requirementsPrecision, of.requirementsRecall),
  }
}

/** Prints what a reading reached on pages in one row. */
export function printRow(name: string, pages: readonly PageScore[]): void {
  const sum = sumOf(pages)
  const reached = fieldsOf(sum)
  const cells = fields.map((field) => `${field} ${reached[field].toFixed(3)}`)
  const { namesPrecision, feesPrecision } = figuresOf(sum)
  const precise = `precision of names ${namesPrecision.toFixed(3)}, of fees ${feesPrecision.toFixed(3)}`
  console.log(
    `${name.padEnd(24)} ${cells.join('  ')} | ${precise} | ${sum.distractorsWithName} of ${sum.distractors} distractors`,
  )
}

/** Prints what the reader reaches on pages beside what another reading of them does, with intervals of the difference. */
export function printScores(name: string, reader: readonly PageScore[], other: readonly PageScore[]): void {
  const distractors = other.filter(({ label }) => label.distractor).length
  console.log(`\n${name}: ${other.length} pages, ${distractors} of them distractors`)
  console.log(figureHead(['reader', 'other']))
  for (const row of figureRows([figuresOf(sumOf(reader)), figuresOf(sumOf(other))])) console.log(row)
  console.log('\n  F1              reader   other   difference, 95 of 100')
  const [own, theirs] = [fieldsOf(sumOf(reader)), fieldsOf(sumOf(other))]
  const drawn = drawnDifferences(reader, other)
  for (const field of fields) {
    const sorted = drawn.map((by) => by(field)).toSorted((a, b) => a - b)
    const cells = [own[field], theirs[field], ...[0.025, 0.975].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0)]
    const [one = '', two = '', low = '', high = ''] = cells.map((cell) => cell.toFixed(3))
    console.log(`  ${field.padEnd(16)}${one}   ${two}   ${low} to ${high}`)
  }
}

/** By how much one reading is ahead of another on the same pages, which are drawn again and again. */
function drawnDifferences(reader: readonly PageScore[], other: readonly PageScore[]): ((field: Field) => number)[] {
  const random = randomOf(11)
  return Array.from({ length: 1_000 }, () => {
    const places = reader.map(() => Math.floor(random() * reader.length))
    const of = (pages: readonly PageScore[]) => fieldsOf(sumOf(places.flatMap((place) => pages[place] ?? [])))
    const [own, theirs] = [of(reader), of(other)]
    return (field) => own[field] - theirs[field]
  })
}
