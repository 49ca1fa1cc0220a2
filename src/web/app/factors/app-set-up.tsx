import { calls } from '#contract/calls.ts'
import { appCodeSchema } from '#domain/accounts/second-factor.ts'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { CopyButton } from '../../ui/clipping/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { call } from '../../client/api.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { PasswordQuestion } from './password-question.tsx'
import { QrCode } from './qr-code.tsx'
import { useFactorChange } from './use-factor-change.ts'
import { FormActions } from '../form/form-actions.tsx'

export interface SetUpProps {
  /** It is set up; with recovery codes where these are the first. */
  onDone: (recoveryCodes: readonly string[] | null) => void
  onClose: () => void
}

const failed = 'Failed to set up the app'

/** Sets up an authenticator app: the password, then what the app is told, then a code that it shows. */
export function AppSetUp({ onDone, onClose }: SetUpProps) {
  const [begun, setBegun] = useState<{ secret: string; uri: string }>()
  if (begun !== undefined) return <ShowApp {...begun} onDone={onDone} onClose={onClose} />
  return (
    <PasswordQuestion
      title="Set up an authenticator app"
      action="Continue"
      busy="One moment…"
      failed={failed}
      onPassword={async (currentPassword) => setBegun(await call(calls.beginApp, { body: { currentPassword } }))}
      onClose={onClose}
    >
      An app such as Aegis, Google Authenticator, or your password manager shows a new code every 30 seconds. You type it after
      your password.
    </PasswordQuestion>
  )
}

const schema = z.object({ code: appCodeSchema })

function ShowApp({ secret, uri, onDone, onClose }: SetUpProps & { secret: string; uri: string }) {
  const form = useCheckedForm<z.infer<typeof schema>>(schema, { code: '' })
  const { isSubmitting } = form.formState
  const formId = useId()
  const { carryOut } = useFactorChange()

  const submit = form.handleSubmit(async ({ code }) => {
    const refused = await carryOut(async () => {
      const { recoveryCodes } = await call(calls.confirmApp, { body: { code } })
      onDone(recoveryCodes)
    }, failed)
    if (refused !== undefined) form.setError('code', { message: refused.sentence }, { shouldFocus: true })
  })

  return (
    <Dialog
      title="Set up an authenticator app"
      onClose={onClose}
      actions={<FormActions formId={formId} send="Turn on" sending="Checking…" busy={isSubmitting} onClose={onClose} />}
    >
      <p>Scan this picture with the app, or type the key into it. Then type the code that it shows.</p>
      <QrCode text={uri} label="Picture for the authenticator app" />
      <p className="factor-secret">
        <code>{secret}</code>
        <CopyButton text={secret} name="Copy the key">
          Copy
        </CopyButton>
      </p>
      <form id={formId} className="factor-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" hint="Six digits" {...form.field('code')} />
      </form>
    </Dialog>
  )
}
