import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button/button.tsx'
import { NotFoundCard } from '../../../not-found/not-found-card.tsx'

/** Any address that is no page. */
export function NotFoundPage() {
  return (
    <div className="container">
      <title>404 Page Not Found · Credscout</title>
      <NotFoundCard
        actions={
          <Link to="/" className={buttonClass('outlined')}>
            Return to Home
          </Link>
        }
      />
    </div>
  )
}
