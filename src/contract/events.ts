import { actorKinds, auditEventSchema, eventTypes, prospectEventSchema } from '#domain/events/event.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

/** Only events older than this one. */
const before = z.optional(keyParameter)
/** Whether there are older ones. */
const more = z.boolean()

/** What the audit log is narrowed to. */
const filter = z.object({
  /** Id of the account that did it, or a kind of actor. */
  who: z.optional(z.union([z.enum(actorKinds), keyParameter])),
  type: z.optional(z.enum(eventTypes)),
})

export const listProspectEvents = defineCall({
  method: 'GET',
  path: '/api/searches/:id/timeline',
  summary: 'What happened to a prospect, newest first, fifty at a time',
  access: 'signed-in',
  token: 'read',
  params: z.object({ id: numberParameter }),
  query: z.object({ before }),
  output: z.object({ events: z.array(prospectEventSchema), more }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listEvents = defineCall({
  method: 'GET',
  path: '/api/events',
  summary: 'The audit log: who did what, when and from where, newest first, a hundred at a time; for administrators',
  access: 'signed-in',
  query: z.extend(filter, { before }),
  output: z.object({ events: z.array(auditEventSchema), more }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY'],
})

export const exportEvents = defineCall({
  method: 'GET',
  path: '/api/events/export.csv',
  summary: 'The complete log as CSV; formulas are escaped with an apostrophe',
  access: 'signed-in',
  query: filter,
  download: { type: 'text/csv', name: 'audit-log.csv' },
  errors: ['SIGNED_OUT', 'ADMIN_ONLY'],
  limit: 'export',
})
