import { listSearchSchema } from '#domain/list-view.ts'
import { prospectSchema } from '#domain/prospect.ts'
import { daySchema } from '#domain/prospect-work.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { numberParameter } from './parameters.ts'

const params = z.object({ id: numberParameter })

export const exportProspects = defineCall({
  method: 'GET',
  path: '/api/export/prospects.csv',
  summary: 'The list as CSV: the rows, columns and order of a view of it; formulas are defused by an apostrophe',
  access: 'signed-in',
  query: z.extend(listSearchSchema, {
    /** The reader's day, by which steps are due; without it the day in UTC. */
    today: z.optional(daySchema),
    /** Only these prospects, by their numbers: '4,7'. */
    ids: z.optional(z.string().check(z.maxLength(10_000), z.regex(/^\d{1,10}(,\d{1,10})*$/, 'Give numbers like 4,7.'))),
  }),
  download: { type: 'text/csv', name: 'prospects.csv' },
  errors: ['SIGNED_OUT'],
  limit: 'export',
})

export const exportFacts = defineCall({
  method: 'GET',
  path: '/api/searches/:id/facts.csv',
  summary: 'Every fact of a prospect as CSV, with its state, source and quote; formulas are defused by an apostrophe',
  access: 'signed-in',
  params,
  download: { type: 'text/csv', name: 'facts.csv' },
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
  limit: 'export',
})

export const exportFactsJson = defineCall({
  method: 'GET',
  path: '/api/searches/:id/facts.json',
  summary: 'Organization and certifications of a prospect as JSON, with the evidence of every line',
  access: 'signed-in',
  params,
  download: { type: 'application/json', name: 'facts.json' },
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
  limit: 'export',
})

/** What `exportFactsJson` gives. */
export const factsSchema = z.pick(prospectSchema, { organization: true, certifications: true })
