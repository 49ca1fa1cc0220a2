import type { HeldPage, PageCache } from '#research'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import type { Room } from './room.ts'

/** Larger pages are read again each time rather than kept, in bytes. */
const largest = 3_000_000

/** Pages kept in the database between look-ups and processes, as far as there is room for those of this look-up. */
export function createPageCache({ db, now }: Context, room: Room): PageCache {
  return {
    async get(url) {
      // Asked for, it is kept on: an unchanged page is never read whole again.
      const touched = db.updateTable('page_copies').set({ read_at: now() }).where('url', '=', url)
      const row = await touched.returningAll().executeTakeFirst()
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
      if (!(await room.take(page.bytes.byteLength))) return
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

/** Removes some copies that were last asked for before a moment. @returns how many */
export async function removeOldCopies(db: Statements, before: Date, most: number): Promise<number> {
  const old = db.selectFrom('page_copies').select('url').where('read_at', '<', before).limit(most)
  const { numDeletedRows } = await db.deleteFrom('page_copies').where('url', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}
