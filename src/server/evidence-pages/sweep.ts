import type { Context } from '../context.ts'
import { removeOldCopies } from '../lookups/page-copies.ts'
import { removeUnquoted } from './store.ts'

const day = 86_400_000
/** Days that a page is kept which nobody quotes, and a copy that is only there to ask 'has it changed?'. */
const keptFor = 30
/** Days that both outlast the time after which a site is read again: a site may be away for a while. */
const spare = 30
/** Rows removed in one statement: others go on writing in between. */
const atOnce = 200

/** Removes pages that were not read for 30 days, or longer where sites are read again, but those whose text is quoted; called once an hour. */
export async function sweepPages({ db, now, config }: Context): Promise<void> {
  const { recheckAfterDays } = config
  const days = recheckAfterDays === 0 ? keptFor : Math.max(keptFor, recheckAfterDays + spare)
  const before = new Date(now().getTime() - days * day)
  while ((await removeOldCopies(db, before, atOnce)) === atOnce);
  while ((await removeUnquoted(db, before, atOnce)) === atOnce);
}
