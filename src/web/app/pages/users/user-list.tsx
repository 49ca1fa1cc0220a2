import { calls } from '#contract/calls.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../ui/day.ts'
import { query } from '../../api.ts'
import { useSession } from '../../session/session.tsx'

/** All accounts; null when nobody is signed in. */
export const usersQuery = queryOptions({ queryKey: ['users'], queryFn: query(calls.listUsers, {}, 'null') })

/** Who can sign in: oneself first, then the newest. Left out where it cannot be fetched; the form beside it works without. */
export function UserList() {
  const { user } = useSession()
  const { data: users } = useQuery(usersQuery)
  if (users === undefined || users === null) return null
  const isMe = (id: string) => id === user?.id
  return (
    <section className="user-list">
      <h2>Users</h2>
      <ul>
        {users
          .toSorted((a, b) => Number(isMe(b.id)) - Number(isMe(a.id)))
          .map(({ id, username, email, createdAt }) => (
            <li key={id}>
              <div>
                <p className="user-name">{username}</p>
                <p className="user-email">{email}</p>
              </div>
              <p className="user-since">{isMe(id) ? 'You' : formatDate(createdAt)}</p>
            </li>
          ))}
      </ul>
    </section>
  )
}
