import { resetPassword } from '#contract/accounts.ts'
import { pages } from '#contract/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../app/api.ts'
import { PasswordField } from '../../app/form/password-field.tsx'
import { useCheckedForm } from '../../app/form/use-checked-form.ts'
import { messages, sentenceOf } from '../../app/messages.ts'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { BackToLogin } from './back-to-login.tsx'
import { type ResetForm, resetFormSchema } from './reset-form.ts'

/** Sets a new password with the token of a reset link, then leads to sign-in: every session of the user has ended. */
export function ResetPasswordForm({ token }: { token: string }) {
  const form = useCheckedForm<ResetForm>(resetFormSchema, { newPassword: '', confirmation: '' })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ newPassword }) => {
    try {
      const { message } = await call(resetPassword, { body: { token, newPassword } })
      carryToast({ ...messages.resetSuccessful, description: message, tone: 'success' })
      location.replace(pages.auth())
    } catch (error) {
      showToast({ ...messages.resetFailed(sentenceOf(error)), tone: 'error' })
    }
  })

  return (
    <form className="auth-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
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
      <Button type="submit" look="filled" size="large" disabled={!form.isAlive} busy={isSubmitting ? 'Saving…' : undefined}>
        Reset Password
      </Button>
    </form>
  )
}
