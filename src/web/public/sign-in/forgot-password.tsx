import { requestPasswordReset } from '#contract/accounts.ts'
import { emailSchema } from '#domain/account.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call } from '../../app/api.ts'
import { useCheckedForm } from '../../app/form/use-checked-form.ts'
import { messages, serverSentenceOf } from '../../app/messages.ts'
import { BackToLogin } from './back-to-login.tsx'

/** How mail goes out here. */
export type MailWay = 'smtp' | 'outbox'

const requestSchema = z.object({ email: emailSchema })

/** Asks for a reset link, then says where to look for it. 'Try Again' leads back to the form with the address still in it. */
export function ForgotPassword({ mail }: { mail: MailWay }) {
  const form = useCheckedForm<z.infer<typeof requestSchema>>(requestSchema, { email: '' })
  const [sentTo, setSentTo] = useState<string>()
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await call(requestPasswordReset, { body: { email } })
      setSentTo(email)
      showToast({ ...messages.resetLinkSent, tone: 'mail' })
    } catch (error) {
      showToast({ ...messages.resetRequestFailed(serverSentenceOf(error)), tone: 'error' })
    }
  })

  if (sentTo !== undefined) return <CheckYourEmail email={sentTo} mail={mail} onRetry={() => setSentTo(undefined)} />
  return (
    <form className="auth-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <div className="auth-intro">
        <BackToLogin />
        <h1>Forgot Password</h1>
        <p>We send a link that works once, for one hour.</p>
      </div>
      <TextField label="Email" type="email" autoComplete="email" placeholder="name@example.org" {...form.field('email')} />
      <Button type="submit" look="filled" size="large" disabled={!form.isAlive} busy={isSubmitting ? 'Sending…' : undefined}>
        Send reset link
      </Button>
    </form>
  )
}

function CheckYourEmail({ email, mail, onRetry }: { email: string; mail: MailWay; onRetry: () => void }) {
  const whereabouts =
    mail === 'outbox'
      ? 'a reset link waits in the outbox, because no mail server is set up. Ask whoever runs this installation for a link.'
      : 'a reset link is on its way. It can take a few minutes.'
  return (
    <div className="auth-form">
      <title>Check your email · Credscout</title>
      <div className="auth-intro">
        <BackToLogin />
        <h1 tabIndex={-1} ref={focusOnArrival}>
          Check your email
        </h1>
        <p>
          If {email} is registered, {whereabouts}
        </p>
      </div>
      <Button size="large" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  )
}

function focusOnArrival(heading: HTMLHeadingElement | null) {
  heading?.focus()
}
