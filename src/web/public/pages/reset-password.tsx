import type { PageFrame, PublicPages } from '#contract/public-pages.ts'
import { pages } from '#contract/pages.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { pageDocument } from '../page-document.tsx'
import { titled } from '../page-head.tsx'
import { AuthFrame } from '../sign-in/auth-frame.tsx'
import { ResetPasswordForm } from '../sign-in/reset-password-form.tsx'

/** The page of a reset link; without its token there is nothing to reset. */
export function render({ token, isLive }: PublicPages['reset-password'], frame: PageFrame): string {
  return pageDocument(
    { title: titled(token === '' ? 'Invalid Reset Link' : 'Reset Password'), robots: 'noindex' },
    frame,
    <AuthFrame signedIn={frame.signedIn}>
      {token === '' ? <InvalidResetLink /> : <ResetPasswordForm token={token} isLive={isLive} />}
    </AuthFrame>,
  )
}

function InvalidResetLink() {
  return (
    <ErrorCard
      title="Invalid Reset Link"
      text="Invalid reset token. Please request a new password reset link."
      actions={
        <a href={pages.auth()} className={buttonClass('outlined')}>
          Back to Login
        </a>
      }
    />
  )
}
