import type { RecheckChange } from '#domain/lookups/recheck.ts'
import { counted } from '#domain/text/counted.ts'

/** What is accepted, on its button: 'Accept 1 change and 8 newer readings'. A line that stands there as before is no change. */
export function acceptWords(chosen: readonly Pick<RecheckChange, 'kind'>[]): string {
  const renewed = chosen.filter(({ kind }) => kind === 'renewed').length
  const changed = chosen.length - renewed
  const parts = [
    ...(changed > 0 || renewed === 0 ? [counted(changed, 'change')] : []),
    ...(renewed > 0 ? [counted(renewed, 'newer reading')] : []),
  ]
  return `Accept ${parts.join(' and ')}`
}
