import { errors } from '#contract/errors.ts'
import { pages } from '#contract/pages.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'
import { useSession } from './session.tsx'

/** A page whose calls only administrators may make: a member is told so in place of a form that could do nothing. */
export function AdministratorsOnly({ children }: { children: ReactNode }) {
  const { user } = useSession()
  if (user?.role === 'admin') return children
  return (
    <div className="container">
      <title>For administrators · Credscout</title>
      <ErrorCard
        title="For administrators"
        text={errors.ADMIN_ONLY.sentence}
        actions={
          <Link to={pages.users()} className={buttonClass('outlined')}>
            See who the administrators are
          </Link>
        }
      />
    </div>
  )
}
