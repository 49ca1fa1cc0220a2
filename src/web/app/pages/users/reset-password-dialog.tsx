import { calls } from '#contract/calls.ts'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { messages } from '../../../client/messages.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Makes a link by which a colleague sets a new password, for whoever has lost theirs and gets no email. */
export function ResetPasswordDialog({ colleague: { id, username }, onClose }: UserDialogProps) {
  const { isWorking, carryOut } = useUserChange()
  const [link, setLink] = useState<string>()

  const make = () =>
    carryOut(async () => {
      const made = await call(calls.makeResetLink, { params: { id } })
      setLink(made.link)
      return { title: 'Reset link made', description: `It works once, within an hour. Give it to ${username}.` }
    }, 'Failed to make reset link')

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ ...messages.linkCopied, tone: 'success' })
    } catch {
      showToast({ ...messages.copyUrlFailed, tone: 'error' })
    }
  }

  return (
    <Dialog
      title={`Reset the password of ${username}?`}
      onClose={onClose}
      actions={
        link === undefined ? (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button look="filled" busy={isWorking ? 'Making…' : undefined} onClick={() => void make()}>
              Make reset link
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Close</Button>
            <Button look="filled" onClick={() => void copy(link)}>
              Copy link
            </Button>
          </>
        )
      }
    >
      <p>
        The link sets a new password once, within an hour. Earlier links stop working. Give it to {username} and nobody else. The
        password stays as it is until the link is used; then {username} will be notified by email.
      </p>
      {link !== undefined && (
        <div className="user-dialog-field">
          <TextField label="Reset link" value={link} readOnly onFocus={(event) => event.target.select()} />
        </div>
      )}
    </Dialog>
  )
}
