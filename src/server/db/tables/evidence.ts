import type { Evidence } from '#domain/evidence/evidence.ts'
import type { PassageField } from '#domain/certifications/passages.ts'
import type { ColumnType } from 'kysely'
import type { Moment } from './columns.ts'

/** What stands behind a line, as it was read or said; a row a source. Held by a look-up, or by the prospect that took it over. */
export interface EvidenceTable {
  id: string
  lookup_id: string | null
  prospect_id: number | null
  /** Version of the prospect that brought it in. */
  version: number | null
  /** The look-up that read it; kept after that is gone. */
  read_by: string | null
  /** The body's site as it stood when the line was read; null of a person's word. */
  site_host: string | null
  site_path: string | null
  certification_id: string | null
  certification_name: string
  field: PassageField
  /** Number of the passage in its field. */
  passage: number
  /** The text, and 72 bits of its hash to find it by. */
  line: string
  line_hash: string
  /** Order among the sources of one passage. */
  place: number
  /** 'document': brought by a person. 'none': the text was read, and nothing proves it. */
  kind: 'page' | 'document' | 'catalogue' | 'person' | 'none'
  url: string | null
  /** Stored copy, and where the quote stands in its text: UTF-16 units, end exclusive. */
  page_id: string | null
  quote_start: number | null
  quote_end: number | null
  /** As it is shown; null of kind 'none'. */
  evidence: ColumnType<Evidence | null, string | null, string | null>
}

/** Clean text of pages that were read: the proof behind quotes, shared by look-ups. */
export interface EvidencePagesTable {
  /** SHA-256 of the text. */
  id: string
  url: string
  final_url: string
  title: string
  kind: string
  text: string
  etag: string | null
  last_modified: string | null
  /** SHA-256 of the bytes as they came. */
  content_hash: string
  read_at: Moment
  /** The last time a page with this text was read; now unless given. */
  last_read_at: ColumnType<Date, Date | undefined, Date>
}

export interface EvidenceTables {
  evidence: EvidenceTable
  evidence_pages: EvidencePagesTable
}
