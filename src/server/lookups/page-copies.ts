import type { HeldPage, PageCache } from '#research'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Larger pages are read again each time rather than kept, in bytes. */
const largest = 3_000_000

/** Pages kept in the database between look-ups and processes. */
export function createPageCache(db: Kysely<Database>, now: () => Date): PageCache {
  return {
    async get(url) {
      const row = await db.selectFrom('page_copies').selectAll().where('url', '=', url).executeTakeFirst()
      if (row === undefined) return undefined
      const held: HeldPage = {
        finalUrl: row.final_url,
        contentType: row.content_type,
        charset: row.charset,
        bytes: new Uint8Array(row.body),
      }
      if (row.etag !== null) held.etag = row.etag
      if (row.last_modified !== null) held.lastModified = row.last_modified
      return held
    },

    async put(url, page) {
      if (page.bytes.byteLength > largest || (page.etag === undefined && page.lastModified === undefined)) return
      const values = {
        final_url: page.finalUrl,
        content_type: page.contentType,
        charset: page.charset,
        body: Buffer.from(page.bytes),
        etag: page.etag ?? null,
        last_modified: page.lastModified ?? null,
        read_at: now(),
      }
      await db
        .insertInto('page_copies')
        .values({ url, ...values })
        .onConflict((conflict) => conflict.column('url').doUpdateSet(values))
        .execute()
    },
  }
}
