import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'

/** Any address that is no page. */
export function NotFoundPage() {
  return (
    <div className="container">
      <title>404 Page Not Found · Credscout</title>
      <ErrorCard
        title="404 Page Not Found"
        text="Did you forget to add the page to the router?"
        actions={
          <Link to="/" className={buttonClass('outlined')}>
            Return to Home
          </Link>
        }
      />
    </div>
  )
}
