import { type Credentials, credentialsSchema } from '#domain/accounts/account.ts'
import { lazy, Suspense, useId, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { ApiFailure } from '../../client/api.ts'
import { messages, sentenceOf } from '../../client/messages.ts'
import { useSession } from './session.tsx'
import './sign-in-again.css'
import { FormActions } from '../form/form-actions.tsx'

const SecondStep = lazy(async () => ({ default: (await import('./second-step.tsx')).SecondStep }))

/** Signs in over the page, which stays as it is. */
export function SignInAgain({ onSignedIn, onClose }: { onSignedIn: () => void; onClose: () => void }) {
  const { user, signIn } = useSession()
  const form = useCheckedForm<Credentials>(credentialsSchema, { username: user?.username ?? '', password: '' })
  const { isSubmitting } = form.formState
  const formId = useId()
  const [asksMore, setMore] = useState(false)

  const submit = form.handleSubmit(async (credentials) => {
    try {
      await signIn(credentials)
      onSignedIn()
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'SECOND_STEP') return setMore(true)
      const sentence = sentenceOf(error) ?? ''
      form.setError('password', { message: sentence })
      showToast({ ...messages.loginFailed(sentence), tone: 'error' })
    }
  })

  if (asksMore) {
    return (
      <Suspense>
        <SecondStep onSignedIn={onSignedIn} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <Dialog
      title="Your session has ended"
      onClose={onClose}
      actions={
        <FormActions formId={formId} send="Sign In" sending="Signing in…" busy={isSubmitting} leave="Not now" onClose={onClose} />
      }
    >
      <p>Sign in to continue where you were. Everything on this page is kept.</p>
      <form id={formId} className="sign-in-again" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('username')}
        />
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      </form>
    </Dialog>
  )
}
