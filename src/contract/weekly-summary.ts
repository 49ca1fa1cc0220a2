import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/** Whether one gets a summary of the week, and when the next one goes out (ISO 8601 in UTC; null: none). */
const weeklySummarySchema = z.object({ ordered: z.boolean(), nextAt: z.nullable(z.string()) })

export const getWeeklySummary = defineCall({
  method: 'GET',
  path: '/api/weekly-summary',
  summary: 'Whether you get a weekly email with what happened to your prospects',
  access: 'signed-in',
  output: weeklySummarySchema,
  errors: ['SIGNED_OUT'],
})

export const changeWeeklySummary = defineCall({
  method: 'PUT',
  path: '/api/weekly-summary',
  summary: 'Turn the weekly email on or off',
  access: 'signed-in',
  body: z.object({ ordered: z.boolean() }),
  output: weeklySummarySchema,
  errors: ['SIGNED_OUT'],
})
