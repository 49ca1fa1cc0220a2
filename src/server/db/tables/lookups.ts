import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupFailureCode, LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import type { CleanDocument } from '#research'
import type { ColumnType } from 'kysely'
import type { Json, Moment } from './columns.ts'

export interface LookupsTable {
  id: string
  /** The question: who asks, which address is read, with which added pages. */
  organization_key: string
  /** Folded name of the body. */
  name_key: string
  organization: Json<Organization>
  /** 'catalogue' or 'live': what the asker preferred. */
  prefer: 'catalogue' | 'live'
  status: 'running' | 'finished' | 'failed' | 'cancelled'
  /** Certifications found so far; empty once the whole answer stands in `result`. */
  certifications: Json<Certification[]>
  result: Json<LookupResult> | null
  failure_code: LookupFailureCode | null
  failure_message: string | null
  started_at: Moment
  /** A running look-up says so every few seconds; one that falls silent is taken over or ended. */
  alive_at: Moment
  finished_at: Moment | null
  cancel_requested: boolean
  /** 1, or 2 after it was interrupted and run again. */
  starts: number
  /** The only user it is shown to, of a look-up with pages that this user added; null: of public pages alone. */
  owner_id: string | null
  /** Keys of the added pages. */
  added: Json<string[]>
  /** Whose questions it answers and whom it is shown to; 'unknown': asked before this was written down, answers nobody. */
  audience: 'people' | 'anonymous' | 'unknown'
  /** The user who asked first, who alone may cancel it; null of an anonymous one. */
  asked_by: string | null
  /** SHA-256 of the secret by which an anonymous asker may cancel it. */
  secret_hash: string | null
  /** The site that was read, see research/site/site.ts; null while no website is known. */
  site_host: string | null
  site_path: string | null
  /** The look-up whose pages it read again; null of one that read its own. */
  pages_of: ColumnType<string | null, string | null | undefined, string | null>
  /** What a person had said of names when it was read. */
  settled_names: ColumnType<SettledNames | null, string | null | undefined, string | null>
}

/** A page that a look-up read, packed, so that it can be read again; goes with the look-up. */
export interface LookupPagesTable {
  lookup_id: string
  /** SHA-256 of its text. */
  page_id: string
  /** Its number among those of the look-up. */
  place: number
  /** As `research/readers/packed.ts` packs it. */
  packed: Uint8Array
  /** A person brought it. */
  by_person: boolean
}

/** Pages that a user adds to the reading of a body. */
export interface AddedPagesTable {
  id: string
  owner_id: string
  kind: 'address' | 'text' | 'file'
  url: string
  /** The text of a file or a pasted text; null for an address, which the look-up reads. */
  document: Json<CleanDocument> | null
  created_at: Moment
}

export interface LookupsTables {
  lookups: LookupsTable
  lookup_pages: LookupPagesTable
  added_pages: AddedPagesTable
}
