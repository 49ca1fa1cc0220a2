import { ResearchError } from '#research'
import { errors } from '#contract/errors.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import { withStableIds } from '#domain/proof/proof.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { findAddedPages, findGiver } from '../added-pages/store.ts'
import type { Context } from '../context.ts'
import { ownWords, withGiver } from './own-words.ts'
import { settleAwaited } from '../proposals/settle.ts'
import { type Counted, uncountWork } from '../rate-limit.ts'
import { rejectionOf } from '../rejection-of.ts'
import { LookupKeeper } from './page-keeper.ts'
import { PartialKeeper } from './partial-keeper.ts'
import { turnOf } from './question.ts'
import { LookupRun } from './run.ts'
import { type Ending, writeEnding } from './ending.ts'
import { letGo } from './signs-of-life.ts'
import type { StoredLookup } from './row.ts'

/** Milliseconds after which a look-up that does not come to an end by itself is ended. */
const longestRun = 180_000
/** Milliseconds to wait before the end of a look-up is written again when the database was away. */
const writeAgainAfter = [200, 1_000, 3_000]

/** The work of a look-up, as it was counted when it was opened. */
export interface Work {
  /** In whose share of the day what it keeps is counted. */
  asker: Counted
  /** Whether it was counted itself, so that it can be given back. */
  isCounted: boolean
  /** Why the site is not read to complete the catalogue's answer, in a sentence; null where it may be read. */
  siteNotRead: string | null
}

/** For a look-up that is run again: the original asker is no longer known. */
export const runAgain: Work = { asker: { user: null, address: '' }, isCounted: false, siteNotRead: null }

/** Ends the look-ups of a process that stops; another process may carry on with them. */
export class Stopping extends Error {}

/**
 * Runs an open look-up, detached from whoever asked: events go to its listeners, what it finds to its row.
 * It ends in the row first and then for its listeners, so that whoever hears of the end finds it written.
 */
export function conduct(context: Context, lookup: StoredLookup, counted: Work): LookupRun {
  const run = new LookupRun(lookup.id)
  context.runs.set(run.id, run)
  void carryOut(context, lookup, run, counted)
    // Nobody waits for it: what is thrown here would end the process. A row that stays as it is falls silent, and is taken up again.
    .catch((error: unknown) => context.log.error({ err: error, lookup: run.id }, 'a look-up was left as it stood'))
    .finally(() => {
      context.runs.delete(run.id)
      run.close()
    })
  return run
}

async function carryOut(context: Context, lookup: StoredLookup, run: LookupRun, work: Work): Promise<void> {
  const began = performance.now()
  const elapsed = () => Math.round(performance.now() - began)
  const partial = new PartialKeeper(context, run.id)
  let reachedOut = false
  let isStored = false
  let told = Promise.resolve()
  const onEvent = (event: LookupEvent) => {
    if (event.type === 'page-reading') reachedOut = true
    if (event.type === 'stored') isStored = true
    // The beginning and the end are told here: by the row's id, and once the row says so.
    if (run.signal.aborted || event.type === 'started' || event.type === 'finished' || event.type === 'failed') return
    if (event.type === 'certification') partial.add(event.certification)
    if (event.type === 'certification-withdrawn') partial.withdraw(event.id)
    // What completes an answer that can be saved is in the row before it is shown: a save finds its proof there.
    if (isStored) told = told.then(() => partial.written()).then(() => run.publish(event))
    else run.publish(event)
  }
  run.publish({ type: 'started', at: 0, lookupId: run.id, organization: lookup.organization })
  const timer = setTimeout(
    () => run.stop(new ResearchError('INTERRUPTED', 'The look-up took too long and was ended.')),
    longestRun,
  )
  const keeper = new LookupKeeper(context, work.asker, run.id)
  const ending = await research(context, lookup, run.signal, onEvent, keeper, work.siteNotRead)
  await told
  clearTimeout(timer)
  const found = ownWords(context, lookup.organization, await partial.close())
  if (ending === null) return letGo(context.db, [run.id])
  await write(context, run.id, ending, found)
  if (!reachedOut && work.isCounted) await giveBack(context, work.asker)
  await settle(context, run.id)
  run.publish(lastEvent(ending, elapsed()))
}

