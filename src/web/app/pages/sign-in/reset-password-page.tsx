import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import './auth-page.css'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** The page of a reset link; without its token there is nothing to reset. */
export function ResetPasswordPage({ token }: { token: string }) {
  return <div className="container auth-page">{token === '' ? <InvalidResetLink /> : <ResetPasswordForm token={token} />}</div>
}

function InvalidResetLink() {
  return (
    <>
      <title>Invalid Reset Link · Credscout</title>
      <ErrorCard
        title="Invalid Reset Link"
        text="Invalid reset token. Please request a new password reset link."
        actions={
          <Link to="/auth" className={buttonClass('outlined')}>
            Back to Login
          </Link>
        }
      />
    </>
  )
}
