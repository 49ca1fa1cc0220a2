import { type Credentials, credentialsSchema } from '#domain/account.ts'
import { Link } from '@tanstack/react-router'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure } from '../../api.ts'
import { PasswordField } from '../../form/password-field.tsx'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import { messages, sentenceOf } from '../../messages.ts'
import { useSession } from '../../session/session.tsx'

/** Username and password; what went wrong stands over the fields, and never says which of the two it was. */
export function SignInForm() {
  const { signIn } = useSession()
  const form = useCheckedForm<Credentials>(credentialsSchema, { username: '', password: '' })
  const [failure, setFailure] = useState<string>()
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(undefined)
    try {
      const user = await signIn(credentials)
      showToast({ ...messages.loginSuccessful(user.username), tone: 'success' })
    } catch (error) {
      const sentence = sentenceOf(error) ?? ''
      const isMismatch = error instanceof ApiFailure && error.code === 'WRONG_CREDENTIALS'
      setFailure(isMismatch ? `${sentence.replace(/\.$/, '')}. Check both, or reset the password.` : sentence)
      showToast({ ...messages.loginFailed(sentence), tone: 'error' })
      form.setFocus('password')
    }
  })

  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
      <title>Sign In · Credscout</title>
      <h1>Sign In</h1>
      {failure !== undefined && (
        <Notice tone="danger" icon={CircleAlert}>
          {failure}
        </Notice>
      )}
      <TextField label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.field('username')} />
      <div className="auth-password">
        <Link to="/auth" search={{ view: 'forgot-password' }} className="link auth-forgot">
          Forgot password?
        </Link>
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      </div>
      <Button type="submit" look="filled" size="large" busy={isSubmitting ? 'Signing in…' : undefined}>
        Sign In
      </Button>
      <p className="auth-note">Accounts are made by a colleague in Manage Users.</p>
    </form>
  )
}
