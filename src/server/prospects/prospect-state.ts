import type { Calls } from '#contract/calls.ts'
import { type CompiledQuery, sql } from 'kysely'
import { orNotFound } from '../api-error.ts'
import type { StateFinder } from '../call-handler.ts'
import type { Statements } from '../db/transaction.ts'

/**
 * What the answer about an own prospect depends on: the prospect, its interest and its proposal, each by where the database keeps the
 * row as it is now (ctid) and by the transaction that wrote it (xmin). A row that changes in any way changes both, so nobody who
 * writes a column has to think of this. @throws ApiError NOT_FOUND, as the call itself
 */
export const findProspectState: StateFinder<Calls['getProspect']> = async ({ db }, { params }, { user }) => {
  stateOfOne ??= statesOf(db, '', 0).compile()
  const { rows } = await db.executeQuery<{ state: string }>({ ...stateOfOne, parameters: [user.id, params.id] })
  return { key: String(params.id), state: orNotFound(rows[0]).state }
}

/** Asked by every screen of one prospect, so compiled once. Its parameters: owner, number. */
let stateOfOne: CompiledQuery<{ state: string }> | undefined

function statesOf(db: Statements, ownerId: string, id: number) {
  return db
    .selectFrom('prospects')
    .leftJoin('interests', 'interests.prospect_id', 'prospects.id')
    .leftJoin('proposals', 'proposals.prospect_id', 'prospects.id')
    .select(
      sql<string>`concat_ws(' ', prospects.ctid, prospects.xmin, interests.ctid, interests.xmin, proposals.ctid, proposals.xmin)`.as(
        'state',
      ),
    )
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
    .where('prospects.id', '=', id)
}
