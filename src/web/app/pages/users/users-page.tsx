import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { CreateUserForm } from './create-user-form.tsx'
import { UserList } from './user-list.tsx'
import './users-page.css'

export function UsersPage() {
  return (
    <div className="container users-page">
      <title>User Management · Credscout</title>
      <PageHeading title="User Management" />
      <div className="users-columns">
        <CreateUserForm />
        <UserList />
      </div>
    </div>
  )
}
