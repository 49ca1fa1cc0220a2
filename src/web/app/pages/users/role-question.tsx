import { calls } from '#contract/calls.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { call } from '../../../client/api.ts'
import { useUserChange } from './use-user-change.ts'
import type { UserDialogProps } from './user-dialog.ts'

/** Asks before somebody becomes an administrator, or a member again. */
export function RoleQuestion({ colleague: { id, username, role }, onClose }: UserDialogProps) {
  const { isWorking, carryOut } = useUserChange()
  const next = role === 'admin' ? 'member' : 'admin'
  const words = next === 'admin' ? 'an administrator' : 'a member'
  const button = next === 'admin' ? 'Make administrator' : 'Make member'
  const change = async () => {
    const isDone = await carryOut(async () => {
      await call(calls.changeRole, { params: { id }, body: { role: next } })
      return { title: 'Role changed', description: `${username} is ${words} now.` }
    }, 'Failed to change role')
    if (isDone) onClose()
  }
  return (
    <Dialog
      title={`Make ${username} ${words}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="filled" busy={isWorking ? 'Saving…' : undefined} onClick={() => void change()}>
            {button}
          </Button>
        </>
      }
    >
      <p>
        {next === 'admin'
          ? 'Administrators disable and enable accounts, change roles, reset passwords, end share links and hand prospects over.'
          : `${username} keeps their prospects, and can no longer change other people’s accounts.`}
      </p>
    </Dialog>
  )
}
