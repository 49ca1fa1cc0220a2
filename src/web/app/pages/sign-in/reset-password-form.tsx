import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../api.ts'
import { PasswordField } from '../../form/password-field.tsx'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import { messages, sentenceOf } from '../../messages.ts'
import { useSession } from '../../session/session.tsx'
import { BackToLogin } from './back-to-login.tsx'
import { type ResetForm, resetFormSchema } from './reset-form.ts'

/** Sets a new password with the token of a reset link, then leads to sign-in: every session of the user has ended. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { reload } = useSession()
  const navigate = useNavigate()
  const form = useCheckedForm<ResetForm>(resetFormSchema, { newPassword: '', confirmation: '' })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      const { message } = await call(calls.resetPassword, { body: { token, newPassword } })
      reload()
      showToast({ ...messages.resetSuccessful, description: message, tone: 'success' })
      await navigate({ to: pages.auth(), replace: true })
    } catch (error) {
      showToast({ ...messages.resetFailed(sentenceOf(error)), tone: 'error' })
    }
  })

  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <title>Reset Password · Credscout</title>
      <div className="auth-intro">
        <BackToLogin />
        <h1>Reset Password</h1>
      </div>
      <PasswordField
        label="New password"
        hint="At least 8 characters"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <PasswordField label="Confirm password" autoComplete="new-password" {...form.field('confirmation')} />
      <Button type="submit" look="filled" size="large" busy={isSubmitting ? 'Saving…' : undefined}>
        Reset Password
      </Button>
    </form>
  )
}
