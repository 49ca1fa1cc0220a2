import { pages } from '#contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { buttonClass } from '../../../ui/button/button.tsx'
import { keepWayBack } from '../../../sign-in/way-back.ts'
import { AskForLink } from '../../../not-found/ask-for-link.tsx'
import { BackLink, BackToPublicPage } from '../../back-link/back-link.tsx'
import { ProspectMissing, SearchNotFound } from '../../load-failure/prospect-missing.tsx'
import { messages } from '../../../client/messages.ts'
import { prospectQuery } from '../../prospect-queries.ts'
import { useSession } from '../../session/session.tsx'
import { useEndedSession } from '../../session/use-ended-session.ts'
import { shareViewQuery } from '../../share-queries.ts'
import { Editor } from './editor.tsx'
import { targetOf } from './edit-target.ts'

/** The editor of what an address names: a number of the user's, or 'share_' and the key of a link. */
export function EditProspectPage({ id }: { id: string }) {
  const target = targetOf(id)
  return (
    <div className="container edit-page">
      {target === undefined && <SearchNotFound />}
      {target?.kind === 'prospect' && <OwnProspect key={id} id={target.id} />}
      {target?.kind === 'share' && <SharedProspect key={id} shareId={target.shareId} />}
    </div>
  )
}

function OwnProspect({ id }: { id: number }) {
  const { status } = useSession()
  const { data, error, isFetching, refetch } = useQuery(prospectQuery(id))
  useEndedSession(error)
  const isSignedOut = status === 'signed-out'
  // Whoever signs in now comes back to what they asked for.
  useEffect(() => {
    if (isSignedOut) keepWayBack({ to: `${location.pathname}${location.search}` })
  }, [isSignedOut])
  if (data === undefined)
    return (
      <ProspectMissing
        error={error}
        told={messages.fetchSearchFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
        also={
          isSignedOut && (
            <a href={pages.auth()} className={buttonClass('filled')}>
              Sign In
            </a>
          )
        }
      />
    )
  return (
    <>
      <BackLink to={pages.prospect(id)}>Back to Prospect</BackLink>
      <Editor target={{ kind: 'prospect', id }} saved={data} />
    </>
  )
}

function SharedProspect({ shareId }: { shareId: string }) {
  const { status } = useSession()
  const { data, error, isFetching, refetch } = useQuery(shareViewQuery(shareId))
  return (
    <>
      <meta name="robots" content="noindex" />
      {data === undefined || status === 'loading' ? (
        <ProspectMissing
          error={error}
          told={messages.fetchSharedSearchFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
          also={<AskForLink shareId={shareId} />}
        />
      ) : (
        <>
          <BackToPublicPage to={data.interested ? pages.sharedPrograms(shareId) : pages.share(shareId)}>
            Back to the shared page
          </BackToPublicPage>
          <Editor target={{ kind: 'share', shareId }} saved={data} />
        </>
      )}
    </>
  )
}
