import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { ApiFailure } from '../../api.ts'
import { failureLine } from '../../failure-line.ts'
import { allSharesQuery } from '../../prospect-queries.ts'
import { useSession } from '../../session/session.tsx'
import { LinkTable } from './link-table.tsx'
import './share-links-page.css'

/** Every link of the user that opens for somebody. */
export function ShareLinksPage() {
  return (
    <div className="container share-links">
      <title>Share links · Credscout</title>
      <Link to="/saved-searches" className="prospect-back">
        <Icon of={ArrowLeft} />
        <span className="link">Your Prospects</span>
      </Link>
      <PageHeading
        title="Share links"
        lead="Every link that opens for whoever has it. Views by people are counted; whose they are, no link can tell. Your own are left out."
      />
      <Links />
    </div>
  )
}

function Links() {
  const { data: links, error, isFetching, refetch } = useQuery(allSharesQuery)
  const { end } = useSession()
  const isOver = error instanceof ApiFailure && error.status === 401
  useEffect(() => {
    if (isOver) end()
  }, [isOver, end])
  if (links === undefined) {
    if (error === null || isOver) return <Spinner label="Loading your share links" page />
    return (
      <ErrorCard
        heading="h2"
        title="Failed to load your share links."
        text="Nothing is lost. The links go on working."
        technical={failureLine(error)}
        actions={
          <Button look="filled" busy={isFetching ? 'Loading…' : undefined} onClick={() => void refetch()}>
            Try Again
          </Button>
        }
      />
    )
  }
  if (links.length === 0) {
    return (
      <Empty
        title="No live links"
        sentence="A prospect’s link is made by ‘Share link’ in its menu, and stands here until it is turned off."
      >
        <Link to="/saved-searches" className={buttonClass('filled')}>
          Your Prospects
        </Link>
      </Empty>
    )
  }
  return <LinkTable links={links} />
}
