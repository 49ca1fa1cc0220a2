import { type RawBuilder, sql } from 'kysely'
import type { Statements } from '../src/server/db/transaction.ts'

interface Plan {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** Rows that a statement reads of tables and indexes, also those it then leaves out, as the database counts them; it is carried out. */
export async function rowsRead(db: Statements, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    'QUERY PLAN': { Plan: Plan }[]
  }>`explain (analyze, buffers, format json) ${statement}`.execute(db)
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (plan === undefined) throw new Error('The database explains nothing.')
  return readBy(plan)
}

function readBy(plan: Plan): number {
  const under = (plan.Plans ?? []).reduce((sum, one) => sum + readBy(one), 0)
  if (!plan['Node Type'].endsWith('Scan')) return under
  const { 'Rows Removed by Filter': left = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan
  return under + (plan['Actual Rows'] + left + rechecked) * plan['Actual Loops']
}
