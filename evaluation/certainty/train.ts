// npm run train:certainty: weighs the signs by which the built-in reader is sure of a line, and says how it does on sets left out.
import { writeFileSync } from 'node:fs'
import { type FieldWeights, judgedFields, scoreOf } from '../../src/research/certainty/certainty.ts'
import { setsLeftOut } from '../train/left-out.ts'
import { type Example, certaintyExamples } from './examples.ts'
import { reachedByAllBut, type Scored, sureFrom, weightsOf } from './fit.ts'
import { share } from './print-certainty.ts'

/** Of the names that a reader is sure of, so many are right at least. */
const sureNamesRight = 0.925
/** Of the facts under a name that is right, so many are left to a person. */
const factsToCheck = 0.15

const examples = await certaintyExamples()
const made: Record<string, FieldWeights> = {}
console.log('On sets left out: right of sure, right of to check')
for (const field of judgedFields) {
  const own = examples.filter((one) => one.field === field)
  const leftOut = setsLeftOut.map((set) => {
    const others = own.filter((one) => one.set !== set)
    const weights = weightsOf(field, others)
    const scored = scoresOf(
      weights,
      own.filter((one) => one.set === set),
    )
    return { scored, sure: reachedByAllBut(scoresOf(weights, others), factsToCheck) }
  })
  const weights = weightsOf(field, own)
  const sureName = sureFrom(
    leftOut.flatMap(({ scored }) => scored),
    sureNamesRight,
  )
  const isName = field === 'name'
  made[field] = { ...weights, sure: isName ? sureName : reachedByAllBut(scoresOf(weights, own), factsToCheck) }
  const isSure = ({ score }: Scored, sure: number) => score >= (isName ? sureName : sure)
  const passed = leftOut.flatMap(({ scored, sure }) => scored.filter((one) => isSure(one, sure)))
  const waiting = leftOut.flatMap(({ scored, sure }) => scored.filter((one) => !isSure(one, sure)))
  console.log(`  ${field.padEnd(14)}${share(passed)}   ${share(waiting)}`)
}
writeFileSync(new URL('../../src/research/certainty/weights.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`)

function scoresOf(weights: Omit<FieldWeights, 'sure'>, some: readonly Example[]): Scored[] {
  return some.map(({ signs, right }) => ({ score: scoreOf({ ...weights, sure: 0 }, signs), right }))
}
