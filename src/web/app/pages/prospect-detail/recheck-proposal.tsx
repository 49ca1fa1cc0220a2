import { calls } from '#contract/calls.ts'
import type { CallOutput } from '#contract/call.ts'
import { lineGroups } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { skipWords } from '#domain/lookups/ledger-words.ts'
import { noLongerOffered } from '#domain/certifications/still-offered.ts'
import type { Prospect } from '#domain/prospects/prospect.ts'
import type { RecheckChange } from '#domain/lookups/recheck.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SourceClippings } from '../../../prospect/facts/source-clippings.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { messages, sentenceOf } from '../../../client/messages.ts'
import { forgetProspects, prospectQuery } from '../../prospect-queries.ts'
import { RequestKey } from '../../../client/request-key.ts'
import { useSignInAgain } from '../../session/use-sign-in-again.tsx'
import { acceptWords } from './recheck-words.ts'
import './recheck-proposal.css'

export interface RecheckProposalProps {
  prospect: Prospect
  lookupId: string
  proposal: CallOutput<typeof calls.getRecheck>
  onAdd: () => void
  onClose: () => void
  /** The owner wants none of it, so that it is not offered again; where it was not offered, closing is enough. */
  onDecline?: (() => void) | undefined
}

/** What a newer reading would change, line by line; nothing is saved but what is chosen. */
export function RecheckProposal({ prospect, lookupId, proposal, onAdd, onClose, onDecline = onClose }: RecheckProposalProps) {
  const { changes, ledger, version, siteRead } = proposal
  const [chosen, setChosen] = useState(() => new Set(changes.filter(({ kind }) => kind !== 'gone').map(({ number }) => number)))
  const used = ledger.pages.filter(({ skipped }) => skipped === undefined)
  const added = used.filter(({ opened }) => opened === undefined).length
  const read = siteRead ? used.length - added : used.length
  const source = !siteRead ? 'added' : added > 0 ? 'both' : 'site'
  const { saving, accept, dialog } = useAccept(prospect, { lookupId, baseVersion: version }, sourceWords[source].reason, onClose)
  const missed = ledger.pages.flatMap(({ url, skipped, readBy }) =>
    skipped === undefined ? [] : [{ url, words: skipWords({ skipped, readBy }) }],
  )
  const names = [...new Set(changes.map(({ certification }) => certification))]
  const all = chosen.size === changes.length

  return (
    <section className="recheck" aria-labelledby="recheck-title">
      <h2 id="recheck-title">{changes.length === 0 ? 'Nothing has changed' : sourceWords[source].title}</h2>
      <p className="recheck-lead">
        {counted(read, 'page was', 'pages were')} {siteRead ? 'read again' : 'read; the site itself was not'}
        {source === 'both' && `, and ${counted(added, 'that was added', 'that were added')}`}.{' '}
        {changes.length > 0 && 'Nothing is saved until you accept it. '}
        Lines that a person stated stay as they are.
      </p>
      {missed.length > 0 && (
        <details className="recheck-missed">
          <summary>{counted(missed.length, 'page was', 'pages were')} not read or not used</summary>
          <ul>
            {missed.map(({ url, words }) => (
              <li key={url}>
                {url}: {words}
              </li>
            ))}
          </ul>
        </details>
      )}
      {names.map((name) => (
        <fieldset className="recheck-group" key={name}>
          <legend>{name}</legend>
          {changes
            .filter(({ certification }) => certification === name)
            .map((change) => (
              <ChangeRow
                key={change.number}
                change={change}
                chosen={chosen.has(change.number)}
                onChoose={(isChosen) => setChosen(withNumber(chosen, change.number, isChosen))}
              />
            ))}
        </fieldset>
      ))}
      <div className="recheck-ways">
        {changes.length > 0 && (
          <>
            <Button
              look="filled"
              disabled={chosen.size === 0}
              busy={saving ? 'Saving…' : undefined}
              onClick={() => void accept([...chosen])}
            >
              {acceptWords(changes.filter(({ number }) => chosen.has(number)))}
            </Button>
            <Button onClick={() => setChosen(new Set(all ? [] : changes.map(({ number }) => number)))}>
              {all ? 'Choose none' : 'Choose all'}
            </Button>
          </>
        )}
        <Button onClick={onAdd}>Add a page or PDF</Button>
        <Button look="quiet" onClick={onDecline}>
          {changes.length === 0 ? 'Close' : 'Keep it as it is'}
        </Button>
      </div>
      {dialog}
    </section>
  )
}

/** What a reading is called by what was read in it, and the reason that its version gets. */
const sourceWords = {
  site: { title: 'What the site says now', reason: 'Read again on the site' },
  added: { title: 'What the added pages say', reason: 'Read from added pages' },
  both: { title: 'What the site and the added pages say', reason: 'Read again on the site and from added pages' },
} as const

function useAccept({ id }: Prospect, of: { lookupId: string; baseVersion: number }, reason: string, onDone: () => void) {
  const client = useQueryClient()
  const { withSession, dialog } = useSignInAgain()
  const [saving, setSaving] = useState(false)
  const [key] = useState(() => new RequestKey())
  const accept = async (accepted: number[]) => {
    setSaving(true)
    try {
      const body = { ...of, accepted, changeReason: reason }
      const args = { params: { id: String(id) }, body }
      const saved = await withSession(() => call(calls.acceptRecheck, args, { idempotencyKey: key.of(body) }))
      await forgetProspects(client)
      client.setQueryData(prospectQuery(id).queryKey, saved)
      showToast({ ...messages.changesSaved, tone: 'success' })
      onDone()
    } catch (error) {
      showToast({ ...messages.saveChangesFailed(sentenceOf(error)), tone: 'error' })
    } finally {
      setSaving(false)
    }
  }
  return { saving, accept, dialog }
}

function ChangeRow({
  change,
  chosen,
  onChoose,
}: {
  change: RecheckChange
  chosen: boolean
  onChoose: (chosen: boolean) => void
}) {
  const { kind, field, before, after, found } = change
  const label = lineGroups.find((group) => group.field === field)?.label ?? (field === 'summary' ? 'Summary' : undefined)
  return (
    <div className="recheck-change">
      <label>
        <input type="checkbox" checked={chosen} onChange={(event) => onChoose(event.target.checked)} />
        <span>
          <span className="recheck-kind">
            {kindWords[kind]}
            {label !== undefined && `, ${label}`}
          </span>
          {before !== undefined && before.text !== after?.text && (
            <del>
              <span className="visually-hidden">before: </span>
              {before.text}
            </del>
          )}
          {after !== undefined && <span className="recheck-after">{after.text}</span>}
          {found !== undefined && <span className="recheck-after">{found.name}</span>}
        </span>
      </label>
      {after !== undefined && after.evidence.length > 0 && (
        <details>
          <summary>Quote</summary>
          <SourceClippings evidence={after.evidence} />
        </details>
      )}
    </div>
  )
}

const kindWords: Record<RecheckChange['kind'], string> = {
  'new-certification': 'New certification',
  retired: noLongerOffered,
  changed: 'Changed',
  new: 'New',
  proven: 'Found on the page',
  renewed: 'Same as before, read more recently',
  gone: 'No longer found',
}

function withNumber(chosen: ReadonlySet<number>, number: number, isChosen: boolean): Set<number> {
  const next = new Set(chosen)
  if (isChosen) next.add(number)
  else next.delete(number)
  return next
}
