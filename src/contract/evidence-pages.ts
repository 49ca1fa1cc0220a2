import { daySchema } from '#domain/calendar-day.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

export const getEvidencePage = defineCall({
  method: 'GET',
  path: '/api/evidence-pages/:pageId',
  summary: 'The kept text of a page that a prospect of the user, or a look-up, quotes',
  access: 'signed-in',
  token: 'read',
  params: z.object({ pageId: z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/)) }),
  /** What quotes the page: a prospect by its number, or a look-up by its key. */
  query: z.object({ searchId: z.optional(numberParameter), lookupId: z.optional(keyParameter) }),
  output: z.object({
    url: z.string(),
    title: z.string(),
    /** Day the text was first read. */
    readOn: daySchema,
    /** Plain text of the page. */
    text: z.string(),
  }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
