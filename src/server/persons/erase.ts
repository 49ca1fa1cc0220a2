import type { Person, RecordCount } from '#domain/accounts/person.ts'
import { noColleagueChosen, recordKinds } from '#domain/accounts/person.ts'
import { sql } from 'kysely'
import { type LockedAccounts, ownAccountError } from '../accounts/administrators.ts'
import { handOverProspects } from '../accounts/hand-over.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import type { AccountActor } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { lockPhase, writePhase } from '../interests/store.ts'
import { countProspects } from '../prospects/owned.ts'
import { findPerson } from './known-person.ts'
import { describeTexts, kindOf, type TextTable } from './tables.ts'
import { findTraces, type Trace } from './traces.ts'

export interface Erasure {
  person: Person
  /** Locked: the erased account and the colleague are among them. */
  accounts: LockedAccounts
  /** Id of the colleague who gets the prospects of an erased account. */
  handOverTo: string | undefined
  by: AccountActor
}

/**
 * Takes a person out of every record, in the given transaction. An account's prospects are handed over first.
 * @returns what was removed and struck out
 * @throws ApiError OWN_ACCOUNT for one's own; INVALID where nobody gets the prospects
 */
export async function erase(
  context: Context,
  trx: Statements,
  { person, accounts, handOverTo, by }: Erasure,
): Promise<RecordCount[]> {
  const tables = await describeTexts(trx)
  const known = await findPerson(trx, tables, person)
  if (known.account !== null) {
    const from = orNotFound(accounts.find(known.account.id))
    if (from.id === by.user.id) throw ownAccountError(accounts, by.user)
    if ((await countProspects(trx, from.id)) > 0) {
      if (handOverTo === undefined) {
        throw new ApiError('INVALID', { message: noColleagueChosen, field: 'handOverTo' })
      }
      await handOverProspects(context, trx, { accounts, from, to: handOverTo, endLinks: false, by })
    }
  }
  const traces = await findTraces(trx, tables, known)
  await freeSeats(trx, traces)
  // Rows that others point to come last.
  for (const trace of traces.toSorted((a, b) => rank(a) - rank(b))) await carryOut(trx, tables, trace)
  await recordEvent(context, trx, {
    by,
    what: { type: 'person-erased', records: traces.length, account: known.account !== null },
  })
  return counted(traces)
}

const rank = ({ table, becomes }: Trace): number =>
  becomes !== 'removed' ? 0 : table === 'prospects' ? 2 : table === 'users' ? 3 : 1

async function carryOut(trx: Statements, tables: readonly TextTable[], { table, place, becomes }: Trace): Promise<void> {
  if (becomes === 'removed') {
    await sql`delete from ${sql.table(table)} where ctid = ${place}::tid`.execute(trx)
    return
  }
  const texts = tables.find(({ name }) => name === table)?.texts ?? []
  const changes = [...becomes].map(([column, value]) => {
    const type = texts.find((text) => text.column === column)?.type
    const written =
      type === 'json'
        ? sql`${value}::jsonb`
        : type === 'list'
          ? sql`array(select jsonb_array_elements_text(${value}::jsonb))`
          : value
    return sql`${sql.ref(column)} = ${written}`
  })
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ctid = ${place}::tid`.execute(trx)
}

/** A seat that an erased interest held is free again. */
async function freeSeats(trx: Statements, traces: readonly Trace[]): Promise<void> {
  const seats = traces.filter(
    ({ table, row, becomes }) => table === 'interests' && becomes === 'removed' && row['outcome'] === 'trial',
  )
  if (seats.length === 0) return
  const phase = await lockPhase(trx)
  await writePhase(trx, { ...phase, seats_taken: Math.max(0, phase.seats_taken - seats.length) })
}

/** Traces by kind, in the order in which kinds are shown. */
export function counted(traces: readonly Trace[]): RecordCount[] {
  return recordKinds.flatMap((kind) => {
    const ofKind = traces.filter(({ table }) => kindOf(table) === kind)
    if (ofKind.length === 0) return []
    const removed = ofKind.filter(({ becomes }) => becomes === 'removed').length
    return [{ kind, removed, struckOut: ofKind.length - removed }]
  })
}
