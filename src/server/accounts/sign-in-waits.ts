import { createHmac } from 'node:crypto'
import { type GrowingWait, signInMemory, signInWaits } from '#contract/limits.ts'
import { foldUsername } from '#domain/accounts/account.ts'
import { counted } from '#domain/text/counted.ts'
import type { Selectable } from 'kysely'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { SignInTriesTable } from '../db/tables/accounts.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { hashToken } from './sessions.ts'

/** An attempt to sign in, or to open a link with its passcode: under which name, and from where. */
export interface Attempt {
  username: string
  address: string
  /** Token of the device, when the account of that name knows it; else null. */
  knownDevice: string | null
}

type Tries = Selectable<SignInTriesTable>

/** Tries that are counted together. */
interface Counted {
  counted: string
  name: string | null
}

/**
 * Counts an attempt as a wrong one until `clearAttempts` says otherwise, unless it has to wait; so attempts that come together are
 * counted, too. From a known device, that device's own tries count alone. From any other, those of the address, of the name from
 * this address, and of the name from everywhere: an address that has not tried the name yet waits once, and then its turn has come
 * whatever others do meanwhile. Retrying too early does not extend the wait.
 * @throws ApiError TOO_MANY with the seconds to wait
 */
export async function countAttempt(context: Context, attempt: Attempt): Promise<void> {
  const now = context.now()
  const rows = rowsOf(context, attempt)
  const wait =
    (await waitSoFar(context, rows, now)) ??
    (await inTransaction(context.db, (trx) => take({ ...context, db: trx }, attempt, rows, now)))
  if (wait <= 0) return
  const seconds = Math.ceil(wait / 1_000)
  throw new ApiError('TOO_MANY', {
    message: `Too many attempts. Please wait ${seconds < 120 ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute')} and try again.`,
    retryAfter: seconds,
  })
}

/** Milliseconds of a wait that began earlier; undefined when there is none. Spares the database the writing. */
async function waitSoFar({ db }: Context, rows: readonly Counted[], now: Date): Promise<number | undefined> {
  const found = await db.selectFrom('sign_in_tries').selectAll().where('counted', 'in', keysOf(rows)).execute()
  const wait = Math.max(0, ...found.map((row) => waitOf(current(row, now), now)))
  return wait > 0 ? wait : undefined
}

/** Counts the try, or begins its wait. @returns milliseconds to wait; 0: it is looked at now */
async function take(context: Context, attempt: Attempt, rows: readonly Counted[], now: Date): Promise<number> {
  const tries = await lockTries(context.db, rows, now)
  const all = new Map(tries.map((row) => [row.counted, row]))
  const keys = keysFor(context, attempt)
  const { own, name } = keys
  const pressure = name === null ? 0 : waitAfter(signInWaits.name, all.get(name)?.failures ?? 0)
  const begun = tries.map((row) => {
    const isFirst = row.counted === own && row.next_at === null && pressure > 0
    return isFirst ? { ...row, next_at: new Date(now.getTime() + pressure) } : row
  })
  const wait = Math.max(0, ...begun.map((row) => waitOf(row, now)))
  await writeTries(context.db, wait > 0 ? begun : begun.map((row) => counting(keys, row, all, now)))
  return wait
}

/** A row with one more wrong try in it. */
function counting({ own, name, address }: Keys, row: Tries, all: ReadonlyMap<string, Tries>, now: Date): Tries {
  const failures = row.failures + 1
  const after = (milliseconds: number) => ({ ...row, failures, failed_at: now, next_at: new Date(now.getTime() + milliseconds) })
  if (row.counted === address) return after(waitAfter(signInWaits.address, failures))
  if (row.counted !== own) return { ...row, failures, failed_at: now }
  if (name === null) return after(waitAfter(signInWaits.device, failures))
  const pressure = waitAfter(signInWaits.name, (all.get(name)?.failures ?? 0) + 1)
  return after(Math.max(waitAfter(signInWaits.nameFromAddress, failures), pressure))
}

