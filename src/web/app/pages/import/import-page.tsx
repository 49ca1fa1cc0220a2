import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { counted } from '#domain/text/counted.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import { heldAmong, largestFile, mostImported, type ReadFile, readImportFile } from '#domain/prospect-files/import.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useId, useMemo, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { BackLink } from '../../back-link/back-link.tsx'
import { sentenceOf } from '../../../client/messages.ts'
import { prospectsQuery } from '../../prospect-queries.ts'
import { useSignInAgain } from '../../session/use-sign-in-again.tsx'
import './import-page.css'
import { importsQuery } from './import-queries.ts'
import { countsWords } from './import-words.ts'
import { PreviewTable } from './preview-table.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A list that was pasted elsewhere, to be imported. */
    pastedList?: string | undefined
  }
}

/** Takes a list of bodies with contacts, tags and notes, shows what is in it, and starts its look-ups. */
export function ImportPage() {
  const fileId = useId()
  const navigate = useNavigate()
  const { withSession, dialog } = useSignInAgain()
  const { pastedList = '' } = useLocation().state
  const [text, setText] = useState(pastedList)
  const [error, setError] = useState<string>()
  const [starting, setStarting] = useState(false)
  const read: ReadFile = readImportFile(text)
  const { data: prospects } = useQuery(prospectsQuery)
  const heldBy = useMemo(() => heldAmong((prospects ?? []).map(({ organization }) => organization)), [prospects])
  const fine = read.rows.filter(({ problem }) => problem === undefined)

  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file === undefined) return
    if (file.size > largestFile) setError('The file is larger than 6 MB. Split it, or paste the rows.')
    else {
      setError(undefined)
      setText(await file.text())
    }
  }
  const start = async () => {
    setStarting(true)
    try {
      const body = { rows: fine.map(({ number, row }) => ({ ...row, number })) }
      const { id } = await withSession(() => call(calls.startImport, { body }))
      await navigate({ to: '/import/$id', params: { id } })
    } catch (failure) {
      showToast({ title: 'Failed to start the import', description: sentenceOf(failure), tone: 'error' })
      setStarting(false)
    }
  }

  return (
    <div className="container import-page">
      <title>Import prospects · Credscout</title>
      <BackLink to={pages.prospects()}>Your Prospects</BackLink>
      <PageHeading
        title="Import prospects"
        lead={`A CSV with an Organization column and, if you have them, Website, Contact first name, Email, Tags, Next step, Due and Notes. An export of your list also works. Up to ${mostImported} rows. Prospects you already have are added to, never overwritten.`}
      />
      <div className="import-source">
        <label className="import-file" htmlFor={fileId}>
          <span>Choose a CSV file</span>
          <input
            id={fileId}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            // The same file can be chosen again once it was changed; until then its name stays in view.
            onClick={({ currentTarget }) => {
              currentTarget.value = ''
            }}
            onChange={(event) => void onFile(event)}
          />
        </label>
        <TextArea
          label="Or paste the rows"
          rows={6}
          placeholder={'Organization,Contact first name,Email\nPMI,Maria,maria@example.org'}
          value={text}
          error={error ?? read.problem}
          onChange={({ target }) => {
            setText(target.value)
            setError(undefined)
          }}
        />
      </div>
      {read.rows.length > 0 && (
        <>
          {read.leftOut > 0 && (
            <Notice tone="doubt">
              The list has {counted(read.leftOut, 'more row')} than one import takes. Import them afterward.
            </Notice>
          )}
          <PreviewTable rows={read.rows} isHeld={(row) => heldBy(row) !== undefined} />
          <div className="import-actions">
            <Button
              look="filled"
              disabled={fine.length === 0}
              busy={starting ? 'Starting…' : undefined}
              onClick={() => void start()}
            >
              Import {counted(fine.length, 'body', 'bodies')}
            </Button>
            {fine.length < read.rows.length && (
              <span>{counted(read.rows.length - fine.length, 'row is', 'rows are')} left out.</span>
            )}
          </div>
        </>
      )}
      <EarlierImports />
      {dialog}
    </div>
  )
}

function EarlierImports() {
  const { data: imports = [] } = useQuery(importsQuery)
  if (imports.length === 0) return null
  return (
    <section className="import-earlier">
      <h2 className="rail-title">Earlier imports</h2>
      <ul>
        {imports.map((one) => (
          <li key={one.id}>
            <Link className="link" to="/import/$id" params={{ id: one.id }}>
              {formatMoment(one.createdAt)}
            </Link>
            <span>{countsWords(one)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
