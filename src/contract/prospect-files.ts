import { daySchema } from '#domain/text/calendar-day.ts'
import { listSearchSchema, namedColumnsSchema } from '#domain/prospects/list-view.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const exportProspects = defineCall({
  method: 'GET',
  path: '/api/searches/export.csv',
  summary: 'The list as CSV: the rows, columns and order of a view of it; formulas are escaped with an apostrophe',
  access: 'signed-in',
  query: z.extend(listSearchSchema, {
    columns: z.optional(namedColumnsSchema),
    /** The reader's day, by which steps are due; without it the day in UTC. */
    today: z.optional(daySchema),
    /** Only these prospects, by their numbers: '4,7'. */
    ids: z.optional(z.string().check(z.maxLength(10_000), z.regex(/^\d{1,10}(,\d{1,10})*$/, 'Give numbers like 4,7.'))),
  }),
  download: { type: 'text/csv', name: 'prospects.csv' },
  errors: ['SIGNED_OUT'],
  limit: 'export',
})
