import { counted } from '#domain/text/counted.ts'
import { formatDay } from '#domain/text/day-words.ts'
import { statesOf } from '#domain/prospects/line-states.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { withoutLines } from '#domain/certifications/backing.ts'
import { ProofStrip } from '../../ui/proof-strip/proof-strip.tsx'
import { Tag } from '../../ui/tag/tag.tsx'
import './prospect-facts.css'
import { statusWords } from './status.ts'

/** 'PMI, Dana': abbreviation and contact, as far as they are known. An abbreviation that is the name is said once. */
export function metaOf({ organization: { name, abbreviation }, contactFirstName }: ListRow): string {
  return [abbreviation === name ? undefined : abbreviation, contactFirstName].filter(Boolean).join(', ')
}

/** Every line of every certification as one strip. */
export function RowProof({ row }: { row: ListRow }) {
  const states = statesOf(row.lines)
  const proven = states.filter((state) => state === 'on-the-page').length
  const fromCatalogue = states.filter((state) => state === 'catalogue').length
  const label = [
    states.length === 0 ? withoutLines : `${proven} of ${counted(states.length, 'line')} on the page`,
    ...(fromCatalogue > 0 ? [`${fromCatalogue} from stored copies`] : []),
  ].join(', ')
  return <ProofStrip states={states} label={label} />
}

/** What the owner has to look at or to decide; nothing where there is nothing. */
export function RowNews({ row: { proposal, progress } }: { row: ListRow }) {
  const isCorrected = progress?.correctedAt != null
  if (proposal === undefined && !isCorrected) return null
  return (
    <span className="prospect-news">
      {isCorrected && <Tag tone="doubt">Corrected by the prospect</Tag>}
      {proposal !== undefined && <Tag tone="doubt">{counted(proposal.changes, 'change')} proposed</Tag>}
    </span>
  )
}

export function RowStatus({ row, now }: { row: ListRow; now: Date }) {
  const { words, tag } = statusWords(row, now)
  return tag === undefined ? words : <Tag tone={tag}>{words}</Tag>
}

/** Tags in plain words: they are attributes, not states. */
export function RowTags({ row }: { row: ListRow }) {
  const { tags } = row.work
  if (tags.length === 0) return null
  return (
    <span className="row-tags">
      <span className="visually-hidden">Tags: </span>
      {tags.join(' · ')}
    </span>
  )
}

/** What is next and until when; a day that is over, or is today, says so. @param today '2026-11-18' */
export function RowNextStep({ row, today }: { row: ListRow; today: string }) {
  const { nextStep, nextStepDue: due } = row.work
  if (nextStep === null && due === null) return null
  return (
    <span className="row-next">
      {nextStep !== null && <span className="row-next-words">{nextStep}</span>}
      {due !== null && <DueDay due={due} today={today} />}
    </span>
  )
}

function DueDay({ due, today }: { due: string; today: string }) {
  if (due === today) return <Tag tone="doubt">Due today</Tag>
  if (due < today) return <Tag tone="doubt">Due {formatDay(due)}</Tag>
  return <span className="row-next-day">{formatDay(due)}</span>
}
