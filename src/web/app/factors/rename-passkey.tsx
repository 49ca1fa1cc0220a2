import { calls } from '#contract/calls.ts'
import { type Passkey, passkeyNameSchema } from '#domain/accounts/second-factor.ts'
import { useId } from 'react'
import * as z from 'zod/mini'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { call } from '../../client/api.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { useFactorChange } from './use-factor-change.ts'
import { FormActions } from '../form/form-actions.tsx'

const schema = z.object({ name: passkeyNameSchema })

export function RenamePasskey({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const form = useCheckedForm<z.infer<typeof schema>>(schema, { name })
  const { isSubmitting } = form.formState
  const formId = useId()
  const { carryOut } = useFactorChange()

  const submit = form.handleSubmit(async (typed) => {
    const refused = await carryOut(async () => {
      await call(calls.renamePasskey, { params: { id }, body: typed })
      onClose()
    }, 'Failed to rename the passkey')
    if (refused !== undefined) form.setError('name', { message: refused.sentence }, { shouldFocus: true })
  })

  return (
    <Dialog
      title="Rename the passkey"
      onClose={onClose}
      actions={<FormActions formId={formId} send="Save" sending="Saving…" busy={isSubmitting} onClose={onClose} />}
    >
      <form id={formId} className="factor-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label="Name" autoComplete="off" {...form.field('name')} />
      </form>
    </Dialog>
  )
}
