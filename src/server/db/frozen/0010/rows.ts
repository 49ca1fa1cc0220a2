import { createHash, randomBytes } from 'node:crypto'
import type { Line, Source } from './lines.ts'
import type { Site } from './site.ts'

/** A row of the table `evidence` as migration 0010 made it. */
export interface EvidenceRow {
  id: string
  prospect_id: number
  version: number
  site_host: string | null
  site_path: string | null
  certification_id: string | null
  certification_name: string
  field: string
  passage: number
  line: string
  line_hash: string
  place: number
  kind: string
  url: string | null
  page_id: string | null
  quote_start: number | null
  quote_end: number | null
  evidence: string | null
}

/**
 * One row for each source of a line, one for a line without any.
 * @param siteOfSource whose site a source speaks for; null where none is known
 */
export function rowsOf(
  version: Pick<EvidenceRow, 'prospect_id' | 'version'>,
  { certification, field, index, text, evidence }: Line,
  siteOfSource: (source: Source) => Site | null,
): EvidenceRow[] {
  const all = evidence.length === 0 ? [undefined] : evidence
  return all.map((source, place) => {
    const site = source === undefined ? null : siteOfSource(source)
    return {
      id: timeSortedKey(),
      ...version,
      site_host: site?.host ?? null,
      site_path: site?.path ?? null,
      certification_id: certification.id ?? null,
      certification_name: certification.name,
      field,
      passage: index,
      line: text,
      line_hash: createHash('sha256').update(text).digest('base64url').slice(0, 12),
      place,
      ...sourceColumns(source),
    }
  })
}

type SourceColumns = Pick<EvidenceRow, 'kind' | 'url' | 'page_id' | 'quote_start' | 'quote_end' | 'evidence'>

function sourceColumns(source: Source | undefined): SourceColumns {
  const unquoted = { url: null, page_id: null, quote_start: null, quote_end: null }
  if (source === undefined) return { kind: 'none', ...unquoted, evidence: null }
  const evidence = JSON.stringify(source)
  if (source.kind === 'person') return { kind: 'person', ...unquoted, evidence }
  if (source.kind === 'catalogue') return { kind: 'catalogue', ...unquoted, url: source.url, evidence }
  const { url, pageId = null, start = null, quote, witness } = source
  const span = { quote_start: start, quote_end: start === null ? null : start + quote.length }
  return { kind: witness === 'person' ? 'document' : 'page', url, page_id: pageId, ...span, evidence }
}

/** A UUID version 7 (RFC 9562). */
function timeSortedKey(): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.set(randomBytes(10), 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
