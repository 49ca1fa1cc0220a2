import type { CleanDocument } from '#research'
import { sql } from 'kysely'
import type { Statements } from '../db/transaction.ts'

/** Keeps the clean text of a page that was read: the proof behind its quotes, under the SHA-256 of the text, once. */
export async function keepEvidencePage(db: Statements, document: CleanDocument): Promise<void> {
  await db
    .insertInto('evidence_pages')
    .values({
      id: document.id,
      url: document.url,
      final_url: document.finalUrl,
      title: document.title.slice(0, 500),
      kind: document.kind,
      text: document.text,
      etag: null,
      last_modified: null,
      content_hash: document.id,
      read_at: new Date(document.readAt),
      last_read_at: new Date(document.readAt),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Notes that a page with a text that is kept was read again. @returns whether its text is kept */
export async function noteReadAgain(db: Statements, { id, readAt }: CleanDocument): Promise<boolean> {
  const row = await db
    .updateTable('evidence_pages')
    .set({ last_read_at: new Date(readAt) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Removes some texts that were last read before a moment and that nothing quotes. @returns how many
 *
 * What quotes a page is found in the certifications of versions and look-ups; as soon as evidence is rows, `quotedPages` becomes
 * one select of them.
 */
export async function removeUnquoted(db: Statements, before: Date, most: number): Promise<number> {
  const unquoted = db
    .selectFrom('evidence_pages')
    .select('id')
    .where('last_read_at', '<', before)
    .where('id', 'not in', quotedPages)
    .limit(most)
  const { numDeletedRows } = await db.deleteFrom('evidence_pages').where('id', 'in', unquoted).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Keys of all pages that a version of a prospect or a look-up quotes. */
const quotedPages = sql<string>`(
  select page from (
    select jsonb_path_query(certifications, '$.**.pageId') #>> '{}' from versions
    union select jsonb_path_query(certifications, '$.**.pageId') #>> '{}' from lookups
    union select jsonb_path_query(result, '$.certifications.**.pageId') #>> '{}' from lookups
  ) quoted (page) where page is not null
)`

/** The kept text of a page, with its address, its title and the moment it was first read. */
export async function findEvidencePage(db: Statements, id: string) {
  return db.selectFrom('evidence_pages').select(['final_url', 'title', 'read_at', 'text']).where('id', '=', id).executeTakeFirst()
}
