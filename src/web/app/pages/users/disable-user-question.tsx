import { calls } from '#contract/calls.ts'
import type { Colleague } from '#domain/account.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../api.ts'
import { sentenceOf } from '../../messages.ts'
import { usersQuery } from './users-query.ts'

export interface DisableUserQuestionProps {
  colleague: Colleague
  onClose: () => void
}

/** Asks before an account is closed, then closes it. */
export function DisableUserQuestion({ colleague, onClose }: DisableUserQuestionProps) {
  const client = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const { id, username } = colleague

  const disable = async () => {
    setWorking(true)
    try {
      await call(calls.disableUser, { params: { id } })
      await client.invalidateQueries({ queryKey: usersQuery.queryKey })
      onClose()
      showToast({ title: 'User disabled', description: `${username} is signed out everywhere.`, tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to disable user', description: sentenceOf(error), tone: 'error' })
    } finally {
      setWorking(false)
    }
  }

  return (
    <Dialog
      title={`Disable ${username}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="danger-filled" busy={isWorking ? 'Disabling…' : undefined} onClick={() => void disable()}>
            Disable user
          </Button>
        </>
      }
    >
      <p>
        {username} is signed out everywhere and cannot sign in until enabled again. Prospects and share links of this account stay
        as they are.
      </p>
    </Dialog>
  )
}
