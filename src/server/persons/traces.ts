import { sql } from 'kysely'
import type { Statements } from '../db/transaction.ts'
import { type KnownPerson, wordsOf } from './known-person.ts'
import { isStructural, struckOut, strikeJson } from './strike-out.ts'
import { factColumns, readings, removedWhole, type TextTable } from './tables.ts'

type Row = Readonly<Record<string, unknown>>

/** A record that names a person. */
export interface Trace {
  table: string
  /** Where the database keeps the row, until it is changed. */
  place: string
  row: Row
  /** The columns with the person struck out; 'removed': the record goes as a whole. */
  becomes: 'removed' | ReadonlyMap<string, string | null>
}

/** Every record of every table that names a person, with what an erasure would make of it. */
export async function findTraces(db: Statements, tables: readonly TextTable[], person: KnownPerson): Promise<Trace[]> {
  const traces: Trace[] = []
  for (const table of tables) {
    if (readings.has(table.name)) continue
    for (const { place, row } of await findRows(db, table, person)) {
      const becomes = whatBecomes(table, row, person)
      if (becomes !== null) traces.push({ table: table.name, place, row, becomes })
    }
  }
  return traces
}

/** How many readings and copies of pages name the address. */
export async function countReadings(db: Statements, tables: readonly TextTable[], { address }: KnownPerson): Promise<number> {
  let count = 0
  for (const { name, texts } of tables) {
    if (!readings.has(name) || texts.length === 0) continue
    const words = wordsOf(texts.map(({ column }) => column))
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(name)} t where ${words} ~* ${address.roughly}`.execute(db)
    count += rows[0]?.count ?? 0
  }
  return count
}

/** Rows that may name the person: the database looks roughly. */
async function findRows(db: Statements, table: TextTable, person: KnownPerson): Promise<{ place: string; row: Row }[]> {
  const { name, texts, columns, owners } = table
  const words = wordsOf(texts.map(({ column }) => column))
  const ways = [sql<boolean>`${words} ~* ${person.address.roughly}`]
  if (person.everywhere !== null) ways.push(sql`${words} ~* ${person.everywhere.roughly}`)
  const key = name === 'prospects' ? 'id' : columns.find((column) => column === 'prospect_id')
  if (person.near !== null) {
    if (key !== undefined)
      ways.push(sql`${sql.ref(`t.${key}`)} = any(${[...person.prospects]}::integer[]) and ${words} ~* ${person.near.roughly}`)
    if (columns.includes('share_id'))
      ways.push(sql`t.share_id = any(${[...person.shares]}::text[]) and ${words} ~* ${person.near.roughly}`)
    // Whose mail it is does not say which prospect it is about: its links do.
    if (name === 'outbox') ways.push(sql`${words} ~* ${person.near.roughly}`)
  }
  if (person.account !== null) {
    const { id, needle } = person.account
    for (const { column } of owners) ways.push(sql`${sql.ref(`t.${column}`)} = ${id}`)
    if (name === 'users') ways.push(sql`t.id = ${id}`)
    if (columns.includes('actor_id')) ways.push(sql`t.actor_id = ${id}`)
    const others = texts.map(({ column }) => column).filter((column) => !factColumns.has(column))
    if (needle !== null) ways.push(sql`${wordsOf(others)} ~* ${needle.roughly}`)
  }
  const { rows } = await sql<{ place: string; row: Row }>`
    select t.ctid::text as place, to_jsonb(t) as row from ${sql.table(name)} t
    where ${sql.join(
      ways.map((way) => sql`(${way})`),
      sql` or `,
    )}`.execute(db)
  return rows
}

function whatBecomes(table: TextTable, row: Row, person: KnownPerson): Trace['becomes'] | null {
  const { name, owners } = table
  const { account } = person
  const isOf = (column: string) => account !== null && row[column] === account.id
  if (name === 'users') return isOf('id') ? 'removed' : null
  if (owners.some(({ column, then }) => then === 'c' && isOf(column))) return 'removed'
  if (name === 'prospects' && isOf('owner_id') && row['deleted_at'] !== null) return 'removed'
  if (name === 'outbox' && isPerson(row['to_email'], person)) return 'removed'
  if (name === 'evidence' && row['prospect_id'] === null) return null
  const changes = struckColumns(table, row, person)
  if (changes.size === 0) return null
  // A line that is no longer the one that was proven has no proof.
  return removedWhole.has(name) || (name === 'evidence' && changes.has('line')) ? 'removed' : changes
}

function isPerson(email: unknown, person: KnownPerson): boolean {
  return typeof email === 'string' && email.trim().toLowerCase() === person.email
}

/** What a prospect's owner wrote to the contact goes with the contact. */
const contactColumns = new Set(['email', 'contact_first_name', 'email_subject', 'email_message'])

function struckColumns({ name, texts, owners }: TextTable, row: Row, person: KnownPerson): Map<string, string | null> {
  const strike = striker(isNear(name, owners, row, person), person)
  const isContact = name === 'prospects' && isPerson(row['email'], person)
  const changes = new Map<string, string | null>()
  for (const { column, type, mayBeNull } of texts) {
    const value = row[column]
    if (value === null || value === undefined) continue
    if (isContact && contactColumns.has(column)) {
      changes.set(column, null)
    } else if (type !== 'text') {
      const struck = strikeJson(value, strike, [column])
      const kept = name === 'import_rows' && column === 'given' ? withoutStruck(struck) : struck
      if (JSON.stringify(kept) !== JSON.stringify(value)) changes.set(column, JSON.stringify(kept))
    } else if (typeof value === 'string') {
      const struck = strikeText(value, column, strike)
      if (struck !== value) changes.set(column, mayBeNull && struck.trim() === struckOut ? null : struck)
    }
  }
  // From where somebody did something is about them, too.
  if (name === 'events' && person.account?.id === row['actor_id'] && person.account !== null && row['address'] !== null) {
    changes.set('address', null)
  }
  return changes
}

/** A text column may hold JSON, such as an event on its way to a webhook. */
function strikeText(text: string, column: string, strike: Strike): string {
  if (!text.startsWith('{')) return strike(text, [column])
  try {
    const value: unknown = JSON.parse(text)
    const struck = strikeJson(value, strike, [column])
    return JSON.stringify(struck) === JSON.stringify(value) ? text : JSON.stringify(struck)
  } catch {
    return strike(text, [column])
  }
}

/** Fields of a row of an import that are left out when nobody is in them. */
function withoutStruck(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => value !== struckOut || name === 'organization'))
}

/** Whether a record is about a prospect that knows the person, or the person's account. */
function isNear(
  name: string,
  owners: TextTable['owners'],
  row: Row,
  { prospects, shares, account, address }: KnownPerson,
): boolean {
  const prospect = name === 'prospects' ? row['id'] : row['prospect_id']
  if (typeof prospect === 'number' && prospects.has(prospect)) return true
  if (typeof row['share_id'] === 'string' && shares.has(row['share_id'])) return true
  if (
    account !== null &&
    (name === 'outbox' || [...owners, { column: 'actor_id' }].some(({ column }) => row[column] === account.id))
  ) {
    return true
  }
  const words = JSON.stringify(row)
  return words.search(address.exactly) !== -1 || (name === 'outbox' && linksTo(words, prospects, shares))
}

/** Whether an email has a link to one of the prospects. */
function linksTo(words: string, prospects: ReadonlySet<number>, shares: ReadonlySet<string>): boolean {
  for (const [, kind, key = ''] of words.matchAll(/\/(search|edit|share)\/([\w-]+)/g)) {
    if (kind === 'share' ? shares.has(key) : prospects.has(Number(key))) return true
  }
  return false
}

/** Among facts: who states a line, and whom an event is about. */
const namesOfPeople = new Set(['by', 'about'])

type Strike = (text: string, path: readonly string[]) => string

function striker(isNearby: boolean, { address, everywhere, near, nearFacts, account }: KnownPerson): Strike {
  return (text, path) => {
    const withoutAddress = text.replace(address.exactly, struckOut)
    if (path.some(isStructural)) return withoutAddress
    const isFact = path.some((part) => factColumns.has(part))
    const isWhole = account?.names.has(text.trim().toLowerCase()) === true
    if (isWhole && (!isFact || namesOfPeople.has(path.at(-1) ?? ''))) return struckOut
    const needles = [everywhere, isNearby ? (isFact ? nearFacts : near) : null]
    return needles.reduce((left, needle) => (needle === null ? left : left.replace(needle.exactly, struckOut)), withoutAddress)
  }
}
