import { newRemarkSchema, remarkSchema } from '#domain/shares/remark.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

export const makeRemark = defineCall({
  method: 'POST',
  path: '/api/share/:shareId/remarks',
  summary:
    'Say through a link that a line is right, what is right in its place, or what is missing; where the link lets its holders edit, a change is made at once',
  access: 'anyone',
  params: z.object({ shareId: keyParameter }),
  body: newRemarkSchema,
  /** 'there': what is missing was there already; nothing was written. */
  output: z.object({
    status: z.enum(['noted', 'done', 'open', 'there']),
    /** Of what was called right now: with it whoever said so takes it back. Absent where it was said before. */
    remarkId: z.optional(z.string()),
  }),
  errors: ['PASSCODE_NEEDED', 'LINK_MODE', 'NOT_FOUND', 'REMARK_CLOSED'],
  limit: 'remark',
})

export const takeBackRemark = defineCall({
  method: 'DELETE',
  path: '/api/share/:shareId/remarks/:remarkId',
  summary:
    'Take back that something is right, by the id that saying so was answered with; the same answer where there is nothing to take back',
  access: 'anyone',
  params: z.object({ shareId: keyParameter, remarkId: keyParameter }),
  errors: ['PASSCODE_NEEDED', 'NOT_FOUND'],
  limit: 'remark',
})

export const listRemarks = defineCall({
  method: 'GET',
  path: '/api/searches/:id/remarks',
  summary: 'What readers of the links of a prospect said of its lines, newest first, at most 500',
  access: 'signed-in',
  token: 'read',
  params: z.object({ id: numberParameter }),
  output: z.array(remarkSchema),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const decideRemark = defineCall({
  method: 'POST',
  path: '/api/searches/:id/remarks/:remarkId',
  summary: 'Accept what a reader suggested, as a new version, or decline it',
  access: 'signed-in',
  token: 'write',
  params: z.object({ id: numberParameter, remarkId: keyParameter }),
  body: z.object({ accept: z.boolean() }),
  output: remarkSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'REMARK_CLOSED'],
})

export const dismissRemark = defineCall({
  method: 'DELETE',
  path: '/api/searches/:id/remarks/:remarkId',
  summary: 'Delete what a reader said for good; what it changed stays',
  access: 'signed-in',
  token: 'write',
  params: z.object({ id: numberParameter, remarkId: keyParameter }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
