import { ledgerSchema } from '#domain/lookups/lookup.ts'
import { changeReasonSchema, prospectSchema } from '#domain/prospects/prospect.ts'
import { recheckChangeSchema } from '#domain/lookups/recheck.ts'
import { listOf } from '#domain/text/text.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'

const prospectParams = z.object({ id: numberParameter })

export const getRecheck = defineCall({
  method: 'GET',
  path: '/api/searches/:id/recheck',
  summary: 'What a newer look-up of the body would change in a prospect; changes nothing',
  access: 'signed-in',
  token: 'read',
  params: prospectParams,
  /** A finished look-up that read the body's site live. */
  query: z.object({ lookupId: keyParameter }),
  output: z.object({
    changes: z.array(recheckChangeSchema),
    /** The version that the changes are about. */
    version: z.number(),
    ledger: ledgerSchema,
    /** Whether the body's site was read, and not only what a person brought. */
    siteRead: z.boolean(),
  }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const acceptRecheck = defineCall({
  method: 'POST',
  path: '/api/searches/:id/recheck',
  summary: 'Apply changes that a re-check found to a prospect, as a new version',
  access: 'signed-in',
  token: 'write',
  params: prospectParams,
  body: z.object({
    lookupId: keyParameter,
    /** Numbers of the changes to take over. */
    accepted: listOf(z.number().check(z.int(), z.nonnegative()), 50_000, 'Changes').check(
      z.minLength(1, 'Choose at least one change.'),
    ),
    /** The version that the changes are about; an older one than the newest answers STALE_VERSION. */
    baseVersion: z.number().check(z.int(), z.positive()),
    changeReason: z.optional(z.nullable(changeReasonSchema)),
  }),
  output: prospectSchema,
  errors: ['SIGNED_OUT', 'NOT_FOUND', 'STALE_VERSION', 'KEY_REUSED'],
  idempotent: true,
})

export const declineRecheck = defineCall({
  method: 'DELETE',
  path: '/api/searches/:id/recheck',
  summary: 'Decline what a newer look-up would change in a prospect; the same is not proposed again',
  access: 'signed-in',
  token: 'write',
  params: prospectParams,
  query: z.object({ lookupId: keyParameter }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})
