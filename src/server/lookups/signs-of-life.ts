import type { Statements } from '../db/transaction.ts'
import type { StoredLookup } from './row.ts'

/** Says that the look-ups of this process are alive. @returns those of them that somebody asked to stop */
export async function writeAlive(db: Statements, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('lookups')
    .set({ alive_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'running')
    .returning(['id', 'cancel_requested'])
    .execute()
  return rows.flatMap((row) => (row.cancel_requested ? [row.id] : []))
}

/** Milliseconds of silence after which the process that ran a look-up counts as gone. */
export const silence = 60_000

/** Whether a sign of life is older than a moment, or lies in a future that a clock set back has left behind. */
export function isOutside(aliveAt: Date, before: Date): boolean {
  return aliveAt < before || aliveAt > latestAfter(before)
}

function latestAfter(before: Date): Date {
  return new Date(before.getTime() + 2 * silence)
}

/** Running look-ups whose process fell silent before a moment. */
export async function findSilent(db: Statements, before: Date): Promise<StoredLookup[]> {
  return db
    .selectFrom('lookups')
    .selectAll()
    .where('status', '=', 'running')
    .where((column) => column.or([column('alive_at', '<', before), column('alive_at', '>', latestAfter(before))]))
    .execute()
}

/** Takes over a look-up that fell silent; of several processes one gets it. */
export async function takeOver(db: Statements, id: string, before: Date, now: Date): Promise<StoredLookup | undefined> {
  return db
    .updateTable('lookups')
    .set((column) => ({ alive_at: now, starts: column('starts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where((column) => column.or([column('alive_at', '<', before), column('alive_at', '>', latestAfter(before))]))
    .returningAll()
    .executeTakeFirst()
}

/** Lets another process take over the running look-ups of this one at once. */
export async function letGo(db: Statements, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('lookups')
    .set({ alive_at: new Date(0) })
    .where('id', 'in', ids)
    .where('status', '=', 'running')
    .execute()
}
