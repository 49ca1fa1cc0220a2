import * as z from 'zod/mini'
import { requiredText, text } from '../text/text.ts'

export const viewNameSchema = requiredText(1, 60, 'Give the view a name.', 'The name')
/** Search parameters of the list's address, without '?'. */
export const viewSearchSchema = text(2_000, 'The view')

/** What the list shows, kept under a name. */
export const savedViewSchema = z.object({ id: z.string(), name: z.string(), search: z.string() })
export type SavedView = z.infer<typeof savedViewSchema>
