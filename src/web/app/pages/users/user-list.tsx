import { calls } from '#contract/calls.ts'
import type { Colleague } from '#domain/account.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { formatDate } from '../../../ui/day.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../api.ts'
import { sentenceOf } from '../../messages.ts'
import { useSession } from '../../session/session.tsx'
import { DisableUserQuestion } from './disable-user-question.tsx'
import { usersQuery } from './users-query.ts'

/** Who can sign in: oneself first, then the newest. Left out where it cannot be fetched; the form beside it works without. */
export function UserList() {
  const { user } = useSession()
  const { data: users } = useQuery(usersQuery)
  const [asked, setAsked] = useState<Colleague>()
  if (users === undefined || users === null) return null
  const isMe = (id: string) => id === user?.id
  return (
    <section className="user-list">
      <h2>Users</h2>
      <ul>
        {users
          .toSorted((a, b) => Number(isMe(b.id)) - Number(isMe(a.id)))
          .map((colleague) => (
            <li key={colleague.id}>
              <div>
                <p className="user-name">
                  {colleague.username} {colleague.disabledAt !== null && <Tag>Disabled</Tag>}
                </p>
                <p className="user-email">{colleague.email}</p>
              </div>
              <p className="user-since">{isMe(colleague.id) ? 'You' : formatDate(colleague.createdAt)}</p>
              {!isMe(colleague.id) && <AccountSwitch colleague={colleague} onDisable={() => setAsked(colleague)} />}
            </li>
          ))}
      </ul>
      {asked && <DisableUserQuestion colleague={asked} onClose={() => setAsked(undefined)} />}
    </section>
  )
}

function AccountSwitch({ colleague, onDisable }: { colleague: Colleague; onDisable: () => void }) {
  const client = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const { id, username, disabledAt } = colleague

  const enable = async () => {
    setWorking(true)
    try {
      await call(calls.enableUser, { params: { id } })
      await client.invalidateQueries({ queryKey: usersQuery.queryKey })
      showToast({ title: 'User enabled', description: `${username} can sign in again.`, tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to enable user', description: sentenceOf(error), tone: 'error' })
    } finally {
      setWorking(false)
    }
  }

  return disabledAt === null ? (
    <Button look="danger-quiet" size="small" aria-label={`Disable ${username}`} onClick={onDisable}>
      Disable
    </Button>
  ) : (
    <Button
      size="small"
      aria-label={`Enable ${username}`}
      busy={isWorking ? 'Enabling…' : undefined}
      onClick={() => void enable()}
    >
      Enable
    </Button>
  )
}
