import { givenPasswordSchema } from '#domain/accounts/account.ts'
import { madePasskeySchema, makingPasskeySchema } from '#domain/accounts/passkey-messages.ts'
import { appCodeSchema, passkeyNameSchema, passkeySchema, secondFactorsSchema } from '#domain/accounts/second-factor.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

/** What gives or takes a factor asks for the password again: a browser left open is not enough. */
const withPassword = z.object({
  currentPassword: givenPasswordSchema,
})

/** Codes that were just made; this answer alone holds them. */
const recoveryCodes = z.array(z.string())

export const getSecondFactors = defineCall({
  method: 'GET',
  path: '/api/second-factors',
  summary: 'What the user has besides the password: authenticator app, passkeys, recovery codes',
  access: 'signed-in',
  whileOwing: true,
  output: secondFactorsSchema,
  errors: ['SIGNED_OUT'],
})

export const beginApp = defineCall({
  method: 'POST',
  path: '/api/second-factors/app',
  summary: 'Begin to set up an authenticator app; it counts once a code of it was confirmed',
  access: 'signed-in',
  whileOwing: true,
  body: withPassword,
  output: z.object({
    /** For an app that cannot read the picture, base32. */
    secret: z.string(),
    /** What the picture says, `otpauth://totp/…`. */
    uri: z.string(),
  }),
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD', 'APP_IS_SET_UP'],
  limit: 'ownPassword',
})

export const confirmApp = defineCall({
  method: 'POST',
  path: '/api/second-factors/app/confirm',
  summary: 'Finish setting up the authenticator app with a code that it shows',
  access: 'signed-in',
  whileOwing: true,
  body: z.object({ code: appCodeSchema }),
  output: z.object({
    /** Null where the account has some from before. */
    recoveryCodes: z.nullable(recoveryCodes),
  }),
  errors: ['SIGNED_OUT', 'WRONG_CODE', 'NOT_FOUND'],
  limit: 'confirmApp',
})

export const removeApp = defineCall({
  method: 'POST',
  path: '/api/second-factors/app/remove',
  summary: 'Sign in without the authenticator app from now on',
  access: 'signed-in',
  body: withPassword,
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD', 'NOT_FOUND'],
  limit: 'ownPassword',
})

export const makeRecoveryCodes = defineCall({
  method: 'POST',
  path: '/api/second-factors/recovery-codes',
  summary: 'Make ten recovery codes; earlier ones stop working',
  access: 'signed-in',
  body: withPassword,
  output: z.object({ recoveryCodes }),
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD', 'NOT_FOUND'],
  limit: 'ownPassword',
})

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/passkeys/begin',
  summary: 'What a browser needs to make a passkey (WebAuthn), for five minutes',
  access: 'signed-in',
  whileOwing: true,
  body: withPassword,
  output: makingPasskeySchema,
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD'],
  limit: 'ownPassword',
})

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Save a passkey that the browser created',
  access: 'signed-in',
  whileOwing: true,
  body: z.object({ name: passkeyNameSchema, passkey: madePasskeySchema }),
  output: z.object({
    passkey: passkeySchema,
    /** Null where the account has some from before. */
    recoveryCodes: z.nullable(recoveryCodes),
  }),
  status: 201,
  errors: ['SIGNED_OUT', 'WRONG_PASSKEY'],
})

export const renamePasskey = defineCall({
  method: 'PATCH',
  path: '/api/passkeys/:id',
  summary: 'Rename a passkey',
  access: 'signed-in',
  params: z.object({ id: keyParameter }),
  body: z.object({ name: passkeyNameSchema }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const removePasskey = defineCall({
  method: 'POST',
  path: '/api/passkeys/:id/remove',
  summary: 'End a passkey',
  access: 'signed-in',
  params: z.object({ id: keyParameter }),
  body: withPassword,
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD', 'NOT_FOUND'],
  limit: 'ownPassword',
})

export const removeSecondFactors = defineCall({
  method: 'POST',
  path: '/api/users/:id/remove-second-factors',
  summary: 'Remove every second factor of a colleague who has lost them; the colleague is notified by email',
  access: 'signed-in',
  params: z.object({ id: keyParameter }),
  errors: ['SIGNED_OUT', 'ADMIN_ONLY', 'NOT_FOUND'],
})
