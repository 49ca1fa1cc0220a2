import { certificationSchema } from '#domain/certification.ts'
import { lookupEventSchema, lookupFailureCodes, lookupResultSchema } from '#domain/lookup.ts'
import { organizationMatchSchema, organizationSchema, searchTermSchema, typedOrganizationSchema } from '#domain/organization.ts'
import { limits, listOf, text } from '#domain/text.ts'
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
      text(limits.organizationName, 'Organization').check(z.minLength(2, 'Organization name must be at least 2 characters.')),
      z.extend(typedOrganizationSchema, { description: z.optional(organizationSchema.shape.description) }),
    ]),
    /** Read the website although the catalogue, or a look-up of the last 24 hours, has an answer. */
    readLive: z.optional(z.boolean()),
    /** Keys of pages the user added; the website is read live, together with them. Needs a session. */
    added: z.optional(listOf(keyParameter, 20, 'Added pages')),
  }),
  output: z.array(certificationSchema),
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
    failure: z.nullable(z.object({ code: z.enum(lookupFailureCodes), message: z.string() })),
  }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
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
