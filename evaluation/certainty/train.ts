// npm run train:certainty: weighs the signs by which the built-in reader is sure of a line, and says how it does on sets left out.
import { writeFileSync } from 'node:fs'
import { type FieldWeights, judgedFields, scoreOf } from '../../src/research/certainty/certainty.ts'
import type { Part } from '../label.ts'
import { type Example, examplesByRules } from './examples.ts'
import { reachedByAllBut, type Scored, sureFrom, weightsOf } from './fit.ts'

/** Sets of pages that the rules know least: they count three times, and thresholds are chosen on them, each while it is left out. */
const unknown: readonly Part[] = ['opened-c', 'opened-d', 'opened-e', 'opened-f']
/** Of the names that a reader is sure of, so many are right at least. */
const sureNamesRight = 0.925
/** Of the facts under a name that is right, so many are left to a person. */
const factsToCheck = 0.15

// What the trained reader of names adds is too little to weigh signs on, and chose worse (docs/decisions/0094).
const examples = await examplesByRules()
const made: Record<string, FieldWeights> = {}
console.log('On sets left out, of pages the rules know least: right of sure, right of to check')
for (const field of judgedFields) {
  const own = examples.filter((one) => one.field === field)
  const leftOut = unknown.map((set) => {
    const others = own.filter((one) => one.set !== set)
    const weights = weightsOf(field, weighted(others))
    const scored = scoresOf(
      weights,
      own.filter((one) => one.set === set),
    )
    return { scored, sure: reachedByAllBut(scoresOf(weights, weighted(others)), factsToCheck) }
  })
  const weights = weightsOf(field, weighted(own))
  const sureName = sureFrom(
    leftOut.flatMap(({ scored }) => scored),
    sureNamesRight,
  )
  const isName = field === 'name'
  made[field] = { ...weights, sure: isName ? sureName : reachedByAllBut(scoresOf(weights, weighted(own)), factsToCheck) }
  const isSure = ({ score }: Scored, sure: number) => score >= (isName ? sureName : sure)
  const passed = leftOut.flatMap(({ scored, sure }) => scored.filter((one) => isSure(one, sure)))
  const waiting = leftOut.flatMap(({ scored, sure }) => scored.filter((one) => !isSure(one, sure)))
  console.log(`  ${field.padEnd(14)}${share(passed)}   ${share(waiting)}`)
}
writeFileSync(new URL('../../src/research/certainty/weights.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`)

function weighted(some: readonly Example[]): Example[] {
  const late = some.filter(({ set }) => unknown.includes(set))
  return [...some, ...late, ...late]
}

function scoresOf(weights: Omit<FieldWeights, 'sure'>, some: readonly Example[]): Scored[] {
  return some.map(({ signs, right }) => ({ score: scoreOf({ ...weights, sure: 0 }, signs), right }))
}

function share(some: readonly Scored[]): string {
  const right = some.filter((one) => one.right).length
  return `${right} of ${some.length} (${some.length === 0 ? '–' : (right / some.length).toFixed(3)})`
}
