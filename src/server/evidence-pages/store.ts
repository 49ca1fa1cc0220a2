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

/** Pages read at these addresses, as they were read last. Two addresses with the same text are one page. */
export async function findPagesRead(db: Statements, urls: readonly string[]): Promise<KeptPage[]> {
  if (urls.length === 0) return []
  const rows = await db
    .selectFrom('evidence_pages')
    .select(['id', 'url', 'final_url', 'title', 'kind', 'text', 'last_read_at'])
    .distinctOn('url')
    .where((row) => row.or([row('url', 'in', urls), row('final_url', 'in', urls)]))
    .orderBy('url')
    .orderBy('last_read_at', 'desc')
    .execute()
  return rows.map(({ final_url: finalUrl, last_read_at: readAt, kind, ...page }) => ({
    ...page,
    finalUrl,
    kind: kind === 'pdf' || kind === 'html' ? kind : 'text',
    readAt: readAt.toISOString(),
  }))
}
