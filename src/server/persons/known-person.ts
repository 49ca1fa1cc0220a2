import type { Person } from '#domain/accounts/person.ts'
import { sql } from 'kysely'
import { findByEmail } from '../accounts/store.ts'
import type { Statements } from '../db/transaction.ts'
import { addressNeedle, type Needle, nameNeedle } from './strike-out.ts'
import { readings, type TextTable } from './tables.ts'

/** A person as the records know them. */
export interface KnownPerson {
  address: Needle
  email: string
  names: string[]
  /** Names of more than one word that were given: they are struck out wherever they stand. */
  everywhere: Needle | null
  /** All names, for the records of the prospects that know the address. */
  near: Needle | null
  /** Those of more than one word, for facts of bodies. */
  nearFacts: Needle | null
  prospects: ReadonlySet<number>
  shares: ReadonlySet<string>
  account: { id: string; username: string; names: ReadonlySet<string>; needle: Needle | null } | null
}

const hasSpace = (name: string): boolean => /\s/.test(name)

/** Finds out under which names, in which prospects and with which account an address is known. */
export async function findPerson(db: Statements, tables: readonly TextTable[], given: Person): Promise<KnownPerson> {
  const email = given.email.trim().toLowerCase()
  const address = addressNeedle(email)
  const user = await findByEmail(db, email)
  const typed = (given.names ?? []).map((name) => name.trim())
  const accountNames = user === undefined ? [] : [user.username, ...(user.displayName === null ? [] : [user.displayName])]
  const names = unique([...typed, ...(await namesBeside(db, email)), ...accountNames])
  const prospects = await prospectsThatKnow(db, tables, address, user?.id)
  const { rows } = await sql<{ id: string }>`
    select id from share_links where prospect_id = any(${[...prospects]}::integer[])`.execute(db)
  return {
    address,
    email,
    names,
    everywhere: nameNeedle(typed.filter(hasSpace)),
    near: nameNeedle(names),
    nearFacts: nameNeedle(names.filter(hasSpace)),
    prospects,
    shares: new Set(rows.map(({ id }) => id)),
    account:
      user === undefined
        ? null
        : {
            id: user.id,
            username: user.username,
            names: new Set(accountNames.map((name) => name.toLowerCase())),
            needle: nameNeedle(accountNames),
          },
  }
}

function unique(names: readonly string[]): string[] {
  const found = new Map(names.filter((name) => name.length > 1).map((name) => [name.toLowerCase(), name]))
  return [...found.values()]
}

async function namesBeside(db: Statements, email: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct trim(name) as name from (
      select contact_first_name as name from prospects where lower(email) = ${email}
      union all select billing_name from interests where lower(billing_email) = ${email}
      union all select billing_name from interest_history where lower(billing_email) = ${email}
      union all select to_name from outbox where lower(to_email) = ${email}
      union all select given->>'contactFirstName' from import_rows where lower(given->>'email') = ${email}
      union all select details->>'billingName' from events where lower(details->>'billingEmail') = ${email}
    ) as beside where trim(name) <> ''`.execute(db)
  return rows.map(({ name }) => name)
}

/** Prospects of which any record names the address, and those of the account. */
async function prospectsThatKnow(
  db: Statements,
  tables: readonly TextTable[],
  address: Needle,
  userId: string | undefined,
): Promise<ReadonlySet<number>> {
  const found = new Set<number>()
  for (const { name, texts, columns } of tables) {
    const key = name === 'prospects' ? 'id' : columns.find((column) => column === 'prospect_id' || column === 'share_id')
    if (key === undefined || texts.length === 0 || readings.has(name)) continue
    const prospect =
      key === 'share_id' ? sql`(select l.prospect_id from share_links l where l.id = t.share_id)` : sql.ref(`t.${key}`)
    const { rows } = await sql<{ id: number | null }>`
      select distinct ${prospect} as id from ${sql.table(name)} t where ${wordsOf(texts.map(({ column }) => column))} ~* ${address.roughly}`.execute(
      db,
    )
    for (const { id } of rows) if (id !== null) found.add(id)
  }
  if (userId !== undefined) {
    const owned = await db.selectFrom('prospects').select('id').where('owner_id', '=', userId).execute()
    for (const { id } of owned) found.add(id)
    const handled = await db.selectFrom('events').select('prospect_id').distinct().where('actor_id', '=', userId).execute()
    for (const { prospect_id } of handled) if (prospect_id !== null) found.add(prospect_id)
  }
  return found
}

/** Texts of a row as one. */
export function wordsOf(columns: readonly string[]) {
  if (columns.length === 0) return sql`''`
  return sql`concat_ws(chr(10), ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))})`
}
