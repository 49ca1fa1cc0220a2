import { currentUserSchema, newPasswordSchema, passwordSchema, sessionSchema } from '#domain/accounts/account.ts'
import { accountChangeSchema } from '#domain/accounts/account-details.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

export const changeUser = defineCall({
  method: 'PATCH',
  path: '/api/user',
  summary: 'Change your own username, email or display name',
  access: 'signed-in',
  body: accountChangeSchema,
  output: currentUserSchema,
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD', 'USERNAME_TAKEN', 'EMAIL_TAKEN'],
  countsItself: { limit: 'ownPassword', what: 'Only a change that needs the password counts.' },
})

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/password',
  summary: 'Change your own password; ends your other sessions',
  access: 'signed-in',
  body: z.object({
    currentPassword: passwordSchema,
    newPassword: newPasswordSchema,
  }),
  errors: ['SIGNED_OUT', 'WRONG_PASSWORD', 'COMMON_PASSWORD'],
  limit: 'ownPassword',
})

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the user is signed in, the last used first',
  access: 'signed-in',
  output: z.array(sessionSchema),
  errors: ['SIGNED_OUT'],
})

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign out elsewhere',
  access: 'signed-in',
  params: z.object({ id: keyParameter }),
  errors: ['SIGNED_OUT', 'NOT_FOUND'],
})

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'Sign out everywhere but here',
  access: 'signed-in',
  errors: ['SIGNED_OUT'],
})
