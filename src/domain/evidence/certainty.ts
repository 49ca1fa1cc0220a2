import * as z from 'zod/mini'
import { atMost } from '../text/text.ts'

const signs = atMost(z.string().check(z.maxLength(40)), 40)

/** How sure the built-in reader is of what it read, and the signs it goes by, the weightiest first; see `reading-signs.ts`. */
export const certaintySchema = z.object({
  verdict: z.enum(['sure', 'check']),
  for: signs,
  against: signs,
})
export type Certainty = z.infer<typeof certaintySchema>
