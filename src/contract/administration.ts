import { roleSchema } from '#domain/accounts/account.ts'
import { anyProspectSchema, listedProspectSchema } from '#domain/prospects/prospect.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter, numberParameter } from './parameters.ts'
import { ownLinkSchema } from './shares.ts'

/** What only administrators may do: a member gets ADMIN_ONLY from the handler, whatever account is named. */
const userParams = z.object({ id: keyParameter })

const colleague = keyParameter
/** Ends the links of the account's prospects for good. */
const endLinks = z.optional(z.boolean())

export const disableUser = defineCall({
  method: 'POST',
  path: '/api/users/:id/disable',
  summary:
    'Close an account: it cannot sign in, its sessions end, and its links do not open while it is closed, unless its prospects are handed over',
  access: 'signed-in',
  params: userParams,
  body: z.object({
    /** Id of the colleague who gets the prospects; their links go on. Absent: they stay with the account. */
    handOverTo: z.optional(colleague),
    endLinks,
  }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'NOT_FOUND', 'OWN_ACCOUNT'],
})

export const enableUser = defineCall({
  method: 'POST',
  path: '/api/users/:id/enable',
  summary: 'Open a closed account again; links that were not turned off open again as well',
  access: 'signed-in',
  params: userParams,
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'NOT_FOUND'],
})

export const changeRole = defineCall({
  method: 'PUT',
  path: '/api/users/:id/role',
  summary: 'Make someone an administrator or a member; the last administrator stays one',
  access: 'signed-in',
  params: userParams,
  body: z.object({ role: roleSchema }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'NOT_FOUND', 'LAST_ADMIN'],
})

export const makeResetLink = defineCall({
  method: 'POST',
  path: '/api/users/:id/reset-link',
  summary: 'A link that sets a new password of an account, once, within an hour; ends earlier ones. To be handed to its owner',
  access: 'signed-in',
  params: userParams,
  output: z.object({ link: z.string() }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'NOT_FOUND'],
})

export const getHoldings = defineCall({
  method: 'GET',
  path: '/api/users/:id/holdings',
  summary: 'What belongs to an account: the number of its prospects, and their links that were not ended, newest first',
  access: 'signed-in',
  params: userParams,
  output: z.object({ prospects: z.number(), links: z.array(ownLinkSchema) }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'NOT_FOUND'],
})

export const handOver = defineCall({
  method: 'POST',
  path: '/api/users/:id/hand-over',
  summary: 'Give all prospects of an account to a colleague, with their links, versions and interests',
  access: 'signed-in',
  params: userParams,
  body: z.object({ handOverTo: colleague, endLinks }),
  output: z.object({ prospects: z.number() }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'NOT_FOUND'],
})

export const listAllProspects = defineCall({
  method: 'GET',
  path: '/api/all-prospects',
  summary: 'The prospects of all users, newest first, a hundred at a time',
  access: 'signed-in',
  query: z.object({
    /** Only prospects with a lower number. */
    before: z.optional(numberParameter),
    /** Id of the account whose prospects they are. */
    owner: z.optional(keyParameter),
  }),
  output: z.object({
    prospects: z.array(listedProspectSchema),
    /** Whether there are older ones. */
    more: z.boolean(),
  }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY'],
})

export const getAnyProspect = defineCall({
  method: 'GET',
  path: '/api/all-prospects/:id',
  summary: 'A prospect of any user, read-only',
  access: 'signed-in',
  // Any text: whoever is no administrator is told so, whatever the address says.
  params: z.object({ id: z.string().check(z.maxLength(2_000)) }),
  output: anyProspectSchema,
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'NOT_FOUND'],
})
