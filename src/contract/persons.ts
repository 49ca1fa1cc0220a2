import { erasurePreviewSchema, personRecordsSchema, personSchema, recordCountSchema } from '#domain/accounts/person.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

/** What is kept about a person. The address is in no path: paths are written to logs of proxies. */
export const previewErasure = defineCall({
  method: 'POST',
  path: '/api/persons/preview',
  summary: 'What an erasure of a person would remove and strike out, and what would stay; for administrators',
  access: 'signed-in',
  body: personSchema,
  output: erasurePreviewSchema,
  errors: ['SIGNED_OUT', 'ADMIN_ONLY'],
  limit: 'person',
})

export const exportPerson = defineCall({
  method: 'POST',
  path: '/api/persons/export',
  summary: 'Every record that names a person, without secrets; for administrators',
  access: 'signed-in',
  body: personSchema,
  output: personRecordsSchema,
  errors: ['SIGNED_OUT', 'ADMIN_ONLY'],
  limit: 'person',
})

export const erasePerson = defineCall({
  method: 'POST',
  path: '/api/persons/erase',
  summary: 'Remove a person from every record, all or nothing; this cannot be undone; for administrators',
  access: 'signed-in',
  body: z.extend(personSchema, {
    /** Id of the colleague who gets the prospects of an erased account. */
    handOverTo: z.optional(keyParameter),
  }),
  output: z.object({ erased: z.array(recordCountSchema) }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'OWN_ACCOUNT', 'NOT_FOUND'],
  limit: 'person',
})

export const exportOwnData = defineCall({
  method: 'GET',
  path: '/api/user/data.json',
  summary: 'Every record of your own account as one file, without secrets',
  access: 'signed-in',
  download: { type: 'application/json', name: 'your-data.json' },
  errors: ['SIGNED_OUT'],
  limit: 'export',
})
