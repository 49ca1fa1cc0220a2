import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { removalsFile } from './location.ts'

const written = z.string().check(z.minLength(1))

/** A line that was taken out of the catalogue; its text is not kept anywhere else. */
const removalSchema = z.strictObject({
  /** The body's slug. */
  body: written,
  certification: written,
  field: z.enum(['summary', 'requirements', 'validity', 'renewal', 'fees', 'delivery']),
  text: written,
  reason: z.string().check(z.minLength(20)),
})
export type Removal = z.infer<typeof removalSchema>

/** Every removal since lines are counted, see `catalogue/lines-held.json`. */
export function loadRemovals(): Removal[] {
  return z.array(removalSchema).parse(JSON.parse(readFileSync(removalsFile, 'utf8')))
}
