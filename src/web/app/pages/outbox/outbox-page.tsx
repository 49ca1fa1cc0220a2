import { pages } from '#contract/pages.ts'
import type { OutboxMail } from '#domain/mail/mail.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Empty } from '../../../ui/empty/empty.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { featuresQuery } from '../../features-query.ts'
import { LoadFailure } from '../../load-failure/load-failure.tsx'
import { mailsQuery } from '../../outbox-queries.ts'
import { useEndedSession } from '../../session/use-ended-session.ts'
import { MailDialog } from './mail-dialog.tsx'
import { MailList } from './mail-list.tsx'
import './outbox-page.css'

/** The emails that came of what the user did, and what became of them. */
export function OutboxPage() {
  const { data: features } = useQuery(featuresQuery)
  const hasServer = features?.mail !== 'outbox'
  return (
    <div className="container outbox-page">
      <title>Outbox · Credscout</title>
      <PageHeading
        title="Outbox"
        lead="Emails about your prospects and the accounts you created, and whether they were delivered."
      />
      {!hasServer && (
        <Notice icon={Mail}>
          No mail server is set up, so emails wait here. Open one to copy it and send it yourself. They are not sent by themselves
          once there is one.
        </Notice>
      )}
      <Mails hasServer={hasServer} />
    </div>
  )
}

function Mails({ hasServer }: { hasServer: boolean }) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(mailsQuery)
  const [opened, setOpened] = useState<OutboxMail>()
  const isOver = useEndedSession(error)
  if (data === undefined) {
    if (error === null || isOver) return <Spinner label="Loading your emails" page />
    return (
      <LoadFailure
        heading="h2"
        title="Failed to load your emails."
        text="Nothing is lost. The list could not be fetched."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const mails = data.pages.flatMap((page) => page.mails)
  if (mails.length === 0) {
    return (
      <Empty
        title="No emails yet"
        sentence="Emails about results you share, accounts you create and what your prospects do show up here."
      >
        <Link to={pages.prospects()} className={buttonClass('filled')}>
          Your Prospects
        </Link>
      </Empty>
    )
  }
  return (
    <>
      <MailList mails={mails} hasServer={hasServer} onOpen={setOpened} />
      {hasNextPage && (
        <Button busy={isFetchingNextPage ? 'Loading…' : undefined} onClick={() => void fetchNextPage()}>
          Show older emails
        </Button>
      )}
      {opened !== undefined && (
        <MailDialog id={opened.id} subject={opened.subject} hasServer={hasServer} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
