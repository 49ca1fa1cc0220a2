import type { ImportedRow, ImportState } from '#domain/prospect-files/import.ts'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { limits } from '#domain/text/text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import '../../../ui/table/table.css'
import { Tag } from '../../../ui/tag/tag.tsx'
import { stateNames } from './import-words.ts'

/** What asks comes first, then what failed; the rest as in the file. */
const first: readonly ImportState[] = ['asks', 'failed']

export interface ImportedRowsProps {
  rows: readonly ImportedRow[]
  /** @param choice place among the candidates; null: the row is left out */
  onDecide: (row: ImportedRow, choice: number | null) => void
  /** @param website of a failed row, as typed; may be empty */
  onTryAgain: (row: ImportedRow, website: string) => void
}

/** What became of each row; one that has several readings offers them. */
export function ImportedRows({ rows, onDecide, onTryAgain }: ImportedRowsProps) {
  const place = ({ state }: ImportedRow) => (first.includes(state) ? first.indexOf(state) : first.length)
  const ordered = rows.toSorted((a, b) => place(a) - place(b) || a.number - b.number)
  return (
    <section className="table-box import-rows" aria-label="Rows">
      <table className="table table-stacked">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Organization</th>
            <th scope="col">Contact</th>
            <th scope="col">Result</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((row) => (
            <tr key={row.number}>
              <td data-head="Row">{row.number}</td>
              <th scope="row">{row.given.organization}</th>
              <td data-head="Contact">{[row.given.contactFirstName, row.given.email].filter(Boolean).join(', ')}</td>
              <td>
                <Result row={row} />
                {row.state === 'asks' && <Choices row={row} onDecide={onDecide} />}
                {row.state === 'failed' && <TryAgain row={row} onTryAgain={onTryAgain} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const tones: Partial<Record<ImportState, 'good' | 'doubt' | 'danger'>> = { saved: 'good', asks: 'doubt', failed: 'danger' }

function Result({ row: { state, searchId, message } }: { row: ImportedRow }) {
  const tone = tones[state]
  const words = stateNames[state]
  return (
    <p className="import-result">
      {tone === undefined ? words : <Tag tone={tone}>{words}</Tag>}
      {searchId !== null && (
        <Link className="link" to="/search/$id" params={{ id: String(searchId) }}>
          Open
        </Link>
      )}
      {message !== null && <span className="import-message">{message}</span>}
    </p>
  )
}

/** What a failed row asks for: the website of its body. */
function TryAgain({ row, onTryAgain }: { row: ImportedRow } & Pick<ImportedRowsProps, 'onTryAgain'>) {
  const [website, setWebsite] = useState(row.given.website ?? '')
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onTryAgain(row, website.trim())
  }
  return (
    <form className="import-again" noValidate onSubmit={send}>
      <TextField
        label="Website"
        inputMode="url"
        placeholder="example.org"
        maxLength={limits.website}
        value={website}
        onChange={({ target }) => setWebsite(target.value)}
      />
      <Button type="submit" size="small">
        Try this row again
      </Button>
    </form>
  )
}

function Choices({ row, onDecide }: { row: ImportedRow } & Pick<ImportedRowsProps, 'onDecide'>) {
  return (
    <ul className="import-choices" aria-label={`What ${row.given.organization} in row ${row.number} means`}>
      {row.candidates.map(({ name, website }, choice) => (
        <li key={`${name} ${website ?? ''}`}>
          <Button size="small" onClick={() => onDecide(row, choice)}>
            {name}
          </Button>
          {website !== undefined && <span className="import-message">{website.replace(/^https?:\/\/(www\.)?/, '')}</span>}
        </li>
      ))}
      <li>
        <Button size="small" look="quiet" onClick={() => onDecide(row, null)}>
          Leave this row out
        </Button>
      </li>
    </ul>
  )
}
