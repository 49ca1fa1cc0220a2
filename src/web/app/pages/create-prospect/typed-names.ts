import * as z from 'zod/mini'
import { forget, keep, readKept } from '../../../kept/kept.ts'
import type { Keeper } from '../../../kept/place.ts'

const typedNamesSchema = z.object({
  /** What was answered, by the name that was asked about. */
  said: z.record(z.string(), z.enum(['yes', 'no', 'unsure'])),
  /** Names that the reader missed, one per line. */
  typed: z.string(),
  /** The pages were being read again with them. */
  isReading: z.boolean(),
})
export type TypedNames = z.infer<typeof typedNamesSchema>

export const noTypedNames: TypedNames = { said: {}, typed: '', isReading: false }

const nameOf = (lookupId: string | undefined) => `names.${lookupId ?? ''}`

/** What was answered and typed about the names of a look-up, and not read again with. */
export function readTypedNames(keeper: Keeper, lookupId: string | undefined): TypedNames {
  return readKept(keeper, nameOf(lookupId), typedNamesSchema)?.data ?? noTypedNames
}

export function keepTypedNames(keeper: Keeper, lookupId: string | undefined, names: TypedNames): void {
  const said = Object.values(names.said).filter((answer) => answer !== 'unsure').length
  const changes = said + (names.typed.trim() === '' ? 0 : 1)
  if (changes > 0) keep(keeper, nameOf(lookupId), names, { changes })
  else forgetTypedNames(keeper, lookupId)
}

export function forgetTypedNames(keeper: Keeper, lookupId: string | undefined): void {
  forget(keeper, nameOf(lookupId))
}
