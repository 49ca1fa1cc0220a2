import { changePhrases, type ChangeSummary, type Snapshot } from '#domain/prospects/versions.ts'
import { lineState } from '#domain/evidence/evidence.ts'
import { stateLabels } from '#domain/evidence/evidence-words.ts'
import { type ReactNode, useState } from 'react'
import { CertificationName } from '../../../prospect/certification-name/certification-name.tsx'
import { EndSign } from '../../../prospect/facts/end-sign.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Switch } from '../../../ui/switch/switch.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { compared, type ComparedPart, type ComparedRow, type Side } from './compared.ts'
import './line-state.css'
import './compare-dialog.css'

export interface CompareDialogProps {
  title: string
  lead: ReactNode
  older: { heading: string; snapshot: Snapshot }
  newer: { heading: string; snapshot: Snapshot }
  /** What the newer one changed, where that is said beside the words. */
  summary?: ChangeSummary
  note: string
  actions: ReactNode
  onClose: () => void
}

/** Two states of a prospect side by side: words struck and added, and the states of lines. */
export function CompareDialog({ title, lead, older, newer, summary, note, actions, onClose }: CompareDialogProps) {
  const [onlyChanges, setOnlyChanges] = useState(true)
  const parts = compared(older.snapshot, newer.snapshot).filter(({ kind }) => !onlyChanges || kind !== 'same')
  return (
    <Dialog title={title} onClose={onClose} actions={actions}>
      <p>{lead}</p>
      <div className="compare-head">
        <span className="compare-tags">
          {summary !== undefined &&
            changePhrases(summary).map(({ kind, words }) => (
              <Tag key={kind} tone={kind === 'added' ? 'good' : kind === 'removed' ? 'danger' : 'plain'}>
                {words}
              </Tag>
            ))}
        </span>
        <Switch checked={onlyChanges} onChange={setOnlyChanges}>
          Only changes
        </Switch>
      </div>
      <div className="compare">
        {parts.length === 0 && <p>There are no differences.</p>}
        {parts.map((part) => (
          <ComparedTable
            key={part.key}
            part={part}
            rows={part.rows.filter(({ changed }) => !onlyChanges || changed)}
            headings={[older.heading, newer.heading]}
          />
        ))}
      </div>
      <p className="compare-note">{note}</p>
    </Dialog>
  )
}

function ComparedTable({ part, rows, headings }: { part: ComparedPart; rows: ComparedRow[]; headings: [string, string] }) {
  return (
    <section className="compare-part">
      <h3>
        <CertificationName of={{ name: part.title, acronym: part.acronym }} />{' '}
        {part.kind === 'added' && <Tag tone="good">Added</Tag>}
        {part.kind === 'removed' && <Tag tone="danger">Removed</Tag>}
      </h3>
      <table className="compare-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Field</span>
            </th>
            <th scope="col">{headings[0]}</th>
            <th scope="col">{headings[1]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.label} ${index}`}>
              <th scope="row">{row.label}</th>
              <td>
                <span className="compare-side">{headings[0]}</span>
                <SideWords side={row.older} changed="del" both={row.newer !== null} />
              </td>
              <td>
                <span className="compare-side">{headings[1]}</span>
                <SideWords side={row.newer} changed="ins" both={row.older !== null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SideWords({ side, changed: Changed, both }: { side: Side | null; changed: 'del' | 'ins'; both: boolean }) {
  if (side === null) return <span className="compare-none">No line</span>
  const state = lineState(side.evidence)
  const person = side.evidence.flatMap((one) => (one.kind === 'person' ? [one] : []))[0]
  return (
    <>
      <span>
        {side.pieces.map((piece, index) =>
          // Runs of words have no identity but their place.
          piece.changed ? <Changed key={`${index} ${piece.text}`}>{piece.text}</Changed> : piece.text,
        )}
      </span>
      {side.stateChanged && (both || side.evidence.length > 0) && (
        <span className={`line-state line-state-${state}`}>
          <EndSign state={state} />
          {person === undefined
            ? stateLabels[state]
            : `Stated ${person.via === 'share-link' ? 'via share link' : `by ${person.by}`}`}
        </span>
      )}
    </>
  )
}
