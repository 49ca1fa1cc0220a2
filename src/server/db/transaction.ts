import { setTimeout } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { canRetry } from './database-error.ts'
import type { Database } from './schema.ts'

/** A place statements can be sent to: the database, or a transaction on it. */
export type Statements = Kysely<Database>

const attempts = 5

/**
 * Runs the work in one transaction, again when it lost against another one. The work must have no effect
 * outside the transaction, and must send every statement through it: one through the database itself waits for ever.
 * Inside a transaction already (a repeatable request runs in one), the work joins it.
 */
export async function inTransaction<T>(db: Statements, work: (trx: Transaction<Database>) => Promise<T>): Promise<T> {
  if (isTransaction(db)) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    const effects: (() => void)[] = []
    try {
      const result = await db.transaction().execute((trx) => {
        waiting.set(trx, effects)
        return work(trx)
      })
      for (const effect of effects) effect()
      return result
    } catch (error) {
      if (attempt === attempts || !canRetry(error)) throw error
      await setTimeout(attempt * 10 * Math.random())
    }
  }
}

/** What waits for the end of a transaction that is open. */
const waiting = new WeakMap<Statements, (() => void)[]>()

/** Does something once the transaction has been committed, and not at all when it is not; at once outside of one. */
export function afterCommit(db: Statements, effect: () => void): void {
  const effects = waiting.get(db)
  if (effects === undefined) effect()
  else effects.push(effect)
}

function isTransaction(db: Statements): db is Transaction<Database> {
  return db.isTransaction
}
