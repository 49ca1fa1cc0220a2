import { calls } from '#contract/calls.ts'
import { passkeyNameSchema } from '#domain/accounts/second-factor.ts'
import { startRegistration } from '@simplewebauthn/browser'
import { useId } from 'react'
import * as z from 'zod/mini'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { call } from '../../client/api.ts'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { useCheckedForm } from '../form/use-checked-form.ts'
import type { SetUpProps } from './app-set-up.tsx'
import { useFactorChange } from './use-factor-change.ts'
import { FormActions } from '../form/form-actions.tsx'

const schema = z.object({
  name: passkeyNameSchema,
  currentPassword: z.string().check(z.minLength(1, 'Type your current password.')),
})

/** Adds a passkey: the browser makes it once the password was given. */
export function PasskeySetUp({ onDone, onClose }: SetUpProps) {
  const form = useCheckedForm<z.infer<typeof schema>>(schema, { name: '', currentPassword: '' })
  const { isSubmitting } = form.formState
  const formId = useId()
  const { carryOut } = useFactorChange()

  const submit = form.handleSubmit(async ({ name, currentPassword }) => {
    const refused = await carryOut(async () => {
      const optionsJSON = await call(calls.beginPasskey, { body: { currentPassword } })
      const passkey = await startRegistration({ optionsJSON })
      const { recoveryCodes } = await call(calls.addPasskey, { body: { name, passkey } })
      onDone(recoveryCodes)
    }, 'Failed to add the passkey')
    if (refused !== undefined) {
      const field = refused.field === 'name' ? 'name' : 'currentPassword'
      form.setError(field, { message: refused.sentence }, { shouldFocus: true })
    }
  })

  return (
    <Dialog
      title="Add a passkey"
      onClose={onClose}
      actions={<FormActions formId={formId} send="Add" sending="Adding…" busy={isSubmitting} onClose={onClose} />}
    >
      <p>
        A passkey is kept on this device, in your password manager, or on a security key. It can be your second step. If the
        device checks that it is you, it also signs you in without a password.
      </p>
      <form id={formId} className="factor-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label="Name" hint="Laptop, phone, security key" autoComplete="off" {...form.field('name')} />
        <PasswordField label="Your current password" autoComplete="current-password" {...form.field('currentPassword')} />
      </form>
    </Dialog>
  )
}
