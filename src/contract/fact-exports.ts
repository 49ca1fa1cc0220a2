import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { numberParameter } from './parameters.ts'

const params = z.object({ id: numberParameter })

export const exportFactsCsv = defineCall({
  method: 'GET',
  path: '/api/searches/:id/export.csv',
  summary: 'The facts of a prospect as CSV: one row per line, with its proof; formulas are escaped with an apostrophe',
  access: 'signed-in',
  token: 'read',
  params,
  download: { type: 'text/csv', name: 'certifications.csv' },
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const exportFactsJson = defineCall({
  method: 'GET',
  path: '/api/searches/:id/export.json',
  summary: 'The facts of a prospect as JSON: {organization, certifications} with all evidence',
  access: 'signed-in',
  token: 'read',
  params,
  download: { type: 'application/json', name: 'certifications.json' },
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const exportFactsCtdl = defineCall({
  method: 'GET',
  path: '/api/searches/:id/export.jsonld',
  summary:
    'The facts of a prospect as JSON-LD in the Credential Transparency Description Language, without identifiers of its registry',
  access: 'signed-in',
  token: 'read',
  params,
  download: { type: 'application/ld+json', name: 'certifications.jsonld' },
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
