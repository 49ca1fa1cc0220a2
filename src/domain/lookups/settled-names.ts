import * as z from 'zod/mini'
import { limits, listOf, requiredText } from '../text/text.ts'

const nameSchema = requiredText(2, limits.certificationName, 'A name must have at least 2 characters.', 'Certification name')
const namesSchema = listOf(nameSchema, limits.certifications, 'Names')

/** What a person said of names: which are certifications of a body, and which are none. Names as shown or typed. */
export const settledNamesSchema = z.object({
  /** With those that the person added; a short form may stand in brackets: 'Certified Welder (CW)'. */
  right: namesSchema,
  wrong: namesSchema,
})
export type SettledNames = z.infer<typeof settledNamesSchema>

export const noSettledNames: SettledNames = { right: [], wrong: [] }
