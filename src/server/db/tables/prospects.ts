import type { Certification } from '#domain/certifications/certification.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { ProspectStatus } from '#domain/prospects/prospect-work.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Moment } from './columns.ts'

export interface ProspectsTable {
  id: Generated<number>
  owner_id: string
  organization: Json<Organization>
  certifications: Json<Certification[]>
  email: string | null
  contact_first_name: string | null
  email_subject: string | null
  /** When its owner last opened it; null: not since this is noted. */
  looked_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** What the owner writes to the contact, in the email with the link. */
  email_message: ColumnType<string | null, string | null | undefined, string | null>
  /** Number of the newest version. */
  version: number
  /** The body's site, by which proof is found; null while no website is known. */
  site_host: string | null
  site_path: string | null
  /** Version since which it is this one. */
  site_since: Generated<number>
  /** When its site was last read again for it; null: not since it was saved. */
  site_read_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Until then one process reads its site, or has found that it cannot be read for now. */
  site_claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>
  view_count: Generated<number>
  /** Set by hand, and when; null: it follows from what happened. */
  status: ColumnType<ProspectStatus | null, ProspectStatus | null | undefined, ProspectStatus | null>
  status_set_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  tags: ColumnType<string[], string | undefined, string>
  next_step: ColumnType<string | null, string | null | undefined, string | null>
  /** '2026-11-18'. */
  next_step_due: ColumnType<string | null, string | null | undefined, string | null>
  notes: ColumnType<string | null, string | null | undefined, string | null>
  /** What its owner said of names before it was saved; a re-check does not ask again. */
  settled_names: ColumnType<SettledNames | null, string | null | undefined, string | null>
  /** Names that the newest reading of its site saw and read nothing about; null: none, or not known. */
  names_unread: ColumnType<string[] | null, string | null | undefined, string | null>
  /** What the list shows of the certifications; null until a list was asked for since they changed. */
  brief: ColumnType<Brief | null, string | null | undefined, string | null>
  created_at: Moment
  updated_at: Moment
  deleted_at: Moment | null
}

/** Certifications as the list shows them. */
export interface Brief {
  names: { name: string; acronym?: string | undefined; retired?: boolean | undefined }[]
  /** As domain/prospects/line-states.ts writes them. */
  lines: string
}

/** A view of the list that its owner keeps under a name. */
export interface SavedViewsTable {
  id: string
  owner_id: string
  /** Unique for its owner. */
  name: string
  /** Search parameters of the list's address, without '?'. */
  search: string
  created_at: Moment
}

export interface VersionsTable {
  prospect_id: number
  number: number
  author: string
  /** 'editor' or 'share-link'. */
  via: string
  change_reason: string | null
  organization: Json<Organization>
  certifications: Json<Certification[]>
  /** Written by releases before rows of evidence; read no more. */
  introduces: Generated<string[]>
  created_at: Moment
}

export interface ProspectsTables {
  prospects: ProspectsTable
  versions: VersionsTable
  saved_views: SavedViewsTable
}
