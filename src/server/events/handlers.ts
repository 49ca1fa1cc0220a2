import type { Calls } from '#contract/calls.ts'
import { csvLine } from '#domain/text/csv.ts'
import type { AuditEvent } from '#domain/events/event.ts'
import { actorWords, eventWords } from '#domain/events/event-words.ts'
import { requireAdministrator } from '../accounts/administrators.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { ownProspect } from '../prospects/own-prospect.ts'
import { type AuditFilter, findAuditEvents, findProspectEvents } from './store.ts'

/** Events a call gives: of one prospect, and of the audit log. */
const pageSizes = { prospect: 50, audit: 100 }
/** Rows of an export that are fetched at once. */
const exportedAtOnce = 2_000

export const listProspectEvents: Handler<Calls['listProspectEvents']> = async ({ db }, { params, query }, { user }) => {
  await ownProspect(db, params.id, user.id)
  const size = pageSizes.prospect
  return page(await findProspectEvents(db, params.id, { before: query.before, limit: size + 1 }), size)
}

export const listEvents: Handler<Calls['listEvents']> = async ({ db }, { query }, { user }) => {
  requireAdministrator(user)
  const size = pageSizes.audit
  return page(await findAuditEvents(db, query, { before: query.before, limit: size + 1 }), size)
}

export const exportEvents: Handler<Calls['exportEvents']> = (context, { query }, { user }) => {
  requireAdministrator(user)
  return Promise.resolve(auditLines(context, query))
}

async function* auditLines({ db }: Context, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(['When (UTC)', 'Who', 'What', 'About', 'Details', 'From', 'Prospect'])
  let before: string | undefined
  for (;;) {
    const events = await findAuditEvents(db, filter, { before, limit: exportedAtOnce })
    yield events.map(auditLine).join('')
    if (events.length < exportedAtOnce) return
    before = events.at(-1)?.id
  }
}

function auditLine({ at, by, what, about, address, searchId }: AuditEvent): string {
  const { title, detail } = eventWords(what)
  return csvLine([at, actorWords(by), title, about, detail, address, searchId])
}

function page<Event>(found: readonly Event[], size: number): { events: Event[]; more: boolean } {
  return { events: found.slice(0, size), more: found.length > size }
}
