import { calls } from '#contract/calls.ts'
import type { CallOutput } from '#contract/call.ts'
import { factorCodeSchema } from '#domain/accounts/second-factor.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import { useEffect, useId, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../client/api.ts'
import { passkeyFailure } from '../../sign-in/passkey-failure.ts'
import { useCheckedForm } from '../form/use-checked-form.ts'
import { messages } from '../../client/messages.ts'
import { useSession } from './session.tsx'
import './sign-in-again.css'

const schema = z.object({ code: factorCodeSchema })

/** The second step of a sign-in over the page: a code, or a passkey. */
export function SecondStep({ onSignedIn, onClose }: { onSignedIn: () => void; onClose: () => void }) {
  const { signedIn } = useSession()
  const [asked, setAsked] = useState<CallOutput<typeof calls.getSecondStep>>()
  const form = useCheckedForm<z.infer<typeof schema>>(schema, { code: '' })
  const { isSubmitting } = form.formState
  const formId = useId()
  const hasPasskey = asked !== undefined && asked.passkey !== null
  const hasCodes = asked === undefined || asked.app || asked.recoveryCodes

  const tell = (error: unknown) => {
    const sentence = passkeyFailure(error) ?? ''
    if (error instanceof ApiFailure && error.field === 'code') form.setError('code', { message: sentence }, { shouldFocus: true })
    showToast({ ...messages.loginFailed(sentence), tone: 'error' })
  }
  useEffect(() => {
    call(calls.getSecondStep).then(setAsked, (error: unknown) =>
      showToast({ ...messages.loginFailed(passkeyFailure(error) ?? ''), tone: 'error' }),
    )
  }, [])

  const submit = form.handleSubmit(async (body) => {
    try {
      signedIn(await call(calls.giveCode, { body }))
      onSignedIn()
    } catch (error) {
      tell(error)
    }
  })
  const withPasskey = async () => {
    try {
      const { passkey: optionsJSON } = await call(calls.getSecondStep)
      if (optionsJSON === null) return
      signedIn(await call(calls.givePasskey, { body: { passkey: await startAuthentication({ optionsJSON }) } }))
      onSignedIn()
    } catch (error) {
      tell(error)
    }
  }

  return (
    <Dialog
      title="One more step"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          {hasPasskey && <Button onClick={() => void withPasskey()}>Use a passkey</Button>}
          {hasCodes && (
            <Button type="submit" form={formId} look="filled" busy={isSubmitting ? 'Checking…' : undefined}>
              Continue
            </Button>
          )}
        </>
      }
    >
      <p>Confirm your identity. Everything on this page is kept.</p>
      {hasCodes && (
        <form id={formId} className="sign-in-again" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label="Code"
            hint="From your authenticator app, or a recovery code"
            autoComplete="one-time-code"
            spellCheck={false}
            {...form.field('code')}
          />
        </form>
      )}
    </Dialog>
  )
}
