import { pages } from '#contract/pages.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { FieldError } from '../form/field-error.tsx'
import { BackToLogin } from './back-to-login.tsx'

/**
 * Asks for a new password; set to work by live-reset-password.ts with the token of the link, and not to be sent before.
 * A link that sets none any more says so before anything is typed.
 */
export function ResetPasswordForm({ token, isLive }: { token: string; isLive: boolean }) {
  return (
    <form className="auth-form" method="post" data-token={token} noValidate>
      <div className="auth-intro">
        <BackToLogin />
        <h1>Reset Password</h1>
      </div>
      <div data-dead hidden={isLive}>
        <Notice
          tone="doubt"
          role="alert"
          action={
            <a className={buttonClass('outlined', 'small')} href={pages.forgotPassword()}>
              Request a new link
            </a>
          }
        >
          This reset link has been used or is no longer valid.
        </Notice>
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
