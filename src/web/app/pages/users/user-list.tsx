import type { Colleague } from '#domain/accounts/account.ts'
import { formatDate } from '#domain/text/day-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useSession } from '../../session/session.tsx'
import { DisableUserQuestion } from './disable-user-question.tsx'
import { EnableUserQuestion } from './enable-user-question.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { RemoveFactorsQuestion } from './remove-factors-question.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { RoleQuestion } from './role-question.tsx'
import { UserLinksDialog } from './user-links-dialog.tsx'
import { UserMenu, type UserQuestion } from './user-menu.tsx'
import { usersQuery } from '../../users-query.ts'

const dialogs = {
  disable: DisableUserQuestion,
  enable: EnableUserQuestion,
  role: RoleQuestion,
  reset: ResetPasswordDialog,
  factors: RemoveFactorsQuestion,
  links: UserLinksDialog,
  'hand-over': HandOverDialog,
} as const satisfies Record<UserQuestion, unknown>

/** Who can sign in: oneself first, then the newest. Left out where it cannot be fetched; the form beside it works without. */
export function UserList() {
  const { user } = useSession()
  const { data: users } = useQuery(usersQuery)
  const [asked, setAsked] = useState<{ question: UserQuestion; colleague: Colleague }>()
  if (users === undefined || users === null) return null
  const isMe = (id: string) => id === user?.id
  const isAdministrator = user?.role === 'admin'
  const AskedDialog = asked && dialogs[asked.question]
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
                <p className="user-email">
                  {colleague.role === 'admin' && 'Administrator · '}
                  {colleague.email}
                </p>
              </div>
              <p className="user-since">{isMe(colleague.id) ? 'You' : `Since ${formatDate(colleague.createdAt)}`}</p>
              {isAdministrator && !isMe(colleague.id) && (
                <UserMenu colleague={colleague} onAsk={(question) => setAsked({ question, colleague })} />
              )}
            </li>
          ))}
      </ul>
      {!isAdministrator && <AdministratorsHint users={users} />}
      {asked !== undefined && AskedDialog !== undefined && (
        <AskedDialog colleague={asked.colleague} users={users} onClose={() => setAsked(undefined)} />
      )}
    </section>
  )
}

/** Whom a member asks for what only administrators do. */
function AdministratorsHint({ users }: { users: readonly Colleague[] }) {
  const names = users.flatMap(({ username, role, disabledAt }) => (role === 'admin' && disabledAt === null ? [username] : []))
  if (names.length === 0) return null
  const list = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(names)
  return <p className="user-list-hint">To disable an account, reset its password or change its role, ask {list}.</p>
}
