import type { ProspectRow } from '#domain/prospect.ts'
import { Link } from '@tanstack/react-router'
import { formatDate, formatShortDay } from '../../ui/day.ts'
import { useMedia } from '../../ui/media.ts'
import '../../ui/card/card.css'
import './prospect-cards.css'
import { metaOf, RowNews, RowProof, RowStatus } from './prospect-facts.tsx'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'
import { useLongList } from './use-long-list.ts'

/** Pixels: a card with a title of two lines, and the space between cards; the style sheet uses the same. */
const cardHeight = 184
const gap = 14

export interface ProspectCardsProps {
  rows: readonly ProspectRow[]
  now: Date
  onAsk: RowMenuProps['onAsk']
  onDelete: (row: ProspectRow) => void
}

/** The list as cards: three columns on wide windows, then two, then one. */
export function ProspectCards({ rows, now, onAsk, onDelete }: ProspectCardsProps) {
  const columns = useColumns()
  const { listRef, lines, before, after, measure } = useLongList(Math.ceil(rows.length / columns), rows.length, cardHeight, gap)
  return (
    <ul className="prospect-cards" ref={listRef} style={{ paddingTop: before, paddingBottom: after }}>
      {lines.flatMap((line) =>
        rows.slice(line * columns, (line + 1) * columns).map((row, place) => (
          <li
            key={row.id}
            className="card prospect-card"
            ref={place === 0 ? measure : undefined}
            data-index={line}
            aria-setsize={rows.length}
            aria-posinset={line * columns + place + 1}
          >
            <ProspectCard row={row} now={now} onAsk={onAsk} onDelete={onDelete} />
          </li>
        )),
      )}
    </ul>
  )
}

type ProspectCardProps = Omit<ProspectCardsProps, 'rows'> & { row: ProspectRow }

function ProspectCard({ row, now, onAsk, onDelete }: ProspectCardProps) {
  const count = row.certifications.length
  const isThisYear = new Date(row.createdAt).getFullYear() === now.getFullYear()
  return (
    <>
      <div className="prospect-card-head">
        <h2>
          <Link to="/search/$id" params={{ id: String(row.id) }} className="prospect-name">
            {row.organization.name}
          </Link>
        </h2>
        <RowMenu row={row} onAsk={onAsk} onDelete={onDelete} />
      </div>
      <p className="prospect-meta">{metaOf(row)}</p>
      <RowNews row={row} />
      <p className="prospect-card-proof">
        <RowProof row={row} />
        {count === 1 ? '1 certification' : `${count} certifications`}
      </p>
      <p className="prospect-card-foot">
        <RowStatus row={row} now={now} />
        <span>{row.viewCount === 1 ? '1 view' : `${row.viewCount.toLocaleString('en-US')} views`}</span>
        <span>{isThisYear ? formatShortDay(row.createdAt) : formatDate(row.createdAt)}</span>
      </p>
    </>
  )
}

function useColumns(): number {
  const atLeastTwo = useMedia('(min-width: 700px)')
  const three = useMedia('(min-width: 1024px)')
  return three ? 3 : atLeastTwo ? 2 : 1
}
