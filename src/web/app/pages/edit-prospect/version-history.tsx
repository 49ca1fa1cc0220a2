import { calls } from '#contract/calls.ts'
import { nameGiven } from '#domain/shares/link-holder.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { type ListedVersion, summarizeChanges, type Version } from '#domain/prospects/versions.ts'
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import '../../../ui/table/table.css'
import { Tag } from '../../../ui/tag/tag.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { LoadFailure } from '../../load-failure/load-failure.tsx'
import { useToldFailure } from '../../load-failure/use-told-failure.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { RequestKey } from '../../../client/request-key.ts'
import { useSession } from '../../session/session.tsx'
import type { SignInAgainControl } from '../../session/use-sign-in-again.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import type { Saved } from './draft.ts'
import './version-history.css'

/** Versions of a prospect, newest first, as many at a time as the server lists; they are numbered from 1 without a gap. */
function versionsQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['prospects', id, 'versions'],
    queryFn: ({ pageParam, signal }) =>
      call(calls.listVersions, { params: { id: String(id) }, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const oldest = page.at(-1)?.id ?? 1
      return oldest > 1 ? String(oldest) : undefined
    },
  })
}

const emptySnapshot = { organization: { name: '', description: '' }, certifications: [] }

export interface VersionHistoryProps {
  id: number
  withSession: SignInAgainControl['withSession']
  onRestored: (saved: Saved) => void
}

/** The table of versions; one can be looked at against the next older one, and brought back as a new version. */
export function VersionHistory({ id, withSession, onRestored }: VersionHistoryProps) {
  const { user } = useSession()
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(versionsQuery(id))
  useToldFailure(error, messages.fetchHistoryFailed)
  const versions = data?.pages.flat()
  const { restoring, restore } = useRestore(id, versions?.[0]?.id, withSession, onRestored)
  const [viewed, setViewed] = useState<number>()
  if (versions === undefined) {
    if (error === null) return <Spinner label="Loading the version history" />
    return (
      <LoadFailure
        heading="h2"
        title={messages.fetchHistoryFailed().title}
        text="Nothing is lost. The versions could not be fetched."
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const authorOf = ({ author, nameGiven: name }: ListedVersion) =>
    name === undefined ? (author === user?.username ? 'You' : author) : `${author} (${nameGiven(name)})`
  const index = versions.findIndex((one) => one.id === viewed)
  const shown = versions[index]
  const older = shown === undefined ? undefined : versions[index + 1]
  const view = async (version: Version) => {
    // It is shown beside the next older one.
    if (version === versions.at(-1) && hasNextPage) await fetchNextPage()
    setViewed(version.id)
  }
  const restoreShown = async (version: Version) => {
    await restore(version)
    setViewed(undefined)
  }
  return (
    <section className="history" aria-labelledby="version-history">
      <h2 id="version-history">Version History</h2>
      <section className="table-box" aria-label="Versions, table">
        <table className="table table-stacked history-table">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Changes</th>
              <th scope="col">Reason</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version, place) => {
              const moment = formatMoment(version.modifiedAt)
              return (
                <tr key={version.id}>
                  <td>
                    {moment}
                    <span className="history-author">{authorOf(version)}</span>
                  </td>
                  <td>{version.changes.join(', ')}</td>
                  <td className="history-reason" data-head="Reason:">
                    {version.changeReason?.trim() ? version.changeReason : '—'}
                  </td>
                  <td>
                    <span className="history-actions">
                      <Button size="small" aria-label={`View version ${version.id}`} onClick={() => void view(version)}>
                        View
                      </Button>
                      {place === 0 ? (
                        <Tag>Current</Tag>
                      ) : (
                        <Button
                          look="quiet"
                          size="small"
                          busy={restoring === version.id ? 'Restoring…' : undefined}
                          onClick={() => void restore(version)}
                        >
                          Restore This Version
                          <span className="visually-hidden"> ({version.id})</span>
                        </Button>
                      )}
                    </span>
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {hasNextPage && (
        <p className="history-older">
          <Button busy={isFetchingNextPage ? 'Loading…' : undefined} onClick={() => void fetchNextPage()}>
            Show older
          </Button>
        </p>
      )}
      {shown !== undefined && (
        <CompareDialog
          title={`Version ${shown.id} of ${formatMoment(shown.modifiedAt)}`}
          lead={[
            `${authorOf(shown)}.`,
            older === undefined ? 'Created.' : `Compared with version ${older.id} of ${formatMoment(older.modifiedAt)}.`,
            ...(shown.changeReason?.trim() ? [`Reason: ${shown.changeReason}`] : []),
          ].join(' ')}
          older={{ heading: older === undefined ? 'Before' : headingOf(older), snapshot: older ?? emptySnapshot }}
          newer={{ heading: headingOf(shown), snapshot: shown }}
          summary={summarizeChanges(older ?? null, shown)}
          note={index === 0 ? 'This is the current version.' : 'Restoring adds a new version. Nothing is lost.'}
          onClose={() => setViewed(undefined)}
          actions={
            <>
              <Button onClick={() => setViewed(undefined)}>Close</Button>
              {index > 0 && (
                <Button
                  look="filled"
                  busy={restoring === undefined ? undefined : 'Restoring…'}
                  onClick={() => void restoreShown(shown)}
                >
                  Restore This Version
                </Button>
              )}
            </>
          }
        />
      )}
    </section>
  )
}

/** Several versions may be of one minute. */
function headingOf({ id, modifiedAt }: Version): string {
  return `Version ${id}, ${formatMoment(modifiedAt)}`
}

/** Saves an older version as a new one, on top of the newest. */
function useRestore(
  id: number,
  newest: number | undefined,
  withSession: SignInAgainControl['withSession'],
  onRestored: (saved: Saved) => void,
) {
  const client = useQueryClient()
  const key = useRef(new RequestKey())
  const [restoring, setRestoring] = useState<number>()
  const restore = async ({ id: versionId, modifiedAt }: Version) => {
    setRestoring(versionId)
    try {
      const changeReason = `Restored version ${versionId} of ${formatMoment(modifiedAt)}`
      const body = { changeReason, baseVersion: newest, restores: versionId }
      const args = { params: { id: String(id) }, body }
      const saved = await withSession(() => call(calls.updateProspect, args, { idempotencyKey: key.current.of(args) }))
      key.current.answered()
      await forgetProspects(client)
      onRestored(saved)
      showToast({ ...messages.versionRestored, tone: 'success' })
    } catch (error) {
      showToast({ ...messages.restoreVersionFailed(sentenceOf(error)), tone: 'error' })
      await forgetProspects(client)
    } finally {
      setRestoring(undefined)
    }
  }
  return { restoring, restore }
}
