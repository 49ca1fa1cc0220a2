import { type Certification, linesOf } from '../certifications/certification.ts'
import { foldName } from '../organizations/folded-name.ts'

/** A certification that a further reading gave lines to. */
export interface NewLines {
  id: string | undefined
  name: string
  /** How many lines were not there before. */
  lines: number
  /** The certification itself was not there before. */
  isNew: boolean
}

/** What stands in the second reading and not in the first, certification by certification, in the order of the second. */
export function newLines(before: readonly Certification[], after: readonly Certification[]): NewLines[] {
  const known = new Map(before.map((one) => [foldName(one.name), new Set(linesOf(one).map(keyOf))]))
  return after.flatMap((one) => {
    const held = known.get(foldName(one.name))
    const lines = linesOf(one).filter((line) => held?.has(keyOf(line)) !== true).length
    return held !== undefined && lines === 0 ? [] : [{ id: one.id, name: one.name, lines, isNew: held === undefined }]
  })
}

function keyOf({ field, text }: { field: string; text: string }): string {
  return `${field} ${text}`
}
