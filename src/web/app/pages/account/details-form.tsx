import { calls } from '#contract/calls.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import { accountChangeSchema } from '#domain/accounts/account-details.ts'
import { answerAddress } from '#domain/mail/reply-address.ts'
import type * as z from 'zod/mini'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'

type Details = z.infer<typeof accountChangeSchema>

/** What the account is called, and where it is reached. The password is asked for where one signs in or gets back in by the change. */
export function DetailsForm({ user }: { user: CurrentUser }) {
  const { end, reload } = useSession()
  const { username, email } = user
  const displayName = user.displayName ?? ''
  const form = useCheckedForm<Details>(accountChangeSchema, { username, email, displayName, currentPassword: '' })
  const { isSubmitting } = form.formState
  const [typedName, typedEmail] = form.watch(['username', 'email'])
  const needsPassword = typedName !== username || typedEmail !== email

  const save = form.handleSubmit(async (details) => {
    try {
      await call(calls.changeUser, { body: details })
      showToast({ ...messages.changesSaved, tone: 'success' })
      reload()
    } catch (error) {
      const sentence = sentenceOf(error)
      if (error instanceof ApiFailure) {
        if (error.status === 401) end()
        if (isField(error.field)) form.setError(error.field, { message: sentence ?? '' }, { shouldFocus: true })
      }
      showToast({ ...messages.saveChangesFailed(sentence), tone: 'error' })
    }
  })

  return (
    <form className="account-form" noValidate onSubmit={(event) => void save(event)}>
      <h2>Details</h2>
      <TextField
        label="Display name"
        optional
        autoComplete="name"
        hint="Emails with your results show you under this name."
        {...form.field('displayName')}
      />
      <TextField label="Username" autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.field('username')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint={
          answerAddress(user.email) === null
            ? 'This address cannot receive email. Give one that can, so that prospects can reply to you.'
            : 'Replies to your emails go there.'
        }
        {...form.field('email')}
      />
      {needsPassword && (
        <PasswordField label="Current password" autoComplete="current-password" {...form.field('currentPassword')} />
      )}
      <Button type="submit" look="filled" busy={isSubmitting ? 'Saving…' : undefined}>
        Save
      </Button>
    </form>
  )
}

function isField(field: string | undefined): field is keyof Details {
  return field !== undefined && Object.hasOwn(accountChangeSchema.def.shape, field)
}
