import { calls } from '#contract/calls.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { call } from '../../../client/api.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Asks before a colleague who has lost app, passkeys and codes gets in by the password alone. */
export function RemoveFactorsQuestion({ colleague: { id, username }, onClose }: UserDialogProps) {
  const { isWorking, carryOut } = useUserChange()
  const remove = async () => {
    const isDone = await carryOut(async () => {
      await call(calls.removeSecondFactors, { params: { id } })
      return { title: 'Second factors removed', description: `${username} now signs in with just the password.` }
    }, 'Failed to remove second factors')
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={`Remove the second factors of ${username}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger-filled" busy={isWorking ? 'Removing…' : undefined} onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    >
      <p>
        For a colleague who has lost them: authenticator app, passkeys and recovery codes are removed, and the password alone is
        enough to sign in. Make sure that {username} really asked for this. {username} will be notified by email.
      </p>
    </Dialog>
  )
}
