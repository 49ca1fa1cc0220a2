import {
  colleagueSchema,
  credentialsSchema,
  currentUserSchema,
  emailSchema,
  newPasswordSchema,
  passwordSchema,
  sessionSchema,
} from '#domain/account.ts'
import { accountChangeSchema, newUserSchema } from '#domain/account-details.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { keyParameter } from './parameters.ts'

export const getUser = defineCall({
  method: 'GET',
  path: '/api/user',
  summary: 'The current user',
  access: 'signed-in',
  output: currentUserSchema,
  errors: ['SIGNED_OUT'],
})

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

export const login = defineCall({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in; an account with a second factor is asked for it next',
  access: 'anyone',
  body: credentialsSchema,
  output: currentUserSchema,
  errors: ['WRONG_CREDENTIALS', 'SECOND_STEP'],
  unlimited: 'Wrong attempts make the next ones wait, longer each time; right ones do not count.',
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out; the answer is the same when nobody was signed in',
  access: 'anyone',
  errors: [],
})

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/request-password-reset',
  summary: 'Ask for a reset link; the answer is the same for known and unknown addresses',
  access: 'anyone',
  body: z.object({ email: emailSchema }),
  output: z.object({ message: z.string() }),
  errors: [],
  limit: 'passwordReset',
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Set a new password with the token of a reset link; ends every session of the user',
  access: 'anyone',
  body: z.object({
    token: z
      .string('Invalid reset token. Please request a new password reset link.')
      .check(
        z.minLength(1, 'Invalid reset token. Please request a new password reset link.'),
        z.maxLength(200, 'Invalid reset token. Please request a new password reset link.'),
      ),
    newPassword: newPasswordSchema,
  }),
  output: z.object({ message: z.string() }),
  errors: ['RESET_TOKEN', 'COMMON_PASSWORD'],
  countsItself: { limit: 'passwordReset', what: 'Only wrong tokens count: whoever holds a link can use it.' },
})

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

/** What this installation offers; the browser shapes its forms by it. */
export const getFeatures = defineCall({
  method: 'GET',
  path: '/api/features',
  summary: 'What this installation offers',
  access: 'anyone',
  token: 'read',
  output: z.object({
    /** The create form shows the e-mail field. */
    emailField: z.boolean(),
    /** Mail goes out by SMTP, or waits in the built-in outbox. */
    mail: z.enum(['smtp', 'outbox']),
    /** Bodies can be read live on their websites. */
    liveReading: z.boolean(),
    /** A language model helps to read them. */
    languageModel: z.boolean(),
  }),
  errors: [],
})
