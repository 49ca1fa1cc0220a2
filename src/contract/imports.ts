import { importedRowSchema, importRowsSchema, importSchema, largestImport } from '#domain/prospect-files/import.ts'
import { typedWebsiteSchema } from '#domain/organizations/organization.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

const params = z.object({ id: keyParameter })

export const startImport = defineCall({
  method: 'POST',
  path: '/api/searches/import',
  summary: 'Look up and save bodies with contacts, tags and notes in the background, up to 500',
  access: 'signed-in',
  body: z.object({ rows: importRowsSchema }),
  output: importSchema,
  status: 201,
  errors: ['SIGNED_OUT'],
  limit: 'startImport',
  maxBodyBytes: largestImport,
})

export const listImports = defineCall({
  method: 'GET',
  path: '/api/searches/import',
  summary: 'The last ten imports of the user, newest first',
  access: 'signed-in',
  output: z.array(importSchema),
  errors: ['SIGNED_OUT'],
})

export const getImport = defineCall({
  method: 'GET',
  path: '/api/searches/import/:id',
  summary: 'An import with what became of each row',
  access: 'signed-in',
  params,
  output: z.extend(importSchema, { rows: z.array(importedRowSchema) }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const cancelImport = defineCall({
  method: 'POST',
  path: '/api/searches/import/:id/cancel',
  summary: 'Stop an import before its next row; what is saved stays',
  access: 'signed-in',
  params,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const resumeImport = defineCall({
  method: 'POST',
  path: '/api/searches/import/:id/resume',
  summary: 'Resume a canceled import, and try its failed rows again',
  access: 'signed-in',
  params,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const decideImportRow = defineCall({
  method: 'POST',
  path: '/api/searches/import/:id/rows/:number',
  summary: 'Say which reading of its name a row means, that it is left out, or with which website a failed row is tried again',
  access: 'signed-in',
  params: z.extend(params, { number: numberParameter }),
  body: z
    .object({
      /** Place among the candidates, from 0; null: the row is left out. */
      choice: z.optional(z.nullable(z.number().check(z.int(), z.nonnegative()))),
      /** Of a failed row; empty: it is tried again by its name alone. */
      website: z.optional(typedWebsiteSchema),
    })
    .check(
      z.refine(({ choice, website }) => (choice === undefined) !== (website === undefined), {
        error: 'Give either the choice or the website.',
        path: ['choice'],
      }),
    ),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
