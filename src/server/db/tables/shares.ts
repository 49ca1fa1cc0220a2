import type { LineField } from '#domain/certifications/certification.ts'
import type { LinkMode } from '#domain/shares/link.ts'
import type { RemarkKind, RemarkStatus } from '#domain/shares/remark.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

export interface ShareLinksTable {
  /** Random, 128 bits or more, URL-safe. */
  id: string
  prospect_id: number
  created_at: Moment
  revoked_at: Moment | null
  /** First and last time a person opened it; null until then. */
  opened_at: Moment | null
  last_opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Views by people, counted as a prospect's are. */
  view_count: Generated<number>
  /** What its owner calls it: 'for the board'. */
  name: ColumnType<string | null, string | null | undefined, string | null>
  mode: ColumnType<LinkMode, LinkMode | undefined, LinkMode>
  paused_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** From this moment on it does not open. */
  expires_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** When its owner was told that it is about to expire. */
  expiry_told_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  passcode_hash: ColumnType<string | null, string | null | undefined, string | null>
  /** Whether its owner gets emails about it. */
  notify: Generated<boolean>
  /** Whether search engines may list its page and read it as data. */
  published: Generated<boolean>
  /** When its owner was last told that somebody who has it asks for a new one. */
  asked_for_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** What a reader of a link said of a line, a certification, or what is missing. */
export interface RemarksTable {
  id: string
  share_id: string
  kind: RemarkKind
  status: RemarkStatus
  said_by: string | null
  /** Of the certification as it was shown; null where a whole one is missing. */
  certification_id: string | null
  certification_name: string | null
  field: LineField | null
  /** The line as it was shown. */
  line: string | null
  text: string | null
  /** Whether a correction is meant for every certification that has the same line. */
  in_all: Generated<boolean>
  said_at: Moment
  decided_at: Moment | null
}

/** A visit of a person to a link. */
export interface LinkVisitsTable {
  /** Random, 256 bits; the browser keeps it for half an hour. */
  id: string
  share_id: string
  at: Moment
  /** Ids of the certifications that were opened. */
  programs: Json<string[]>
  /** Lines whose quotes were opened: certification and place. */
  quotes: Json<string[]>
  printed: boolean
}

export interface SharesTables {
  share_links: ShareLinksTable
  link_visits: LinkVisitsTable
  remarks: RemarksTable
}
