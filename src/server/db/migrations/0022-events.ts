import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * What happens is rows, written with the change itself. Filled with what older rows tell: versions, links and their first opening,
 * mails with a link, interests, deletions, accounts. From where it was done was never written down.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'timestamptz', (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('address', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('details', 'jsonb', (column) => column.notNull())
    .addColumn('prospect_id', 'integer', (column) => column.references('prospects.id').onDelete('set null'))
    .addColumn('account_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('about', 'text')
    .execute()
  for (const part of [versions, links, endedLinks, openings, mails, interests, outcomes, deletions, accounts, disabled]) {
    await sql`insert into events (id, at, actor_kind, actor_id, actor_name, type, details, prospect_id, account_id, about)
      select ${keyAt}, told.* from (${part}) as told`.execute(db)
  }
  await db.schema.createIndex('events_prospect').on('events').columns(['prospect_id', 'id']).execute()
  await db.schema.createIndex('events_type').on('events').columns(['type', 'id']).execute()
  await db.schema.createIndex('events_actor').on('events').columns(['actor_id', 'id']).execute()
  await db.schema.createIndex('events_account').on('events').column('account_id').execute()
  await db.schema.createIndex('events_at').on('events').column('at').execute()
}

type Part = RawBuilder<unknown>

/** A UUID version 7 of a moment, as ids.ts makes them: milliseconds, then random bits. */
const keyAt = sql`(
  select substr(ms, 1, 8) || '-' || substr(ms, 9, 4) || '-7' || substr(random, 1, 3) || '-8' || substr(random, 4, 3) || '-' || substr(random, 7, 12)
  from (select lpad(to_hex(floor(extract(epoch from told.at) * 1000)::bigint), 12, '0') as ms, md5(random()::text) as random) as bits)`

const nothing = sql`'{}'::jsonb`
const none = sql`null::text`
const aboutProspect = sql`p.id, ${none}, p.organization->>'name'`

const versions: Part = sql`
  select v.created_at as at,
    case when v.via = 'share-link' then 'link' else 'account' end,
    u.id, case when v.via = 'share-link' then null else v.author end,
    case when v.number = 1 then 'saved' when v.via = 'share-link' then 'corrected' else 'edited' end,
    case when v.number = 1 then ${nothing}
      else jsonb_build_object('version', v.number, 'changes', '[]'::jsonb, 'reason', v.change_reason) end,
    ${aboutProspect}
  from versions v join prospects p on p.id = v.prospect_id left join users u on v.via <> 'share-link' and u.username = v.author`

const links: Part = sql`
  select l.created_at as at, 'account', u.id, u.username, 'shared', jsonb_build_object('shareId', l.id), ${aboutProspect}
  from share_links l join prospects p on p.id = l.prospect_id join users u on u.id = p.owner_id`

const endedLinks: Part = sql`
  select l.revoked_at as at, 'account', ${none}, ${none}, 'link-ended', jsonb_build_object('shareId', l.id), ${aboutProspect}
  from share_links l join prospects p on p.id = l.prospect_id where l.revoked_at is not null`

const openings: Part = sql`
  select l.opened_at as at, 'link', l.id, ${none}, 'visited', jsonb_build_object('shareId', l.id), ${aboutProspect}
  from share_links l join prospects p on p.id = l.prospect_id where l.opened_at is not null`

const mails: Part = sql`
  select m.created_at as at, 'account', u.id, u.username, 'mailed',
    jsonb_build_object('mailId', m.id, 'to', m.to_email, 'subject', m.subject), ${aboutProspect}
  from outbox m join users u on u.id = m.owner_id
    join share_links l on l.id = substring(m.text from '/share/([A-Za-z0-9_-]+)')
    join prospects p on p.id = l.prospect_id
  where m.kind = 'share'`

const interests: Part = sql`
  select i.submitted_at as at, 'link', ${none}, ${none}, 'interested',
    jsonb_build_object('billingName', i.billing_name, 'billingEmail', i.billing_email), ${aboutProspect}
  from interests i join prospects p on p.id = i.prospect_id`

const outcomes: Part = sql`
  select i.submitted_at as at, 'system', ${none}, ${none}, i.outcome,
    case when i.outcome = 'trial'
      then jsonb_build_object('endsAt', to_char(i.trial_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      else jsonb_build_object('place', null) end,
    ${aboutProspect}
  from interests i join prospects p on p.id = i.prospect_id`

const deletions: Part = sql`
  select p.deleted_at as at, 'account', u.id, u.username, 'deleted', ${nothing}, ${aboutProspect}
  from prospects p join users u on u.id = p.owner_id where p.deleted_at is not null`

const accounts: Part = sql`
  select u.created_at as at, 'system', ${none}, ${none}, 'account-made', jsonb_build_object('role', u.role),
    null::integer, u.id, u.username
  from users u`

const disabled: Part = sql`
  select u.disabled_at as at, 'account', ${none}, ${none}, 'account-disabled', ${nothing}, null::integer, u.id, u.username
  from users u where u.disabled_at is not null`
