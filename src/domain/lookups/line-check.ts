import * as z from 'zod/mini'
import { pageEvidenceSchema } from '../evidence/evidence.ts'
import { limits, requiredText } from '../text/text.ts'

/** A sentence that somebody wants to know of whether the body says it. */
export const checkedLineSchema = requiredText(3, limits.listItem, 'Give the sentence to look for.', 'Line')

/** Whether a sentence stands on the pages of a body. */
export const lineCheckSchema = z.object({
  /**
   * 'said': the body says it there, with the quote. 'not-said': none of the pages read says it. 'not-read': no page of the body was
   * read, as with an answer of the built-in catalogue alone.
   */
  answer: z.enum(['said', 'not-said', 'not-read']),
  /** Where it is said: a quote a page. */
  quotes: z.array(pageEvidenceSchema),
  pagesRead: z.number(),
})
export type LineCheck = z.infer<typeof lineCheckSchema>
