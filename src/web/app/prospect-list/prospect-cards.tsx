import { counted } from '#domain/text/counted.ts'
import { formatDate, formatShortDay } from '#domain/text/day-words.ts'
import { offeredCount } from '#domain/certifications/still-offered.ts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useMedia } from '../../ui/media.ts'
import '../../ui/card/card.css'
import './prospect-name.css'
import './prospect-cards.css'
import type { Today } from './list-cells.tsx'
import { metaOf, RowNews, RowNextStep, RowProof, RowStatus, RowTags } from './prospect-facts.tsx'
import { RowCheck, type RowChoice } from './row-check.tsx'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'
import type { ShownList } from './shown-list.ts'
import { useElementKeys } from './use-element-keys.ts'
import { useLongList } from './use-long-list.ts'

/** Pixels: a card with a title of two lines, and the space between cards; the style sheet uses the same. */
const cardHeight = 184
const gap = 14

/** The list as cards: three columns on wide windows, then two, then one. */
export function ProspectCards({ rows, total, filter, selection, ...card }: ShownList) {
  const columns = useColumns()
  const { listRef, lines, before, after } = useLongList(Math.ceil(rows.length / columns), total, cardHeight, gap)
  const drawn = lines.flatMap((line) =>
    rows.slice(line * columns, (line + 1) * columns).map((row, place) => ({ row, line, place })),
  )
  const keys = useElementKeys(
    drawn.map(({ row }) => row.id),
    filter,
  )
  return (
    <ul className="prospect-cards" ref={listRef} style={{ paddingTop: before, paddingBottom: after }}>
      {drawn.map(({ row, line, place }, index) => (
        <li
          key={keys[index]}
          className="card prospect-card"
          data-index={line}
          aria-setsize={rows.length}
          aria-posinset={line * columns + place + 1}
        >
          <ProspectCard row={row} isChosen={selection.has(row.id)} onToggle={selection.toggle} {...card} />
        </li>
      ))}
    </ul>
  )
}

type ProspectCardProps = Today & RowChoice & RowMenuProps

/** Drawn again only when something of it changes, as the rows of the table. */
const ProspectCard = memo(function ProspectCard({ row, now, today, isChosen, onToggle, onAsk, onDelete }: ProspectCardProps) {
  const isThisYear = new Date(row.createdAt).getFullYear() === now.getFullYear()
  return (
    <>
      <div className="prospect-card-head">
        <RowCheck id={row.id} name={row.organization.name} isChosen={isChosen} onToggle={onToggle} />
        <h2>
          <Link to="/search/$id" params={{ id: String(row.id) }} className="prospect-name">
            {row.organization.name}
          </Link>
        </h2>
        <RowMenu row={row} onAsk={onAsk} onDelete={onDelete} />
      </div>
      <p className="prospect-meta">{metaOf(row)}</p>
      <RowTags row={row} />
      <RowNews row={row} />
      <RowNextStep row={row} today={today} />
      <p className="prospect-card-proof">
        <RowProof row={row} />
        {offeredCount(row.certificationNames, 'certification')}
      </p>
      <p className="prospect-card-foot">
        <RowStatus row={row} now={now} />
        <span>{counted(row.viewCount, 'view')}</span>
        <span>{isThisYear ? formatShortDay(row.createdAt) : formatDate(row.createdAt)}</span>
      </p>
    </>
  )
})

function useColumns(): number {
  const atLeastTwo = useMedia('(min-width: 700px)')
  const three = useMedia('(min-width: 1024px)')
  return three ? 3 : atLeastTwo ? 2 : 1
}
