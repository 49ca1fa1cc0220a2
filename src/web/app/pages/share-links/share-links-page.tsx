import { pages } from '#contract/pages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { noteLinksLookedAt } from '../../../account/links-looked-at.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { BackLink } from '../../back-link/back-link.tsx'
import { LoadFailure } from '../../load-failure/load-failure.tsx'
import { allSharesQuery, newsQuery } from '../../prospect-queries.ts'
import { useSession } from '../../session/session.tsx'
import { useEndedSession } from '../../session/use-ended-session.ts'
import { LinkTable } from './link-table.tsx'
import './share-links-page.css'

/** Every link of the user that opens for somebody. */
export function ShareLinksPage() {
  return (
    <div className="container share-links">
      <title>Share links · Credscout</title>
      <BackLink to={pages.prospects()}>Your Prospects</BackLink>
      <PageHeading
        title="Share links"
        lead="Every link that was not turned off. Views by people are counted, except your own; a link cannot tell who they are."
      />
      <Links />
    </div>
  )
}

/** Links that were opened until now are no news any more, once they are seen. */
function useNotedLinks(areSeen: boolean) {
  const client = useQueryClient()
  const user = useSession().user?.id
  useEffect(() => {
    if (!areSeen || user === undefined) return
    noteLinksLookedAt(user)
    void client.invalidateQueries({ queryKey: newsQuery(user).queryKey })
  }, [areSeen, client, user])
}

function Links() {
  const { data: links, error, isFetching, refetch } = useQuery(allSharesQuery)
  const isOver = useEndedSession(error)
  useNotedLinks(links !== undefined)
  if (links === undefined) {
    if (error === null || isOver) return <Spinner label="Loading your share links" page />
    return (
      <LoadFailure
        heading="h2"
        title="Failed to load your share links."
        text="Nothing is lost. The links keep working."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (links.length === 0) {
    return (
      <Empty
        title="No live links"
        sentence="Make a link with ‘Share link’ in a prospect’s menu. It is listed here until you turn it off."
      >
        <Link to={pages.prospects()} className={buttonClass('filled')}>
          Your Prospects
        </Link>
      </Empty>
    )
  }
  return <LinkTable links={links} />
}
