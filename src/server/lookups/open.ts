import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Counted, countWork, uncountWork } from '../rate-limit.ts'
import { conduct, type Work } from './conduct.ts'
import { follow } from './follow.ts'
import { isSilent, recover } from './recover.ts'
import { askersKey } from './askers-key.ts'
import { writeEnding } from './ending.ts'
import type { Question } from './question.ts'
import { type Answering, findCurrent, insertRunning } from './store.ts'
import type { StoredLookup } from './row.ts'

/** Milliseconds a finished look-up answers the same question. Source: decisions.md 13. */
const answersFor = 24 * 3_600_000
/**
 * The same for a look-up that is to read the site again, and for a catalogue answer that the site was to complete and did not: long
 * enough for a double click and a retry.
 */
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
  const ago = (milliseconds: number) => new Date(context.now().getTime() - milliseconds)
  const since = ago(question.prefer === 'live' ? liveAnswersFor : answersFor)
  const answering = {
    since,
    storedSince: context.config.liveReading === 'on' ? ago(liveAnswersFor) : since,
    isStored: context.research.storedAnswer(question.organization) !== undefined,
  }
  for (;;) {
    const current = await findCurrent(context.db, question, answering)
    if (current !== undefined && !isSilent(context, current)) return join(context, current, signal)
    if (current !== undefined) {
      await recover(context, current)
      continue
    }
    const secret = context.ids.secret()
    const opened = await begin(context, question, secret, asker)
    if (opened === undefined) continue
    const meanwhile = await findFinishedMeanwhile(context, question, answering, opened.lookup)
    if (meanwhile !== undefined) {
      if (opened.work.isCounted) await uncountWork(context, 'findCertifications', asker)
      return follow(context, meanwhile, signal)
    }
    const events = conduct(context, opened.lookup, opened.work).listen(signal)
    return question.askedBy === null ? withSecret(events, secret) : events
  }
}

/** The events as the anonymous asker hears them: the key of the look-up with the secret by which it can be canceled. */
async function* withSecret(events: AsyncIterable<LookupEvent>, secret: string): AsyncGenerator<LookupEvent, undefined> {
  for await (const event of events) {
    yield event.type === 'started' && event.lookupId !== undefined
      ? { ...event, lookupId: askersKey(event.lookupId, secret) }
      : event
  }
}

/**
 * Opens and counts a look-up, both or neither; undefined when an equal one runs already. A body that the catalogue describes is
 * answered from there alone once the asker's share of the day is used up.
 */
async function begin(
  context: Context,
  question: Question,
  secret: string,
  { user, address, noteLimit }: Counted,
): Promise<{ lookup: StoredLookup; work: Work } | undefined> {
  const id = context.ids.row()
  // The run outlives the request.
  const asker = { user, address }
  const open = (isCounted: boolean) =>
    inTransaction(context.db, async (trx) => {
      const lookup = await insertRunning(trx, id, question, secret, context.now())
      if (lookup === undefined) return undefined
      if (isCounted) {
        const told = noteLimit === undefined ? asker : { ...asker, noteLimit }
        await countWork({ ...context, db: trx }, 'findCertifications', told)
      }
      return lookup
    })
  try {
    const lookup = await open(true)
    return lookup && { lookup, work: { asker, isCounted: true, siteNotRead: null } }
  } catch (error) {
    const isStored = question.prefer === 'catalogue' && context.research.storedAnswer(question.organization) !== undefined
    if (!isStored || !(error instanceof ApiError) || error.code !== 'TOO_MANY') throw error
    const lookup = await open(false)
    const siteNotRead = `The site was not read, so this is the built-in catalogue alone. ${error.message}`
    return lookup && { lookup, work: { asker, isCounted: false, siteNotRead } }
  }
}

function join(context: Context, lookup: StoredLookup, signal: AbortSignal): AsyncIterable<LookupEvent> {
  return context.runs.get(lookup.id)?.listen(signal) ?? follow(context, lookup, signal)
}

/** An equal look-up that began and finished between our reading and our opening; then ours ends with its answer. */
async function findFinishedMeanwhile(
  context: Context,
  question: Question,
  answering: Answering,
  opened: StoredLookup,
): Promise<StoredLookup | undefined> {
  const finished = await findCurrent(context.db, question, answering, opened.id)
  if (finished?.result === null || finished?.finished_at === null || finished === undefined) return undefined
  const ending = { status: 'finished' as const, result: finished.result }
  await writeEnding(context.db, context.ids.row, opened.id, ending, finished.finished_at)
  return finished
}
