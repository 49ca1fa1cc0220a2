import type { CleanDocument } from '#research'
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
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The kept text of a page. */
export async function findEvidencePage(db: Statements, id: string) {
  return db.selectFrom('evidence_pages').select('text').where('id', '=', id).executeTakeFirst()
}
