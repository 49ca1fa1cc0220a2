import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const visitLearn = defineCall({
  method: 'GET',
  path: '/api/learn/:shareId/visit',
  summary: 'A person visited the marketing page; always 204',
  access: 'anyone',
  /** Whatever stands there: what is no link is not counted. No address that comes in is longer (Node.js takes 16 KiB of headers). */
  params: z.object({ shareId: z.string().check(z.maxLength(16_384)) }),
  errors: [],
  countsItself: {
    limit: 'visit',
    what: 'The caller is not told: over the limit the answer is the same, and nothing is counted.',
  },
})
