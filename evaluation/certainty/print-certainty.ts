import { certaintyOf, judgedFields } from '../../src/research/certainty/certainty.ts'
import type { Example } from './examples.ts'

/** Tells of each field how much of what the built-in reader is sure of is right, and of what it leaves to a person. */
export function printCertainty(print: (line: string) => void, title: string, examples: readonly Example[]): void {
  const sure = new Set(examples.filter(({ field, signs }) => certaintyOf(field, [{ documentId: '', signs }])?.verdict === 'sure'))
  const row = (named: string, some: readonly Example[]) => {
    const [passed, waiting] = [some.filter((one) => sure.has(one)), some.filter((one) => !sure.has(one))]
    const toCheck = some.length === 0 ? 0 : waiting.length / some.length
    print(`  ${named.padEnd(30)}${share(passed).padEnd(24)}${share(waiting).padEnd(24)}${toCheck.toFixed(3).padStart(10)}`)
  }
  print(`\nSure and to check (facts under a name that is right): ${title}`)
  print(`  ${''.padEnd(30)}${'right of sure'.padEnd(24)}${'right of to check'.padEnd(24)}${'to check'.padStart(10)}`)
  for (const field of judgedFields) row(field, ofField(examples, field))
  row('all', examples)
  for (const [set, own] of Map.groupBy(ofField(examples, 'name'), (one) => one.set)) row(`names, ${set}`, own)
}

function ofField(examples: readonly Example[], field: Example['field']): Example[] {
  return examples.filter((one) => one.field === field)
}

/** How many are right: '78 of 84 (0.929)'. */
export function share(some: readonly { right: boolean }[]): string {
  const right = some.filter((one) => one.right).length
  return `${right} of ${some.length} (${some.length === 0 ? '–' : (right / some.length).toFixed(3)})`
}
