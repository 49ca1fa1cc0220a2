import { calls } from '#contract/calls.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { call } from '../../../client/api.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Asks before an account is opened again, for its links open with it. */
export function EnableUserQuestion({ colleague: { id, username }, onClose }: UserDialogProps) {
  const { isWorking, carryOut } = useUserChange()
  const enable = async () => {
    const isDone = await carryOut(async () => {
      await call(calls.enableUser, { params: { id } })
      return { title: 'User enabled', description: `${username} can sign in again.` }
    }, 'Failed to enable user')
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={`Enable ${username}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="filled" busy={isWorking ? 'Enabling…' : undefined} onClick={() => void enable()}>
            Enable user
          </Button>
        </>
      }
    >
      <p>{username} can sign in again. Share links that were not ended work again, too.</p>
    </Dialog>
  )
}
