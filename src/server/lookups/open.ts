import type { LookupEvent } from '#domain/lookup.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Counted, countWork, uncountWork } from '../rate-limit.ts'
import { conduct } from './conduct.ts'
import { follow } from './follow.ts'
import { isSilent, recover } from './recover.ts'
import { askersKey } from './askers-key.ts'
import { findCurrent, insertRunning, type Question, type StoredLookup, writeEnding } from './store.ts'

/** Milliseconds a finished look-up answers the same question. Source: decisions.md 13. */
const answersFor = 24 * 3_600_000
/** The same for a look-up that is to read the site again: long enough for a double click and a retry. */
const liveAnswersFor = 60_000

/**
 * The events of the one look-up behind a question: one that runs is joined, one that finished is told again, else one is started.
 * Of any number of equal questions at once, in any number of processes, one starts it, and only that one is counted.
 * @throws ApiError TOO_MANY when one has to be started and the asker's share of the day is used up
 */
export async function openLookup(
  context: Context,
  question: Question,
  asker: Counted,
  signal: AbortSignal,
): Promise<AsyncIterable<LookupEvent>> {
  const since = new Date(context.now().getTime() - (question.prefer === 'live' ? liveAnswersFor : answersFor))
  for (;;) {
    const current = await findCurrent(context.db, question, since)
    if (current !== undefined && isSilent(context, current)) await recover(context, current)
    else if (current !== undefined) return join(context, current, signal)
    const secret = context.ids.secret()
    const opened = await begin(context, question, secret, asker)
    if (opened === undefined) continue
    const meanwhile = await findFinishedMeanwhile(context, question, since, opened)
    if (meanwhile !== undefined) {
      await uncountWork(context, 'findCertifications', asker)
      return follow(context, meanwhile, signal)
    }
    // The run outlives the request.
    const { user, address } = asker
    const events = conduct(context, opened, { user, address }).listen(signal)
    return question.askedBy === null ? withSecret(events, secret) : events
  }
}

/** The events as the anonymous asker hears them: the key of the look-up with the secret by which it can be cancelled. */
async function* withSecret(events: AsyncIterable<LookupEvent>, secret: string): AsyncGenerator<LookupEvent, undefined> {
  for await (const event of events) {
    yield event.type === 'started' && event.lookupId !== undefined
      ? { ...event, lookupId: askersKey(event.lookupId, secret) }
      : event
  }
}

/** Opens and counts a look-up, both or neither; undefined when an equal one runs already. */
async function begin(context: Context, question: Question, secret: string, asker: Counted): Promise<StoredLookup | undefined> {
  const id = context.ids.row()
  return inTransaction(context.db, async (trx) => {
    const opened = await insertRunning(trx, id, question, secret, context.now())
    if (opened !== undefined) await countWork({ ...context, db: trx }, 'findCertifications', asker)
    return opened
  })
}

function join(context: Context, lookup: StoredLookup, signal: AbortSignal): AsyncIterable<LookupEvent> {
  return context.runs.get(lookup.id)?.listen(signal) ?? follow(context, lookup, signal)
}

/** An equal look-up that began and finished between our reading and our opening; then ours ends with its answer. */
async function findFinishedMeanwhile(
  context: Context,
  question: Question,
  since: Date,
  opened: StoredLookup,
): Promise<StoredLookup | undefined> {
  const finished = await findCurrent(context.db, question, since, opened.id)
  if (finished?.result === null || finished?.finished_at === null || finished === undefined) return undefined
  const ending = { status: 'finished' as const, result: finished.result }
  await writeEnding(context.db, context.ids.row, opened.id, ending, finished.finished_at)
  return finished
}
