import type { SavedView } from '#domain/prospects/saved-view.ts'
import type { Insertable } from 'kysely'
import type { SavedViewsTable } from '../db/tables/prospects.ts'
import type { Statements } from '../db/transaction.ts'

const shown = ['id', 'name', 'search'] as const

/** Views of an owner, by name. */
export async function findViews(db: Statements, ownerId: string): Promise<SavedView[]> {
  return db.selectFrom('saved_views').select(shown).where('owner_id', '=', ownerId).orderBy('name').execute()
}

/** How many views an owner has under other names than this one. */
export async function countViews(db: Statements, ownerId: string, name: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_views')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow()
  return count
}

/** Keeps a view; one of the same owner and name is replaced. */
export async function writeView(db: Statements, view: Insertable<SavedViewsTable>): Promise<SavedView> {
  return db
    .insertInto('saved_views')
    .values(view)
    .onConflict((same) => same.columns(['owner_id', 'name']).doUpdateSet({ search: view.search }))
    .returning(shown)
    .executeTakeFirstOrThrow()
}

/** @returns whether there was one of this owner */
export async function removeView(db: Statements, id: string, ownerId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
