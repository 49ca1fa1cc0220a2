import { credentialsSchema, currentUserSchema, emailSchema, newPasswordSchema } from '#domain/accounts/account.ts'
import * as z from 'zod/mini'
import { defineCall } from './call.ts'

// Signing in and getting in again: what public pages call, and no more, for they load all of it.

export const getUser = defineCall({
  method: 'GET',
  path: '/api/user',
  summary: 'The current user',
  access: 'signed-in',
  output: currentUserSchema,
  errors: ['SIGNED_OUT'],
})

export const login = defineCall({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in; a second factor is asked for next',
  access: 'anyone',
  body: credentialsSchema,
  output: currentUserSchema,
  errors: ['WRONG_CREDENTIALS', 'SECOND_STEP'],
  unlimited: 'Each wrong attempt delays the next ones longer; right ones do not count.',
})

export const logout = defineCall({
  method: 'POST',
  path: '/api/logout',
  summary: 'Sign out; no error if already signed out',
  access: 'anyone',
  errors: [],
})

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/api/request-password-reset',
  summary: 'Request a reset link; the answer is the same for known and unknown addresses',
  access: 'anyone',
  body: z.object({ email: emailSchema }),
  output: z.object({ message: z.string() }),
  errors: [],
  limit: 'passwordReset',
})

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/reset-password',
  summary: 'Set a new password with a reset token; ends all sessions of the user',
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
  countsItself: { limit: 'passwordReset', what: 'Only wrong tokens count; valid links always work.' },
})

/** What this installation offers; the browser shapes its forms by it. */
export const getFeatures = defineCall({
  method: 'GET',
  path: '/api/features',
  summary: 'What this installation offers',
  access: 'anyone',
  token: 'read',
  output: z.object({
    /** The create form shows the email field. */
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
