import { colleagueSchema, currentUserSchema, passwordSchema } from '#domain/accounts/account.ts'
import { newUserSchema } from '#domain/accounts/account-details.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

export const createUser = defineCall({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'Create a user account',
  access: 'signed-in',
  body: newUserSchema,
  output: currentUserSchema,
  status: 201,
  errors: ['SIGNED_OUT', 'USERNAME_TAKEN', 'EMAIL_TAKEN'],
  limit: 'createUser',
  idempotent: true,
})

export const listUsers = defineCall({
  method: 'GET',
  path: '/api/users',
  summary: 'All user accounts, newest first',
  access: 'signed-in',
  output: z.array(colleagueSchema),
  errors: ['SIGNED_OUT'],
})

/** Asked while an account is made for a colleague, whose password is taken as it is; the form warns. */
export const checkPassword = defineCall({
  method: 'POST',
  path: '/api/check-password',
  summary: 'Whether a password is one of the most common ones',
  access: 'signed-in',
  body: z.object({ password: passwordSchema }),
  output: z.object({ common: z.boolean() }),
  errors: ['SIGNED_OUT'],
})
