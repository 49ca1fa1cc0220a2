import { calls } from '#contract/calls.ts'
import { type NewUser, newUserSchema } from '#domain/accounts/account-details.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { RequestKey } from '../../../client/request-key.ts'
import { useSession } from '../../session/session.tsx'
import { usePasswordWarning } from './use-password-warning.ts'
import { usersQuery } from '../../users-query.ts'

const empty: NewUser = { username: '', email: '', password: '' }

/** Milliseconds for a result that warns. */
const toBeRead = 10_000

/** Makes an account. What the server refuses stands at the field it names, and in the notification. */
export function CreateUserForm() {
  const { end } = useSession()
  const client = useQueryClient()
  const form = useCheckedForm<NewUser>(newUserSchema, empty)
  const { isSubmitting } = form.formState
  const [key] = useState(() => new RequestKey())
  const { warning, ask, check, forget } = usePasswordWarning()
  const password = form.field('password')

  const submit = form.handleSubmit(async (user) => {
    try {
      const [warned] = await Promise.all([
        ask(user.password),
        call(calls.createUser, { body: user }, { idempotencyKey: key.of(user) }),
      ])
      key.answered()
      void client.invalidateQueries({ queryKey: usersQuery.queryKey })
      form.reset(empty)
      forget()
      // The emptied fields are known to the form again when they are drawn.
      requestAnimationFrame(() => form.setFocus('username'))
      const told = [`${user.username} can sign in now.`, ...(warned === undefined ? [] : [warned])]
      showToast({
        ...messages.userCreated,
        description: told.join(' '),
        tone: 'success',
        ...(warned !== undefined && { duration: toBeRead }),
      })
    } catch (error) {
      const sentence = sentenceOf(error)
      if (error instanceof ApiFailure) {
        key.answered()
        if (error.status === 401) end()
        const field = fieldOf(error)
        if (field !== undefined) form.setError(field, { message: sentence ?? '' }, { shouldFocus: true })
      }
      showToast({ ...messages.createUserFailed(sentence), tone: 'error' })
    }
  })

  return (
    <form className="create-user" noValidate onSubmit={(event) => void submit(event)}>
      <h2>Create user</h2>
      <TextField label="Username" autoComplete="off" autoCapitalize="none" spellCheck={false} {...form.field('username')} />
      <TextField label="Email" type="email" autoComplete="off" {...form.field('email')} />
      <PasswordField
        label="Password"
        hint={
          <span aria-live="polite" className={warning === undefined ? undefined : 'password-warning'}>
            {warning ?? 'At least 6 characters'}
          </span>
        }
        autoComplete="new-password"
        {...password}
        onChange={(event) => {
          forget()
          void password.onChange(event)
        }}
        onBlur={(event) => {
          void password.onBlur(event)
          void check(event.target.value)
        }}
      />
      <Button type="submit" look="filled" size="large" busy={isSubmitting ? 'Creating…' : undefined}>
        Create user
      </Button>
    </form>
  )
}

function fieldOf({ code, field }: ApiFailure): keyof NewUser | undefined {
  if (code === 'USERNAME_TAKEN' || field === 'username') return 'username'
  if (code === 'EMAIL_TAKEN' || field === 'email') return 'email'
  return field === 'password' ? 'password' : undefined
}
