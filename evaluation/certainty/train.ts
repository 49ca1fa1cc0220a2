// npm run train:certainty [-- --pages FOLDER … --answers FOLDER … --labels FOLDER …]: weighs the signs by which the built-in reader is sure of
// a line, on written pages and on real ones, each read by what others teach, and says how it does on those left out. Given the collected
// pages, their signs are read anew and kept. Blind pages are not read.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type FieldWeights, type JudgedField, judgedFields, scoreOf } from '../../src/research/certainty/certainty.ts'
import { setsLeftOut } from '../train/left-out.ts'
import { folderOptions, realExamples } from '../train/real-examples.ts'
import { type Example, examplesBeside, writtenExamples } from './examples.ts'
import { reachedByAllBut, type Scored, sureFrom, weightsOf } from './fit.ts'
import { share } from './print-certainty.ts'
import { keepSigns, keptSigns } from './real-signs.ts'

/** Of the names that a reader is sure of, so many are right at least. */
const sureNamesRight = 0.92
/** Of all lines, names that are not sure among them, so many are left to a person. */
const toCheck = 0.23

type Judged = Scored & Pick<Example, 'set' | 'field'>

const { values } = parseArgs({ options: folderOptions })
const real = (await realExamples(values)).filter(({ split }) => split !== 'blind')
const examples = real.length > 0 ? await examplesBeside(real) : [...(await writtenExamples()), ...keptSigns()]
if (real.length > 0) keepSigns(examples.filter(({ set }) => set === 'real'))

/** Everything by what was weighed on the other groups. */
const judged = judgedFields.flatMap((field) => {
  const own = examples.filter((one) => one.field === field)
  return setsLeftOut.flatMap((group): Judged[] => {
    const others = own.filter((one) => one.group !== group)
    const weights = { ...weightsOf(field, others), sure: 0 }
    const left = own.filter((one) => one.group === group)
    return left.map(({ set, right, signs }) => ({ set, field, right, score: scoreOf(weights, signs) }))
  })
})
const [names, facts] = [judged.filter(({ field }) => field === 'name'), judged.filter(({ field }) => field !== 'name')]
const sureName = sureFrom(names, sureNamesRight)
const namesToCheck = names.filter(({ score }) => score < sureName).length
// A sum is how likely a line is right, of one field as of another.
const sureFact = reachedByAllBut(facts, Math.max(0, toCheck * judged.length - namesToCheck) / facts.length)
const sureOf = (field: JudgedField) => (field === 'name' ? sureName : sureFact)

console.log('Left out: right of sure, right of to check')
for (const field of judgedFields)
  for (const kind of ['real', 'written']) {
    const own = judged.filter((one) => one.field === field && (one.set === 'real' ? 'real' : 'written') === kind)
    const isSure = ({ score }: Scored) => score >= sureOf(field)
    console.log(
      `  ${field.padEnd(14)}${kind.padEnd(9)}${share(own.filter(isSure)).padEnd(24)}${share(own.filter((one) => !isSure(one)))}`,
    )
  }
const made = Object.fromEntries(
  judgedFields.map((field): [JudgedField, FieldWeights] => {
    const own = examples.filter((one) => one.field === field)
    return [field, { ...weightsOf(field, own), sure: sureOf(field) }]
  }),
)
writeFileSync(new URL('../../src/research/certainty/weights.json', import.meta.url), `${JSON.stringify(made, null, 2)}\n`)
