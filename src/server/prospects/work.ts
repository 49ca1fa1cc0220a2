import type { Calls } from '#contract/calls.ts'
import type { ProspectHappening } from '#domain/events/event.ts'
import type { Progress } from '#domain/prospects/prospect.ts'
import { cleanTags, mostTags, statusByHand, type WorkChange, type WorkDifference } from '#domain/prospects/prospect-work.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { account, type AccountActor } from '../events/actor.ts'
import { type NewEvent, recordEvents } from '../events/record.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { findProgress } from './progress.ts'
import { lockRows, type StoredProspect } from './store.ts'
import { updateWork, type WorkColumns, workOf } from './work-columns.ts'

export const changeWorkOfMany: Handler<Calls['changeWorkOfMany']> = async (context, { body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { ids, status, addTags = [], removeTags = [] } = body
    const prospects = await withoutOvertaken(trx, await lockRows(trx, ids, caller.user.id))
    const changes = prospects.map((prospect): [StoredProspect, WorkChange] => {
      const tags = cleanTags([...without(prospect.tags, cleanTags(removeTags)), ...addTags])
      return [prospect, { tags, ...(status === undefined ? {} : { status }) }]
    })
    await saveWork(context, trx, account(caller), changes)
    return { count: prospects.length, changed: changes.flatMap(([prospect, change]) => differenceOf(prospect, change)) }
  })

export const undoWork: Handler<Calls['undoWork']> = async (context, { body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const differences = new Map(body.changed.map((one) => [one.id, one]))
    const prospects = await lockRows(trx, [...differences.keys()], caller.user.id)
    const changes = prospects.map((prospect) => [prospect, undoing(prospect, differences.get(prospect.id))] as const)
    await saveWork(context, trx, account(caller), changes)
    return { count: prospects.length }
  })

function without(tags: readonly string[], taken: readonly string[]): string[] {
  const keys = new Set(taken.map((tag) => tag.toLowerCase()))
  return tags.filter((tag) => !keys.has(tag.toLowerCase()))
}

/** What a change does to a prospect; nothing where that has it all already. */
function differenceOf(before: StoredProspect, { tags = [], status }: WorkChange): WorkDifference[] {
  const added = without(tags, before.tags)
  const removed = without(before.tags, tags)
  const isSet = status !== undefined && status !== before.status
  if (added.length === 0 && removed.length === 0 && !isSet) return []
  const beforeSetAt = before.status_set_at?.toISOString() ?? null
  return [{ id: before.id, added, removed, ...(isSet && { status: { set: status, before: before.status, beforeSetAt } }) }]
}

/** Takes back what a change did, and nothing of what was done since. */
function undoing({ tags, status: now }: StoredProspect, difference: WorkDifference | undefined): DatedChange {
  if (difference === undefined) return {}
  const { added, removed, status } = difference
  // There may be no room any more for all that was taken away.
  const change: DatedChange = { tags: cleanTags([...without(tags, added), ...removed]).slice(0, mostTags) }
  if (status === undefined || status.set !== now) return change
  return { ...change, status: status.before, statusSetAt: status.beforeSetAt }
}

/** Writes what is new of the work on locked prospects; what is left out, and what is the same, stays. */
export async function saveWork(
  context: Context,
  trx: Statements,
  by: AccountActor,
  changes: readonly (readonly [StoredProspect, DatedChange])[],
): Promise<void> {
  const events: NewEvent[] = []
  const asTheyStand = await withoutOvertaken(
    trx,
    changes.flatMap(([prospect, { status }]) => (status === undefined ? [] : [prospect])),
  )
  const standing = new Map(asTheyStand.map((prospect) => [prospect.id, prospect]))
  for (const [stored, change] of changes) {
    const prospect = standing.get(stored.id) ?? stored
    const { columns, happened } = workAfter(prospect, change, context.now())
    if (happened.length === 0) continue
    await updateWork(trx, prospect.id, columns)
    events.push(...happened.map((what) => ({ by, prospect, what })))
  }
  await recordEvents(context, trx, events)
}

/** A status set by hand whose place something newer has taken is none any more: set again, it is a change. */
async function withoutOvertaken(trx: Statements, prospects: readonly StoredProspect[]): Promise<StoredProspect[]> {
  const ids = prospects.flatMap(({ id, status }) => (status === null ? [] : [id]))
  const owner = prospects.find(({ status }) => status !== null)?.owner_id
  const progress = owner === undefined ? new Map<number, Progress>() : await findProgress(trx, owner, ids)
  return prospects.map((prospect) => {
    const happened = progress.get(prospect.id)
    const source = { viewCount: prospect.view_count, interested: happened?.interestedAt != null, progress: happened }
    const holds = statusByHand({ work: workOf(prospect), ...source }) === prospect.status
    return holds ? prospect : { ...prospect, status: null, status_set_at: null }
  })
}

/** A change that may say when its status was set, where that was earlier. */
type DatedChange = WorkChange & { statusSetAt?: string | null | undefined }

function setAt({ statusSetAt }: DatedChange, now: Date): Date {
  if (!statusSetAt) return now
  const then = new Date(statusSetAt)
  return then < now ? then : now
}

function workAfter(
  before: StoredProspect,
  change: DatedChange,
  now: Date,
): { columns: WorkColumns; happened: ProspectHappening[] } {
  const columns: WorkColumns = {}
  const happened: ProspectHappening[] = []
  if (change.status !== undefined && change.status !== before.status) {
    Object.assign(columns, { status: change.status, status_set_at: change.status === null ? null : setAt(change, now) })
    happened.push({ type: 'status-set', status: change.status })
  }
  const tags = change.tags === undefined ? before.tags : cleanTags(change.tags)
  const added = tags.filter((tag) => !before.tags.includes(tag))
  const removed = before.tags.filter((tag) => !tags.includes(tag))
  if (added.length > 0 || removed.length > 0) {
    if (tags.length > mostTags) {
      throw new ApiError('INVALID', { field: 'tags', message: `A prospect can have at most ${mostTags} tags.` })
    }
    columns.tags = JSON.stringify(tags)
    happened.push({ type: 'tagged', added, removed })
  }
  const step = change.nextStep === undefined ? before.next_step : typedOrNull(change.nextStep)
  const due = change.nextStepDue === undefined ? before.next_step_due : change.nextStepDue
  if (step !== before.next_step || due !== before.next_step_due) {
    Object.assign(columns, { next_step: step, next_step_due: due })
    happened.push({ type: 'next-step', step, due })
  }
  const notes = change.notes === undefined ? before.notes : typedOrNull(change.notes)
  if (notes !== before.notes) {
    columns.notes = notes
    happened.push({ type: 'noted' })
  }
  return { columns, happened }
}
