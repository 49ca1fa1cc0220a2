import type { RecordKind } from '#domain/accounts/person.ts'
import { sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'

/** A table as the database itself describes it, so that no new one and no new column is forgotten. */
export interface TextTable {
  name: string
  /** Columns that can hold a text. */
  texts: { column: string; type: 'text' | 'json' | 'list'; mayBeNull: boolean }[]
  /** All columns. */
  columns: string[]
  /** Columns that point to an account, and what becomes of a row once the account is gone: 'c' it goes, too. */
  owners: { column: string; then: string }[]
}

/** Of the installation, not of persons. */
const leftOut = ['installation', 'kysely_migration', 'kysely_migration_lock']

/** Every table that can hold a text, those with a foreign key to accounts among them. */
export async function describeTexts(db: Statements): Promise<TextTable[]> {
  const { rows } = await sql<TextTable>`
    select t.relname as name,
      (select coalesce(json_agg(json_build_object('column', a.attname, 'type',
          case when a.atttypid in ('json'::regtype, 'jsonb'::regtype) then 'json' when a.atttypid = 'text[]'::regtype then 'list' else 'text' end,
          'mayBeNull', not a.attnotnull) order by a.attnum)
          filter (where a.atttypid in ('text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'json'::regtype, 'jsonb'::regtype)), '[]')
        from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as texts,
      (select json_agg(a.attname) from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select coalesce(json_agg(json_build_object('column', a.attname, 'then', c.confdeltype)), '[]')
        from pg_constraint c join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid = 'users'::regclass) as owners
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where t.relkind = 'r' and n.nspname = current_schema()
    order by t.relname`.execute(db)
  return rows.filter(({ name }) => !leftOut.includes(name))
}

type TableName = keyof Database

/** What the records of a table are called. */
const kinds: Record<TableName, RecordKind> = {
  users: 'account',
  sessions: 'account',
  known_devices: 'account',
  api_tokens: 'account',
  password_resets: 'account',
  authenticator_apps: 'account',
  recovery_codes: 'account',
  passkeys: 'account',
  passkey_challenges: 'account',
  pending_sign_ins: 'account',
  identities: 'account',
  authorization_requests: 'account',
  weekly_summaries: 'account',
  saved_views: 'account',
  prospects: 'contact',
  share_links: 'contact',
  versions: 'version',
  evidence: 'version',
  interests: 'interest',
  interest_history: 'interest',
  offers: 'offer',
  outbox: 'mail',
  edit_notices: 'mail',
  mail_choices: 'mail-choice',
  remarks: 'remark',
  events: 'event',
  imports: 'import',
  import_rows: 'import',
  webhooks: 'webhook',
  webhook_deliveries: 'webhook',
  sign_in_tries: 'other',
  rate_limits: 'other',
  installation: 'other',
  idempotency_keys: 'other',
  lookups: 'other',
  lookup_pages: 'other',
  added_pages: 'other',
  evidence_pages: 'other',
  page_copies: 'other',
  model_answers: 'other',
  model_spending: 'other',
  remembered_bodies: 'other',
  proposals: 'other',
  rechecks: 'other',
  link_visits: 'other',
  phase: 'other',
  team_settings: 'other',
}
const kindOfTable: ReadonlyMap<string, RecordKind> = new Map(Object.entries(kinds))

export function kindOf(table: string): RecordKind {
  return kindOfTable.get(table) ?? 'other'
}

const names = (...tables: TableName[]): ReadonlySet<string> => new Set<string>(tables)

/** Readings and copies of pages: what others published, shared by everybody, and kept for a time by themselves. */
export const readings = names(
  'lookups',
  'lookup_pages',
  'evidence_pages',
  'page_copies',
  'model_answers',
  'model_spending',
  'remembered_bodies',
  'proposals',
)

/** A record here that names the person has no purpose without: it is removed. */
export const removedWhole = names(
  'interests',
  'interest_history',
  'mail_choices',
  'idempotency_keys',
  'rate_limits',
  'sign_in_tries',
  'added_pages',
)

/** Facts of bodies, where a single word that is also a first name is not the person. */
export const factColumns: ReadonlySet<string> = new Set([
  'organization',
  'certifications',
  'brief',
  'candidates',
  'declined',
  'evidence',
  'certification_name',
  'line',
  'about',
])

/** Nobody gets to see them, also not whom they are of. */
export const secretColumns =
  /(^|_)(hash|token|secret|salt|key|public_key|credential_id|challenge)$|_hash$|^former_secret|^counted$|^introduces$/
