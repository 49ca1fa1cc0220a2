import { certificationSchema } from '#domain/certifications/certification.ts'
import { lookupEventSchema, lookupFailureCodes, lookupResultSchema } from '#domain/lookups/lookup.ts'
import {
  organizationMatchSchema,
  organizationNameSchema,
  organizationSchema,
  searchTermSchema,
  typedOrganizationSchema,
} from '#domain/organizations/organization.ts'
import { settledNamesSchema } from '#domain/lookups/settled-names.ts'
import { listOf } from '#domain/text/text.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

export const queryOrganization = defineCall({
  method: 'POST',
  path: '/api/query-organization',
  summary: 'Find a body by name, abbreviation, credential or web address',
  access: 'lookup',
  token: 'read',
  body: z.object({
    searchTerm: searchTermSchema,
    /** Answer from what is kept here alone; nobody outside is asked. For a search that asks while somebody types. */
    knownOnly: z.optional(z.boolean()),
  }),
  /** The best match flat, as specified, and every reading in `candidates`, the best one first. */
  output: z.extend(organizationMatchSchema, { candidates: z.array(organizationMatchSchema) }),
  errors: ['SIGNED_OUT', 'ORG_NOT_FOUND'],
  limit: 'findOrganization',
})

export const queryCertifications = defineCall({
  method: 'POST',
  path: '/api/query-certifications',
  summary: 'Read the certifications of a body; as an event stream, with progress',
  access: 'lookup',
  token: 'read',
  body: z.object({
    organization: z.union([
      organizationNameSchema,
      z.extend(typedOrganizationSchema, { description: z.optional(organizationSchema.shape.description) }),
    ]),
    /** Read the website although the catalogue, or a look-up of the last 24 hours, has an answer. */
    readLive: z.optional(z.boolean()),
    /** Keys of pages the user added; the website is read live, together with them. Needs a session. */
    added: z.optional(listOf(keyParameter, 20, 'Added pages')),
  }),
  /** `sources`: the addresses that stand behind its lines (decision 13). */
  output: z.array(z.extend(certificationSchema, { sources: z.array(z.string()) })),
  events: lookupEventSchema,
  errors: [
    'SIGNED_OUT',
    'NOT_FOUND',
    'ORG_NOT_FOUND',
    'NOTHING_FOUND',
    'SITE_UNREACHABLE',
    'SITE_BLOCKED',
    'CANCELLED',
    'CALLER_LEFT',
  ],
  limit: 'findCertifications',
})

export const getLookup = defineCall({
  method: 'GET',
  path: '/api/lookups/:id',
  summary: 'A look-up: its state and what it has found so far',
  access: 'lookup',
  token: 'read',
  params: z.object({ id: keyParameter }),
  output: z.object({
    id: z.string(),
    status: z.enum(['running', 'finished', 'failed', 'cancelled']),
    organization: organizationSchema,
    certifications: z.array(certificationSchema),
    result: z.nullable(lookupResultSchema),
    /** When it ended, ISO 8601 in UTC; null while it runs. */
    endedAt: z.nullable(z.string()),
    failure: z.nullable(z.object({ code: z.enum(lookupFailureCodes), message: z.string() })),
  }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const settleNames = defineCall({
  method: 'POST',
  path: '/api/lookups/:id/names',
  summary: 'Say which names are certifications; the pages of the look-up are read again at once, without the site',
  access: 'lookup',
  token: 'read',
  params: z.object({ id: keyParameter }),
  /** Added to what was said before of the names of this look-up; of a name said twice, the last word counts. */
  body: settledNamesSchema,
  output: z.object({
    /** The reading is a look-up of its own: a prospect is saved from it, and names can be said of it again. */
    lookupId: z.string(),
    result: lookupResultSchema,
    /** Names said to be right that none of the pages names. */
    notNamed: z.array(z.string()),
  }),
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'CALLER_LEFT'],
  limit: 'readAgain',
})

export const cancelLookup = defineCall({
  method: 'DELETE',
  path: '/api/lookups/:id',
  summary: 'Stop a running look-up; what it found is kept',
  access: 'lookup',
  token: 'read',
  params: z.object({ id: keyParameter }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