/** The right password came: what was wrong before is forgotten, and the address gets its try back. */
export async function clearAttempts(context: Context, attempt: Attempt): Promise<void> {
  const { db } = context
  const { own, name, address } = keysFor(context, attempt)
  await db
    .deleteFrom('sign_in_tries')
    .where('counted', 'in', name === null ? [own] : [own, name])
    .execute()
  if (address === null) return
  await db
    .updateTable('sign_in_tries')
    .set((column) => ({ failures: column('failures', '-', 1), next_at: null }))
    .where('counted', '=', address)
    .where('failures', '>', 0)
    .execute()
}

/** After a reset the new password works at once, from wherever. */
export async function clearAttemptsOf(context: Context, trx: Statements, username: string): Promise<void> {
  await trx.deleteFrom('sign_in_tries').where('name', '=', nameOf(context, username)).execute()
}

/** Removes tries that are forgotten. */
export async function sweepSignInTries(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - 1_000 * signInMemory)
  await context.db.deleteFrom('sign_in_tries').where('failed_at', '<', before).execute()
}

/**
 * A name as 20 bits of its hash. What is typed there may be a password that went into the wrong field, so too little of it is kept
 * to tell what it was. Two names in a million share a count, whether there are accounts of them or not.
 */
function nameOf({ installationKey }: Context, username: string): string {
  return createHmac('sha256', installationKey).update(foldUsername(username)).digest('hex').slice(0, 5)
}

/** Under which keys an attempt is counted. `own` decides when their turn is; the others are null for a known device. */
interface Keys {
  own: string
  name: string | null
  address: string | null
}

function keysFor(context: Context, { username, address, knownDevice }: Attempt): Keys {
  const name = nameOf(context, username)
  if (knownDevice !== null) return { own: `device ${hashToken(knownDevice)} ${name}`, name: null, address: null }
  // Addresses of people are not kept, but what nobody can turn back into one.
  const from = createHmac('sha256', context.installationKey).update(address).digest('base64url').slice(0, 22)
  return { own: `name ${name} from ${from}`, name: `name ${name}`, address: `address ${from}` }
}

function rowsOf(context: Context, attempt: Attempt): Counted[] {
  const { own, name, address } = keysFor(context, attempt)
  const ofName = nameOf(context, attempt.username)
  if (name === null || address === null) return [{ counted: own, name: ofName }]
  // In the order of their keys: two tries at once lock in the same order.
  return [
    { counted: address, name: null },
    { counted: name, name: ofName },
    { counted: own, name: ofName },
  ]
}

const keysOf = (rows: readonly Counted[]): string[] => rows.map((row) => row.counted)

/** Makes the rows that are missing, and locks all of them until the transaction ends. */
async function lockTries(trx: Statements, rows: readonly Counted[], now: Date): Promise<Tries[]> {
  const locked = await trx
    .insertInto('sign_in_tries')
    .values(rows.map((row) => ({ ...row, failures: 0, failed_at: now, next_at: null })))
    .onConflict((conflict) => conflict.column('counted').doUpdateSet((column) => ({ name: column.ref('excluded.name') })))
    .returningAll()
    .execute()
  return locked.map((row) => current(row, now))
}

async function writeTries(trx: Statements, rows: readonly Tries[]): Promise<void> {
  await trx
    .insertInto('sign_in_tries')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('counted').doUpdateSet((column) => ({
        failures: column.ref('excluded.failures'),
        failed_at: column.ref('excluded.failed_at'),
        next_at: column.ref('excluded.next_at'),
      })),
    )
    .execute()
}

/** A row as it counts now: forgotten after an hour, and when it was written under a clock that was set back since. */
function current(row: Tries, now: Date): Tries {
  const age = now.getTime() - row.failed_at.getTime()
  const isOver = age > 1_000 * signInMemory || age < -60_000
  return isOver ? { ...row, failures: 0, failed_at: now, next_at: null } : row
}

function waitOf({ next_at }: Tries, now: Date): number {
  return next_at === null ? 0 : next_at.getTime() - now.getTime()
}

/** Milliseconds to wait after so many wrong tries. */
function waitAfter({ free, longest }: GrowingWait, failures: number): number {
  return failures < free ? 0 : 1_000 * Math.min(longest, 2 ** Math.min(failures - free, 30))
}
