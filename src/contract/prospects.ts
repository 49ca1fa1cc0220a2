import { writtenCertificationsSchema } from '#domain/certifications/certification.ts'
import { organizationSchema, typedOrganizationSchema } from '#domain/organizations/organization.ts'
import {
  changeReasonSchema,
  contactFirstNameSchema,
  contactSchema,
  deletedProspectSchema,
  knownProspectSchema,
  listRowSchema,
  optionalEmailSchema,
  prospectIdSchema,
  prospectRowSchema,
  prospectSchema,
} from '#domain/prospects/prospect.ts'
import { workChangeSchema } from '#domain/prospects/prospect-work.ts'
import { listedVersionSchema } from '#domain/prospects/versions.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

const prospectParams = z.object({ id: numberParameter })

export const createProspect = defineCall({
  method: 'POST',
  path: '/api/searches',
  summary: 'Save a prospect',
  access: 'signed-in',
  token: 'write',
  body: z.object({
    organization: typedOrganizationSchema,
    certifications: writtenCertificationsSchema,
    email: z.optional(z.nullable(optionalEmailSchema)),
    contactFirstName: z.optional(z.nullable(contactFirstNameSchema)),
    /** The look-up it is saved from; what that one still finds is offered as a proposal. */
    lookupId: z.optional(keyParameter),
  }),
  output: prospectSchema,
  status: 201,
  errors: ['SIGNED_OUT', 'KEY_REUSED'],
  idempotent: true,
})

export const findKnown = defineCall({
  method: 'POST',
  path: '/api/searches/known',
  summary: 'Prospects for a body that the user already has, newest first; changes nothing',
  access: 'signed-in',
  token: 'read',
  body: z.object({ organization: typedOrganizationSchema }),
  output: z.object({
    own: z.array(knownProspectSchema),
    /** Name of a colleague who has one; null, too, unless an administrator switched it on. */
    colleague: z.nullable(z.string()),
  }),
  errors: ['SIGNED_OUT'],
})

export const mergeProspect = defineCall({
  method: 'POST',
  path: '/api/searches/:id/merge',
  summary: 'Merge another prospect for the same body and owner into this one, with its links, versions and timeline',
  access: 'signed-in',
  token: 'write',
  params: prospectParams,
  body: z.object({ from: prospectIdSchema }),
  output: prospectSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listProspects = defineCall({
  method: 'GET',
  path: '/api/searches',
  summary: "The user's prospects, newest first",
  access: 'signed-in',
  token: 'read',
  query: z.object({
    withVersionCounts: z.optional(z.enum(['true', 'false'])),
    /** Rows without their facts: certifications by name alone. */
    brief: z.optional(z.enum(['true', 'false'])),
    /** Only those that follow the prospect of this number; with `brief`. */
    after: z.optional(numberParameter),
    /** At most so many; with `brief`. */
    limit: z.optional(numberParameter),
  }),
  output: z.union([z.array(listRowSchema), z.array(prospectRowSchema)]),
  errors: ['SIGNED_OUT'],
})

export const countNews = defineCall({
  method: 'GET',
  path: '/api/news',
  summary: 'What is new on the prospects and links of the user, as counts',
  access: 'signed-in',
  token: 'read',
  query: z.object({
    /** Moment the user last looked at the links, ISO 8601 in UTC; without it links count from a week ago. */
    linksSince: z.optional(z.iso.datetime('Give a moment like 2026-11-18T14:02:00Z.').check(z.maxLength(30))),
  }),
  output: z.object({
    /** Prospects with a correction that was not looked at, or a change that waits for a decision. */
    prospects: z.number(),
    /** Live links that a person opened since. */
    links: z.number(),
  }),
  errors: ['SIGNED_OUT'],
})

export const getProspect = defineCall({
  method: 'GET',
  path: '/api/searches/:id',
  summary: 'A prospect',
  access: 'signed-in',
  token: 'read',
  params: prospectParams,
  output: prospectSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

/** The fields of an edit, the same for the owner and through a link. */
export const editBody = z.object({
  organization: organizationSchema,
  certifications: writtenCertificationsSchema,
  changeReason: z.optional(z.nullable(changeReasonSchema)),
  /** Number of the version the edit started from; an older one than the newest answers STALE_VERSION with the current data. */
  baseVersion: z.optional(z.number().check(z.int(), z.positive())),
})

export const updateProspect = defineCall({
  method: 'PUT',
  path: '/api/searches/:id',
  summary: 'Save an edit as a new version; also restores an older one',
  access: 'signed-in',
  token: 'write',
  params: prospectParams,
  body: z.union([
    z.extend(editBody, {
      /** The look-up whose results take the place of what is saved: what it does not have, nobody took out; what it still finds is offered. */
      lookupId: z.optional(keyParameter),
      /** With a version to restore this is the other form. */
      restores: z.optional(z.never()),
    }),
    /** Organization, certifications and what stands behind them are taken from that version, as the server keeps it. */
    z.extend(z.pick(editBody, { changeReason: true, baseVersion: true }), { restores: z.number().check(z.int(), z.positive()) }),
  ]),
  output: prospectSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'STALE_VERSION', 'KEY_REUSED'],
  idempotent: true,
})

export const changeProspect = defineCall({
  method: 'PATCH',
  path: '/api/searches/:id',
  summary:
    'Change whom a prospect is for, what is written to them, its status, tags and next step; makes no version, and omitted fields are unchanged',
  access: 'signed-in',
  token: 'write',
  params: prospectParams,
  body: z.extend(contactSchema, {
    ...workChangeSchema.shape,
    /** Long text that two people write on is not sent along with a status. */
    notes: z.optional(z.never('Notes have a call of their own: PUT /api/searches/:id/notes.')),
  }),
  output: prospectSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const noteLook = defineCall({
  method: 'POST',
  path: '/api/searches/:id/look',
  summary: 'The owner is viewing the prospect: corrections so far count as seen',
  access: 'signed-in',
  token: 'write',
  params: prospectParams,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const deleteProspect = defineCall({
  method: 'DELETE',
  path: '/api/searches/:id',
  summary: 'Delete a prospect; it can be brought back for 30 days, or as KEEP_DELETED_DAYS says',
  access: 'signed-in',
  token: 'write',
  params: prospectParams,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const restoreProspect = defineCall({
  method: 'POST',
  path: '/api/searches/:id/undelete',
  summary: 'Bring back a deleted prospect',
  access: 'signed-in',
  token: 'write',
  params: prospectParams,
  output: prospectSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listDeletedProspects = defineCall({
  method: 'GET',
  path: '/api/searches/deleted',
  summary: "The user's deleted prospects that can still be brought back, the last deleted first; at most 500",
  access: 'signed-in',
  token: 'read',
  output: z.array(deletedProspectSchema),
  errors: ['SIGNED_OUT'],
})

export const deleteCertification = defineCall({
  method: 'DELETE',
  path: '/api/searches/:id/certifications/:certId',
  summary: 'Delete one certification, as a new version',
  access: 'signed-in',
  token: 'write',
  params: z.object({ id: numberParameter, certId: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: prospectSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const listVersions = defineCall({
  method: 'GET',
  path: '/api/searches/:id/versions',
  summary: 'Version history, newest first: at most 50 versions and 2 MB; a Link header with rel="next" leads to the older ones',
  access: 'signed-in',
  token: 'read',
  params: prospectParams,
  query: z.object({
    /** Only versions older than the one of this number. */
    before: z.optional(numberParameter),
  }),
  output: z.array(listedVersionSchema),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
