import { linesOf } from '#domain/certification.ts'
import type { ProspectRow } from '#domain/prospect.ts'
import { withoutLines } from '#domain/true-words.ts'
import { ProofStrip } from '../../ui/proof-strip/proof-strip.tsx'
import { formatShortDay } from '../../ui/day.ts'
import { Tag } from '../../ui/tag/tag.tsx'
import { statusOf } from './status.ts'

/** 'ISC2, Dana': abbreviation and contact, as far as they are known. */
export function metaOf({ organization, contactFirstName }: ProspectRow): string {
  return [organization.abbreviation, contactFirstName].filter(Boolean).join(', ')
}

/** Every line of every certification as one strip. */
export function RowProof({ row }: { row: ProspectRow }) {
  const states = row.certifications.flatMap((certification) => linesOf(certification).map(({ state }) => state))
  const proven = states.filter((state) => state === 'on-the-page').length
  const fromCatalogue = states.filter((state) => state === 'catalogue').length
  const label = [
    states.length === 0 ? withoutLines : `${proven} of ${states.length} lines on the page`,
    ...(fromCatalogue > 0 ? [`${fromCatalogue} from stored copies`] : []),
  ].join(', ')
  return <ProofStrip states={states} label={label} />
}

/** What the owner has to decide; nothing where there is nothing. */
export function RowNews({ row: { proposal } }: { row: ProspectRow }) {
  if (proposal === undefined) return null
  return (
    <span className="prospect-news">
      <Tag tone="doubt">{proposal.changes === 1 ? '1 change proposed' : `${proposal.changes} changes proposed`}</Tag>
    </span>
  )
}

export function RowStatus({ row, now }: { row: ProspectRow; now: Date }) {
  const { words, tag } = statusOf(row, now)
  const status = tag === undefined ? words : <Tag tone={tag}>{words}</Tag>
  if (!row.progress?.correctedAt) return status
  return (
    <>
      {status} <Tag tone="doubt">Corrected {formatShortDay(row.progress.correctedAt)}</Tag>
    </>
  )
}
