import type { KeptPage } from '#research'
import type { Statements } from '../db/transaction.ts'

/** Keeps the clean text of a page that was read, foreign words marked as such: the proof behind its quotes, under the SHA-256 of the text, once. */
export async function keepEvidencePage(db: Statements, page: KeptPage): Promise<void> {
  await db
    .insertInto('evidence_pages')
    .values({
      id: page.id,
      url: page.url,
      final_url: page.finalUrl,
      title: page.title.slice(0, 500),
      kind: page.kind,
      text: page.text,
      etag: null,
      last_modified: null,
      content_hash: page.id,
      read_at: new Date(page.readAt),
      last_read_at: new Date(page.readAt),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Notes that a page with a text that is kept was read again. @returns whether its text is kept */
export async function noteReadAgain(db: Statements, { id, readAt }: KeptPage): Promise<boolean> {
  const row = await db
    .updateTable('evidence_pages')
    .set({ last_read_at: new Date(readAt) })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Removes some texts that were last read before a moment and that no row of evidence quotes. @returns how many */
export async function removeUnquoted(db: Statements, before: Date, most: number): Promise<number> {
  const unquoted = db
    .selectFrom('evidence_pages')
    .select('id')
    .where('last_read_at', '<', before)
    .where((where) =>
      where.not(where.exists(where.selectFrom('evidence').select('evidence.id').whereRef('page_id', '=', 'evidence_pages.id'))),
    )
    .limit(most)
  const { numDeletedRows } = await db.deleteFrom('evidence_pages').where('id', 'in', unquoted).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The kept text of a page. */
export async function findEvidencePage(db: Statements, id: string) {
  return db.selectFrom('evidence_pages').select('text').where('id', '=', id).executeTakeFirst()
}

/**
 * Kept texts by their ids, each at the address where it was read: two addresses may have one text, and it is kept with whichever came first.
 * @returns those that are kept, in the order asked
 */
export async function findPagesRead(db: Statements, read: readonly { url: string; pageId: string }[]): Promise<KeptPage[]> {
  if (read.length === 0) return []
  const ids = read.map(({ pageId }) => pageId)
  const columns = ['id', 'title', 'kind', 'text', 'last_read_at'] as const
  const rows = await db.selectFrom('evidence_pages').select(columns).where('id', 'in', ids).execute()
  const kept = new Map(rows.map((row) => [row.id, row]))
  return read.flatMap(({ url, pageId }) => {
    const row = kept.get(pageId)
    if (row === undefined) return []
    const { last_read_at: readAt, kind, ...page } = row
    return [
      { ...page, url, finalUrl: url, kind: kind === 'pdf' || kind === 'html' ? kind : 'text', readAt: readAt.toISOString() },
    ]
  })
}
