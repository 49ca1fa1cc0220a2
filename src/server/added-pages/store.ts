import type { AddedPage, CleanDocument } from '#research'
import type { AddedPagesTable } from '../db/tables/lookups.ts'
import { storableJson } from '../db/storable.ts'
import type { Statements } from '../db/transaction.ts'

/** A page as a user adds it; `document` is null for an address. */
export interface NewAddedPage {
  id: string
  ownerId: string
  kind: AddedPagesTable['kind']
  url: string
  document: CleanDocument | null
}

export async function insertAddedPage(db: Statements, page: NewAddedPage, now: Date): Promise<void> {
  await db
    .insertInto('added_pages')
    .values({
      id: page.id,
      owner_id: page.ownerId,
      kind: page.kind,
      url: page.url,
      // Quotes are places in its text, so every character keeps its own.
      document: page.document === null ? null : storableJson(page.document, ' '),
      created_at: now,
    })
    .execute()
}

/** The pages of these keys that a user added, in the order of the keys; undefined when one is missing or somebody else's. */
export async function findAddedPages(
  db: Statements,
  ids: readonly string[],
  ownerId: string | null,
): Promise<AddedPage[] | undefined> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('added_pages')
    .select(['id', 'url', 'document'])
    .where('id', 'in', ids)
    .where('owner_id', '=', ownerId ?? '')
    .execute()
  const pages = ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    if (row === undefined) return []
    return [row.document === null ? { url: row.url } : { document: row.document }]
  })
  return pages.length === ids.length ? pages : undefined
}

/** Name of the user who added pages. */
export async function findGiver(db: Statements, ownerId: string | null): Promise<string | undefined> {
  const row = await db
    .selectFrom('users')
    .select('username')
    .where('id', '=', ownerId ?? '')
    .executeTakeFirst()
  return row?.username
}

/** Removes pages that were added before a moment; what a look-up quoted of them is kept with the quotes. */
export async function removeAddedPages(db: Statements, before: Date): Promise<void> {
  await db.deleteFrom('added_pages').where('created_at', '<', before).execute()
}
