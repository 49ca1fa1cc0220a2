import type { ImportRow, ReadRow } from '#domain/prospect-files/import.ts'
import '../../../ui/table/table.css'
import { Tag } from '../../../ui/tag/tag.tsx'

/** Rows of a file that are drawn; all of them are imported. */
const drawn = 100

/** Shown only where the file has them. */
const furtherColumns: readonly { head: string; textOf: (row: ImportRow) => string }[] = [
  { head: 'Tags', textOf: ({ tags = [] }) => tags.join(' · ') },
  { head: 'Next step', textOf: ({ nextStep = '', nextStepDue = '' }) => [nextStep, nextStepDue].filter(Boolean).join(', ') },
  { head: 'Notes', textOf: ({ notes = '' }) => notes.slice(0, 200) },
]

/**
 * What a file holds, row by row, with what is wrong with it. Wrong rows come first, then those that go without a cell.
 * @param isHeld whether there is a prospect of a row's body already
 */
export function PreviewTable({ rows, isHeld }: { rows: readonly ReadRow[]; isHeld: (row: ImportRow) => boolean }) {
  const place = ({ problem, without }: ReadRow) => (problem !== undefined ? 0 : without !== undefined ? 1 : 2)
  const ordered = rows.toSorted((a, b) => place(a) - place(b))
  const columns = furtherColumns.filter(({ textOf }) => rows.some(({ row }) => textOf(row) !== ''))
  return (
    <section className="table-box import-preview" aria-label="Preview">
      <table className="table table-stacked">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Organization</th>
            <th scope="col">Contact</th>
            <th scope="col">Website</th>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {ordered.slice(0, drawn).map(({ number, row, problem, without }) => (
            <tr key={number}>
              <td data-head="Row">{number}</td>
              <th scope="row">{row.organization === '' ? 'No name' : row.organization}</th>
              <td data-head="Contact">{[row.contactFirstName, row.email].filter(Boolean).join(', ')}</td>
              <td data-head="Website">{row.website}</td>
              {columns.map(({ head, textOf }) => (
                <td key={head} data-head={head}>
                  {textOf(row) !== '' && <span className="import-text">{textOf(row)}</span>}
                </td>
              ))}
              <td>
                {problem !== undefined ? (
                  <Tag tone="danger">{problem}</Tag>
                ) : (
                  <>
                    {isHeld(row) ? 'You already have it: what is new is added' : 'Will be looked up'}
                    {without !== undefined && <span className="import-without">{without}</span>}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {ordered.length > drawn && <p className="import-more">And {ordered.length - drawn} more.</p>}
    </section>
  )
}
