import { newPasswordSchema } from '#domain/accounts/account.ts'
import * as z from 'zod/mini'

/** The new password, twice alike. */
export const resetFormSchema = z.object({ newPassword: newPasswordSchema, confirmation: z.string() }).check(
  z.refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    error: 'Passwords do not match.',
    path: ['confirmation'],
    // Said even while the password itself is too short.
    when: () => true,
  }),
)
