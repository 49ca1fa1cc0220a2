import { pages } from '#contract/pages.ts'
import { Link } from '@tanstack/react-router'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { useSession } from '../../session/session.tsx'
import './account-page.css'
import { DetailsForm } from './details-form.tsx'
import { FactorSection } from './factor-section.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { SignOnSection } from './sign-on-section.tsx'
import { TokenSection } from './token-section.tsx'
import { WebhookSection } from './webhook-section.tsx'
import { WeeklySummary } from './weekly-summary.tsx'

/** One's own name, email and password. */
export function AccountPage() {
  const { user } = useSession()
  return (
    <div className="container account-page">
      <title>Your account · Credscout</title>
      <PageHeading title="Your account" />
      {user !== null && (
        <>
          <DetailsForm key={`${user.username} ${user.email} ${user.displayName}`} user={user} />
          <PasswordForm />
          <FactorSection />
          <SignOnSection />
          <WeeklySummary />
          <TokenSection />
          <WebhookSection />
          <OwnData />
        </>
      )}
      <p className="account-sessions">
        <Link className="link" to={pages.sessions()}>
          Your sessions
        </Link>{' '}
        show where you are signed in.
      </p>
    </div>
  )
}
