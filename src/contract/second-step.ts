import { currentUserSchema } from '#domain/accounts/account.ts'
import { usedPasskeySchema, usingPasskeySchema } from '#domain/accounts/passkey-messages.ts'
import { factorCodeSchema } from '#domain/accounts/second-factor.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

/*
 * The second step of a sign-in. It hangs on a cookie that the first step set with SECOND_STEP: for ten minutes, once, and of no other
 * use. Signing in with a passkey alone has one step.
 */

export const getSecondStep = defineCall({
  method: 'POST',
  path: '/api/login/second-step',
  summary: 'How the sign-in in progress can be completed',
  access: 'anyone',
  output: z.object({
    /** An authenticator app is set up. */
    app: z.boolean(),
    /** There are recovery codes left. */
    recoveryCodes: z.boolean(),
    /** What the browser needs to use a passkey (WebAuthn); null: there is none. */
    passkey: z.nullable(usingPasskeySchema),
  }),
  errors: ['SIGN_IN_OVER'],
  limit: 'passkey',
})

export const giveCode = defineCall({
  method: 'POST',
  path: '/api/login/code',
  summary: 'Complete a sign-in with a code of the authenticator app, or a recovery code',
  access: 'anyone',
  body: z.object({ code: factorCodeSchema }),
  output: currentUserSchema,
  errors: ['SIGN_IN_OVER', 'WRONG_CODE'],
  unlimited:
    'Wrong codes make the next ones wait, longer each time, as wrong passwords do; after five the password is asked for again.',
})

export const beginPasskeySignIn = defineCall({
  method: 'POST',
  path: '/api/login/passkey/begin',
  summary: 'What a browser needs to sign in with a passkey alone (WebAuthn), for five minutes',
  access: 'anyone',
  output: usingPasskeySchema,
  errors: [],
  limit: 'passkey',
})

export const givePasskey = defineCall({
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Complete a sign-in with a passkey, or sign in with it alone where its device has checked who uses it',
  access: 'anyone',
  body: z.object({ passkey: usedPasskeySchema }),
  output: currentUserSchema,
  errors: ['SIGN_IN_OVER', 'WRONG_PASSKEY'],
  limit: 'passkey',
})
