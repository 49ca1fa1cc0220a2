import { calls } from '#contract/calls.ts'
import { newPasswordSchema } from '#domain/accounts/account.ts'
import * as z from 'zod/mini'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'

const schema = z.object({
  currentPassword: z.string().check(z.minLength(1, 'Type your current password.')),
  newPassword: newPasswordSchema,
})
type Passwords = z.infer<typeof schema>
const empty: Passwords = { currentPassword: '', newPassword: '' }

/** Another password; every other session ends with it. */
export function PasswordForm() {
  const { end } = useSession()
  const form = useCheckedForm<Passwords>(schema, empty)
  const { isSubmitting } = form.formState

  const change = form.handleSubmit(async (passwords) => {
    try {
      await call(calls.changePassword, { body: passwords })
      form.reset(empty)
      showToast({ title: 'Password changed', description: 'Your other sessions have ended.', tone: 'success' })
    } catch (error) {
      const sentence = sentenceOf(error)
      if (error instanceof ApiFailure) {
        if (error.status === 401) end()
        const field = error.field === 'newPassword' ? 'newPassword' : 'currentPassword'
        if (error.status === 400) form.setError(field, { message: sentence ?? '' }, { shouldFocus: true })
      }
      showToast({ title: 'Failed to change password', description: sentence, tone: 'error' })
    }
  })

  return (
    <form className="account-form" noValidate onSubmit={(event) => void change(event)}>
      <h2>Password</h2>
      <PasswordField label="Your current password" autoComplete="current-password" {...form.field('currentPassword')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters"
        {...form.field('newPassword')}
      />
      <Button type="submit" busy={isSubmitting ? 'Changing…' : undefined}>
        Change password
      </Button>
    </form>
  )
}
