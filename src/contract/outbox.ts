import { outboxMailSchema } from '#domain/mail/mail.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

/** An email with its words; its HTML says the same. */
const readMailSchema = z.extend(outboxMailSchema, { text: z.string() })
export type ReadMail = z.infer<typeof readMailSchema>

export const listMails = defineCall({
  method: 'GET',
  path: '/api/outbox',
  summary: "Emails about the user's own prospects and accounts, newest first, a hundred at a time",
  access: 'signed-in',
  token: 'read',
  query: z.object({
    /** Only emails older than this one. */
    before: z.optional(keyParameter),
  }),
  output: z.object({
    mails: z.array(outboxMailSchema),
    /** Whether there are older ones. */
    more: z.boolean(),
  }),
  errors: ['SIGNED_OUT'],
})

export const getMail = defineCall({
  method: 'GET',
  path: '/api/outbox/:id',
  summary: 'An email with its text',
  access: 'signed-in',
  token: 'read',
  params: z.object({ id: keyParameter }),
  output: readMailSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const markSentByHand = defineCall({
  method: 'POST',
  path: '/api/outbox/:id/sent-by-hand',
  summary: 'Say that you sent a waiting or failed email yourself; it will not be tried again',
  access: 'signed-in',
  token: 'write',
  params: z.object({ id: keyParameter }),
  output: readMailSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'MAIL_CLOSED'],
})

export const retryMail = defineCall({
  method: 'POST',
  path: '/api/outbox/:id/retry',
  summary: 'Try a failed or waiting email again, and say what happened',
  access: 'signed-in',
  token: 'write',
  params: z.object({ id: keyParameter }),
  output: readMailSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'MAIL_CLOSED'],
  limit: 'sendShare',
})
