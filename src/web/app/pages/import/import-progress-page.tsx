import type { CallOutput } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { counted } from '#domain/text/counted.ts'
import type { ImportedRow } from '#domain/prospect-files/import.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { Progress } from '../../../ui/progress/progress.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { BackLink } from '../../back-link/back-link.tsx'
import { LoadFailure } from '../../load-failure/load-failure.tsx'
import { sentenceOf } from '../../../client/messages.ts'
import { forgetProspects } from '../../prospect-queries.ts'
import { useEndedSession } from '../../session/use-ended-session.ts'
import { ImportedRows } from './imported-rows.tsx'
import './import-page.css'
import { importQuery } from './import-queries.ts'
import { countsWords } from './import-words.ts'

/** How far an import has come, row by row. It goes on while nobody looks. */
export function ImportProgressPage({ id }: { id: string }) {
  const client = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(importQuery(id))
  const isOver = useEndedSession(error)
  const saved = data?.counts.saved
  useEffect(() => {
    if (saved !== undefined) void forgetProspects(client)
  }, [client, saved])

  if (data === undefined) {
    if (error === null || isOver) return <Spinner label="Loading the import" page />
    const isMissing = error instanceof ApiFailure && [400, 404].includes(error.status)
    return (
      <div className="container import-page">
        {isMissing ? (
          <NoImport />
        ) : (
          <LoadFailure
            heading="h1"
            title="Failed to load the import."
            text="It continues anyway."
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    )
  }
  const { rows, counts, isCancelled } = data
  const waiting = counts.waiting
  const goesOn = waiting > 0 && !isCancelled
  const mayGoOn = (isCancelled && waiting > 0) || counts.failed > 0
  const act = async (work: () => Promise<unknown>, failed: string) => {
    try {
      await work()
    } catch (failure) {
      showToast({ title: failed, description: sentenceOf(failure), tone: 'error' })
    }
    await refetch()
  }
  const params = { id }
  const onDecide = (row: ImportedRow, choice: number | null) =>
    void act(
      () => call(calls.decideImportRow, { params: { id, number: String(row.number) }, body: { choice } }),
      'Failed to save your choice',
    )
  const onTryAgain = (row: ImportedRow, website: string) =>
    void act(
      () => call(calls.decideImportRow, { params: { id, number: String(row.number) }, body: { website } }),
      'Failed to try the row again',
    )

  return (
    <div className="container import-page">
      <title>Import · Credscout</title>
      <BackLink to={pages.importProspects()}>Import prospects</BackLink>
      <PageHeading
        title={titleOf(data)}
        lead={goesOn ? 'You can leave this page. The import will continue.' : undefined}
        actions={
          <>
            {goesOn && (
              <Button onClick={() => void act(() => call(calls.cancelImport, { params }), 'Failed to cancel')}>
                Cancel import
              </Button>
            )}
            {mayGoOn && !goesOn && (
              <Button onClick={() => void act(() => call(calls.resumeImport, { params }), 'Failed to resume the import')}>
                {isCancelled ? 'Resume' : 'Try failed rows again'}
              </Button>
            )}
            <Link to={pages.prospects()} className={buttonClass('filled')}>
              Your Prospects
            </Link>
          </>
        }
      />
      <Progress percent={Math.round(((rows.length - waiting) / rows.length) * 100)} label="Rows done" />
      <output className="import-counts">{countsWords(data)}</output>
      <ImportedRows rows={rows} onDecide={onDecide} onTryAgain={onTryAgain} />
    </div>
  )
}

function NoImport() {
  return (
    <>
      <title>Import Not Found · Credscout</title>
      <ErrorCard
        title="Import Not Found"
        text="The import doesn't exist or you don't have access."
        actions={
          <Link to={pages.importProspects()} className={buttonClass('outlined')}>
            Import prospects
          </Link>
        }
      />
    </>
  )
}

type Shown = CallOutput<typeof calls.getImport>

/** 'Import done' is said when nothing is left, also not to decide. */
function titleOf({ counts: { waiting, asks }, isCancelled }: Shown): string {
  if (waiting > 0) return isCancelled ? 'Import canceled' : 'Importing'
  return asks === 0 ? 'Import done' : `${counted(asks, 'row')} to decide`
}
