import { formatMoment } from '#domain/text/day-words.ts'
import { actorWords, eventWords } from '#domain/events/event-words.ts'
import type { ProspectEvent } from '#domain/events/event.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button/button.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { failureLine } from '../../client/failure-line.ts'
import { OfferWays } from './offer-ways.tsx'
import './timeline.css'
import { timelineQuery } from './timeline-query.ts'

/** What happened to a prospect, newest first. */
export function Timeline({ prospectId }: { prospectId: number }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(timelineQuery(prospectId))
  const events = data?.pages.flatMap((page) => page.events) ?? []
  return (
    <section className="timeline" aria-label="Timeline">
      <h2 className="rail-title">Timeline</h2>
      {data === undefined && error === null && <Spinner label="Loading the timeline" />}
      {data === undefined && error !== null && (
        <p className="timeline-failed">
          The timeline could not be loaded. {failureLine(error)}{' '}
          <Button size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
      <ol>
        {events.map((event) => (
          <Entry key={event.id} event={event} prospectId={prospectId} />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage ? 'Loading…' : undefined} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </section>
  )
}

function Entry({ event: { at, by, what }, prospectId }: { event: ProspectEvent; prospectId: number }) {
  const { title, detail } = eventWords(what)
  return (
    <li>
      <p className="timeline-title">{title}</p>
      {detail !== null && (
        <p className="timeline-detail" dir="auto">
          {detail}
        </p>
      )}
      {what.type === 'offered' && <OfferWays prospectId={prospectId} number={what.number} />}
      <p className="timeline-meta">
        <time dateTime={at}>{formatMoment(at)}</time> · <bdi>{actorWords(by)}</bdi>
      </p>
    </li>
  )
}
