import type { Work } from '#domain/prospects/prospect-work.ts'
import type { Updateable } from 'kysely'
import type { ProspectsTable } from '../db/tables/prospects.ts'
import type { Statements } from '../db/transaction.ts'
import type { StoredProspect } from './store.ts'

type WorkColumn = 'status' | 'status_set_at' | 'tags' | 'next_step' | 'next_step_due' | 'notes'
export type WorkColumns = Pick<Updateable<ProspectsTable>, WorkColumn>

/** What its owner does with a prospect. */
export function workOf(row: Pick<StoredProspect, WorkColumn>): Work {
  return {
    status: row.status,
    statusSetAt: row.status_set_at?.toISOString() ?? null,
    tags: row.tags,
    nextStep: row.next_step,
    nextStepDue: row.next_step_due,
    notes: row.notes,
  }
}

/** Writes what its owner does with a prospect; what is undefined stays. */
export async function updateWork(trx: Statements, id: number, work: WorkColumns): Promise<void> {
  await trx.updateTable('prospects').set(work).where('id', '=', id).execute()
}
