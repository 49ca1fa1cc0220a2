import { daySchema } from '#domain/text/calendar-day.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

const about = {
  url: z.string(),
  title: z.string(),
  /** Day the text was first read. */
  readOn: daySchema,
}

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
    ...about,
    /** Plain text of the page. */
    text: z.string(),
  }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listEvidencePages = defineCall({
  method: 'GET',
  path: '/api/evidence-pages',
  summary: 'The kept pages that the prospects of the user quote, the newest quoted first, a hundred at a time',
  access: 'signed-in',
  token: 'read',
  /** Only pages that stand after this quote: `next` of the answer before. */
  query: z.object({ after: z.optional(keyParameter) }),
  output: z.object({
    pages: z.array(
      z.object({
        pageId: z.string(),
        /** The prospect that quoted it last, through which its text is opened. */
        searchId: z.number(),
        ...about,
      }),
    ),
    /** Where the next hundred begin; absent when these are the last. */
    next: z.optional(z.string()),
  }),
  errors: ['SIGNED_OUT'],
})
