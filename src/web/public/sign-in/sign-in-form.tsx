import { login } from '#contract/accounts.ts'
import { pages } from '#contract/pages.ts'
import { type Credentials, credentialsSchema } from '#domain/account.ts'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ApiFailure, call } from '../../app/api.ts'
import { PasswordField } from '../../app/form/password-field.tsx'
import { useCheckedForm } from '../../app/form/use-checked-form.ts'
import { messages, sentenceOf } from '../../app/messages.ts'
import { carryToast } from '../../ui/toast/carried-toast.ts'
import { showToast } from '../../ui/toast/toasts.ts'

/** Username and password, then the application; what went wrong stands over the fields, and never says which of the two it was. */
export function SignInForm() {
  const form = useCheckedForm<Credentials>(credentialsSchema, { username: '', password: '' })
  const [failure, setFailure] = useState<string>()
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(undefined)
    try {
      const user = await call(login, { body: credentials })
      carryToast({ ...messages.loginSuccessful(user.username), tone: 'success' })
      location.replace(pages.home())
    } catch (error) {
      const sentence = sentenceOf(error) ?? ''
      const isMismatch = error instanceof ApiFailure && error.code === 'WRONG_CREDENTIALS'
      setFailure(isMismatch ? `${sentence.replace(/\.$/, '')}. Check both, or reset the password.` : sentence)
      showToast({ ...messages.loginFailed(sentence), tone: 'error' })
      form.setFocus('password')
    }
  })

  return (
    <form className="auth-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      <h1>Sign In</h1>
      {failure !== undefined && (
        <Notice tone="danger" icon={CircleAlert}>
          {failure}
        </Notice>
      )}
      <TextField label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.field('username')} />
      <div className="auth-password">
        <a href={pages.forgotPassword()} className="link auth-forgot">
          Forgot password?
        </a>
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      </div>
      <Button type="submit" look="filled" size="large" disabled={!form.isAlive} busy={isSubmitting ? 'Signing in…' : undefined}>
        Sign In
      </Button>
      <p className="auth-note">Accounts are made by a colleague in Manage Users.</p>
    </form>
  )
}
