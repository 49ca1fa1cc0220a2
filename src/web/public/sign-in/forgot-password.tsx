import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { FieldError } from '../form/field-error.tsx'
import { titled } from '../page-head.tsx'
import { BackToLogin } from './back-to-login.tsx'

/** How mail goes out here. */
export type MailWay = 'smtp' | 'outbox'

/** Asks for the address a reset link goes to; set to work by live-forgot-password.ts, and not to be sent before. */
export function ForgotPassword({ mail }: { mail: MailWay }) {
  return (
    <>
      <form className="auth-form" method="post" noValidate>
        <div className="auth-intro">
          <BackToLogin />
          <h1>Forgot Password</h1>
          <p>We send a link that works once, for one hour.</p>
        </div>
        <TextField label="Email" name="email" type="email" autoComplete="email" placeholder="name@example.org" />
        <Button type="submit" look="filled" size="large" disabled>
          Send reset link
        </Button>
        <FieldError />
      </form>
      <template data-sent="" data-title={titled('Check your email')}>
        <CheckYourEmail mail={mail} />
      </template>
    </>
  )
}

function CheckYourEmail({ mail }: { mail: MailWay }) {
  return (
    <div className="auth-form">
      <div className="auth-intro">
        <BackToLogin />
        <h1 tabIndex={-1}>Check your email</h1>
        <p>
          If <span data-fill="email" /> is registered,{' '}
          {mail === 'outbox'
            ? 'an administrator hands you the link, because no mail server is set up here to send it. Ask them: they make it in User Management.'
            : 'a reset link is on its way. It can take a few minutes.'}
        </p>
      </div>
      <Button size="large">Try Again</Button>
    </div>
  )
}
