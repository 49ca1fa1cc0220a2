import { checkLine as lookFor } from '#research'
import type { Calls } from '#contract/calls.ts'
import type { Handler } from '../call-handler.ts'
import { findPagesRead } from '../evidence-pages/store.ts'
import { questionOf } from './asked-question.ts'
import { refusal, unanswered } from './refusal.ts'
import { openLookup } from './open.ts'

/** Looks the body up as the asker would, and then for the sentence on the pages that this look-up read. */
export const checkLine: Handler<Calls['checkLine']> = async (context, { body: { line, ...asked } }, caller) => {
  const question = await questionOf(context, asked, caller)
  for await (const event of await openLookup(context, question, caller, caller.signal)) {
    if (event.type === 'failed') throw refusal(event)
    if (event.type === 'finished') {
      const read = event.result.ledger.pages.flatMap(({ url, pageId }) => (pageId === undefined ? [] : [{ url, pageId }]))
      return lookFor(line, await findPagesRead(context.db, read))
    }
  }
  throw unanswered(caller)
}
