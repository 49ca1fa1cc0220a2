import type { Context } from '../context.ts'
import { removeOldCopies } from '../lookups/page-copies.ts'
import { removeUnquoted } from './store.ts'

/** Milliseconds that a page is kept which nobody quotes, and a copy that is only there to ask 'has it changed?'. */
const keptFor = 30 * 86_400_000
/** Rows removed in one statement: others go on writing in between. */
const atOnce = 200

/** Removes pages of more than 30 days ago, but those whose text is quoted; called once an hour. */
export async function sweepPages({ db, now }: Context): Promise<void> {
  const before = new Date(now().getTime() - keptFor)
  while ((await removeOldCopies(db, before, atOnce)) === atOnce);
  while ((await removeUnquoted(db, before, atOnce)) === atOnce);
}
