import { eventTypes } from '#domain/event.ts'
import * as z from 'zod/mini'

/** What the audit log is narrowed to, as its address says it. */
const searchSchema = z.object({
  who: z.catch(z.optional(z.string()), undefined),
  type: z.catch(z.optional(z.enum(eventTypes)), undefined),
})
export type AuditSearch = z.infer<typeof searchSchema>

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  const { who, type } = z.parse(searchSchema, search)
  return { ...(who === undefined ? {} : { who }), ...(type === undefined ? {} : { type }) }
}