/** The engine's answer, or why there is none; null when the process stops. */
async function research(
  context: Context,
  lookup: StoredLookup,
  signal: AbortSignal,
  onEvent: (event: LookupEvent) => void,
  keeper: LookupKeeper,
  siteNotRead: string | null,
): Promise<Ending | null> {
  const { organization, prefer, added: addedKeys, owner_id: ownerId } = lookup
  try {
    const added = await findAddedPages(context.db, addedKeys, ownerId)
    if (added === undefined)
      throw new ResearchError('INTERRUPTED', 'A page that was added is no longer kept. Please add it again.')
    const giver = added.length === 0 ? undefined : await findGiver(context.db, ownerId)
    const completes = prefer === 'catalogue' && siteNotRead === null && context.config.liveReading === 'on'
    const tell = (event: LookupEvent) => {
      if (event.type !== 'certification') return onEvent(event)
      const certification = withGiver(event.certification, giver)
      const [own = certification] = completes ? ownWords(context, organization, [certification]) : []
      return onEvent({ ...event, certification: own })
    }
    const work = context.research.findCertifications(organization, {
      signal,
      prefer: completes ? 'complete' : prefer,
      onEvent: tell,
      added,
      keeper,
      turn: turnOf(lookup),
    })
    const result = keeper.withoutMissingCopies(await Promise.race([work, rejectionOf(signal)]))
    const certifications = ownWords(
      context,
      result.organization,
      result.certifications.map((one) => withGiver(one, giver)),
    )
    const told = siteNotRead === null || result.origin !== 'catalogue' ? result : { ...result, siteNotRead }
    return { status: 'finished', result: identified(context, { ...told, certifications }) }
  } catch (error) {
    const reason: unknown = signal.aborted ? signal.reason : error
    if (reason instanceof Stopping) return null
    if (!(reason instanceof ResearchError)) context.log.error({ err: reason }, 'a look-up failed unexpectedly')
    const { code, message } =
      reason instanceof ResearchError ? reason : { code: 'INTERNAL' as const, message: errors.INTERNAL.sentence }
    return { status: code === 'CANCELLED' ? 'cancelled' : 'failed', code, message }
  }
}

/** Every certification with an id of its own; one that the engine left without takes its name's. */
export function identified(context: Context, result: LookupResult): LookupResult {
  return { ...result, certifications: withStableIds(result.certifications.map(named), [], context.ids.row) }
}

function named(certification: Certification): Certification {
  const name = foldName(certification.name).replaceAll(' ', '-').slice(0, 100)
  return certification.id === undefined && name !== '' ? { ...certification, id: name } : certification
}

/** A database that is away for a moment costs no look-up; for longer, the row is found silent and ended or run again. */
async function write(context: Context, id: string, ending: Ending, found: readonly Certification[]): Promise<void> {
  for (const pause of [...writeAgainAfter, null]) {
    try {
      await writeEnding(context.db, context.ids.row, id, ending, context.now(), found)
      return
    } catch (error) {
      context.log.error({ err: error, lookup: id }, 'the end of a look-up could not be written')
      if (pause !== null) await wait(pause)
    }
  }
}

/** What was saved while it ran is offered the rest; forgotten ones are found within the hour. */
async function settle(context: Context, id: string): Promise<void> {
  try {
    await settleAwaited(context, id)
  } catch (error) {
    context.log.warn({ err: error, lookup: id }, 'the rest of a look-up could not be offered yet')
  }
}

/** What the catalogue answers, and what ends before a page was asked for, is no work that counts. */
async function giveBack(context: Context, asker: Counted): Promise<void> {
  try {
    await uncountWork(context, 'findCertifications', asker)
  } catch (error) {
    context.log.warn({ err: error }, 'a look-up that read nothing stays counted')
  }
}

function lastEvent(ending: Ending, at: number): LookupEvent {
  if (ending.status === 'finished') return { type: 'finished', at, result: ending.result }
  return { type: 'failed', at, code: ending.code, message: ending.message }
}
