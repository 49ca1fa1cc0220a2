import { PasswordField } from '../../ui/field/password-field.tsx'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../form/field-error.tsx'
import { BackToLogin } from './back-to-login.tsx'

/** Asks for a new password; set to work by live-reset-password.ts with the token of the link, and not to be sent before. */
export function ResetPasswordForm({ token }: { token: string }) {
  return (
    <form className="auth-form" method="post" data-token={token} noValidate>
      <div className="auth-intro">
        <BackToLogin />
        <h1>Reset Password</h1>
      </div>
      <PasswordField label="New password" name="newPassword" hint="At least 8 characters" autoComplete="new-password" />
      <PasswordField label="Confirm password" name="confirmation" autoComplete="new-password" />
      <Button type="submit" look="filled" size="large" disabled>
        Reset Password
      </Button>
      <FieldError />
    </form>
  )
}
