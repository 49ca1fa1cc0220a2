import { givenPasswordSchema } from '#domain/accounts/account.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/*
 * Whom the provider of single sign-on knows an account as. Signing in by it is no call but a way through pages: `signOnPages.begin` leads
 * to the provider, which sends people back to `signOnPages.callback`.
 */

/** What changes how an account is signed in to asks for the password again: a browser left open is not enough. */
const withPassword = z.object({
  currentPassword: givenPasswordSchema,
})

export const getIdentity = defineCall({
  method: 'GET',
  path: '/api/identity',
  summary: 'Whether the user can sign in by single sign-on',
  access: 'signed-in',
  output: z.object({
    /** What the operator calls the provider; null: there is none. */
    provider: z.nullable(z.string()),
    /** Null: the account is not connected. Moments are ISO 8601 in UTC. */
    identity: z.nullable(z.object({ connectedAt: z.string(), lastUsedAt: z.nullable(z.string()) })),
  }),
  errors: ['SIGNED_OUT'],
})

export const connectIdentity = defineCall({
  method: 'POST',
  path: '/api/identity/connect',
  summary: 'Begin to connect the account with single sign-on, in place of a connection from before',
  access: 'signed-in',
  body: withPassword,
  output: z.object({
    /** Address at the provider to go to, for ten minutes, in this browser; it leads back to 'Your account'. */
    address: z.string(),
  }),
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD', 'NOT_FOUND', 'OTHER_ADDRESS', 'PROVIDER_AWAY'],
  limit: 'ownPassword',
})

export const disconnectIdentity = defineCall({
  method: 'POST',
  path: '/api/identity/disconnect',
  summary: 'Disconnect single sign-on from the account',
  access: 'signed-in',
  body: withPassword,
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD', 'NOT_FOUND'],
  limit: 'ownPassword',
})
