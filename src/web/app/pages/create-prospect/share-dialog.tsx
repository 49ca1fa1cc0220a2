import { isEmailAddress } from '#domain/text.ts'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { messages } from '../../messages.ts'

/** Asks where a saved prospect is to be sent. */
export function ShareDialog({ onSend, onClose }: { onSend: (email: string) => void; onClose: () => void }) {
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    if (!isEmailAddress(email)) {
      // Said at the field too: the notification lies behind this dialog.
      setError(messages.invalidEmail.description)
      showToast({ ...messages.invalidEmail, tone: 'error' })
      field.current?.focus()
      return
    }
    onSend(email)
    onClose()
  }
  return (
    <Dialog
      title="Share via Email"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} look="filled">
            Send
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <TextField
          label="Email"
          type="email"
          ref={field}
          placeholder="name@example.org"
          error={error}
          onChange={() => setError(undefined)}
          hint="The link to these certifications is mailed there."
        />
      </form>
    </Dialog>
  )
}
