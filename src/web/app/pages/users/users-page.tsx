import { pages } from '#contract/pages.ts'
import { Link } from '@tanstack/react-router'
import { Rows3, ScrollText, UserRoundX } from 'lucide-react'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { useSession } from '../../session/session.tsx'
import { CreateUserForm } from './create-user-form.tsx'
import { TeamSettings } from './team-settings.tsx'
import { UserList } from './user-list.tsx'
import './users-page.css'

export function UsersPage() {
  const { user } = useSession()
  return (
    <div className="container users-page">
      <title>User Management · Credscout</title>
      <PageHeading
        title="User Management"
        actions={
          user?.role !== 'admin' ? undefined : (
            <>
              <Link className={buttonClass('outlined')} to={pages.allProspects()}>
                <span className="button-words">
                  <Icon of={Rows3} />
                  All prospects
                </span>
              </Link>
              <Link className={buttonClass('outlined')} to={pages.audit()}>
                <span className="button-words">
                  <Icon of={ScrollText} />
                  Audit log
                </span>
              </Link>
              <Link className={buttonClass('outlined')} to={pages.persons()}>
                <span className="button-words">
                  <Icon of={UserRoundX} />A person’s data
                </span>
              </Link>
            </>
          )
        }
      />
      <div className="users-columns">
        <div className="users-first">
          <CreateUserForm />
          {user?.role === 'admin' && <TeamSettings />}
        </div>
        <UserList />
      </div>
    </div>
  )
}
