import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { CertificationList } from '../../../prospect/certification-list/certification-list.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { query } from '../../../client/api.ts'
import { BackLink } from '../../back-link/back-link.tsx'
import { ProspectMissing, SearchNotFound } from '../../load-failure/prospect-missing.tsx'
import { messages } from '../../../client/messages.ts'
import { useEndedSession } from '../../session/use-ended-session.ts'
import './all-prospects-page.css'

/** A prospect of a colleague, to be read. */
export function AnyProspectPage({ id }: { id: string }) {
  return (
    <div className="container any-prospect">
      <BackLink to={pages.allProspects()}>All prospects</BackLink>
      {/^[1-9]\d{0,9}$/.test(id) ? <Asked id={id} /> : <SearchNotFound />}
    </div>
  )
}

function Asked({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['all-prospects', 'one', id],
    queryFn: query(calls.getAnyProspect, { params: { id } }, 'throw'),
    staleTime: 0,
  })
  const isOver = useEndedSession(error)
  if (data === undefined) {
    if (error === null || isOver) return <Spinner label="Loading the prospect" page />
    return (
      <ProspectMissing error={error} told={messages.fetchSearchFailed} retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  const { organization, certifications, owner, contactFirstName, email } = data
  const contact = [contactFirstName, email].filter(Boolean).join(', ')
  return (
    <>
      <title>{`${organization.name} · Credscout`}</title>
      <PageHeading title={organization.name} lead={organization.description === '' ? undefined : organization.description} />
      <Notice icon={Eye}>
        A prospect of {owner.username}, read-only.{contact === '' ? '' : ` Contact: ${contact}.`}
      </Notice>
      <CertificationList
        certifications={certifications}
        empty={<p className="all-prospects-none">No credential programs found for this organization</p>}
      />
    </>
  )
}
