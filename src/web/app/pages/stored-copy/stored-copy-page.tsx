import { calls } from '#contract/calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { shownAddress } from '../../../ui/clipping/page-address.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { documentName } from '#domain/evidence/document-address.ts'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { ApiFailure, query } from '../../../client/api.ts'
import { failureLine } from '../../../client/failure-line.ts'
import { useSession } from '../../session/session.tsx'
import './stored-copy-page.css'

export interface StoredCopyPageProps {
  pageId: string
  /** What quotes the page. */
  quotedBy: { searchId?: string; lookupId?: string }
  /** The sentence to be shown in its place. */
  quote: string
}

/** The text of a page as it was read, kept as the proof behind its quotes. It is text: nothing of the page's own runs or loads. */
export function StoredCopyPage({ pageId, quotedBy, quote }: StoredCopyPageProps) {
  const { end } = useSession()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['stored-copy', pageId, quotedBy],
    queryFn: query(calls.getEvidencePage, { params: { pageId }, query: quotedBy }, 'throw'),
  })
  const status = error instanceof ApiFailure ? error.status : undefined
  useEffect(() => {
    if (status === 401) end()
  }, [status, end])

  if (data !== undefined) return <Copy {...data} quote={quote} />
  return (
    <div className="container stored-copy">
      <title>Stored copy · Credscout</title>
      {error === null || status === 401 ? (
        <Spinner label="Loading the stored copy" page />
      ) : status === 404 ? (
        <ErrorCard
          title="This copy does not exist"
          text="It doesn't exist, or nothing you looked up or saved quotes it."
          actions={null}
        />
      ) : (
        <ErrorCard
          title="The stored copy could not be fetched"
          text="It is kept. Please try again."
          technical={failureLine(error)}
          actions={
            <Button look="filled" busy={isFetching ? 'Loading…' : undefined} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        />
      )}
    </div>
  )
}

function Copy({ url, title, readOn, text, quote }: { url: string; title: string; readOn: string; text: string; quote: string }) {
  const name = documentName(url)
  const { host, path } = name === undefined ? shownAddress(url) : { host: name, path: '' }
  const start = quote === '' ? -1 : text.indexOf(quote)
  const mark = useRef<HTMLElement>(null)
  useEffect(() => mark.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <div className="container stored-copy">
      <title>{`Stored copy of ${host} · Credscout`}</title>
      <PageHeading title={title === '' ? host : title} lead={`Text of ${host}${path}, as it was read on ${formatDay(readOn)}.`} />
      {name === undefined && (
        <p>
          <a
            className="link"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Open page at ${host}, in a new tab`}
          >
            Open page
          </a>
        </p>
      )}
      <div className="stored-copy-text">
        {start === -1 ? (
          text
        ) : (
          <>
            {text.slice(0, start)}
            <mark ref={mark}>
              <span className="visually-hidden">quote: </span>
              {quote}
            </mark>
            {text.slice(start + quote.length)}
          </>
        )}
      </div>
    </div>
  )
}
