import type { Calls } from '#contract/calls.ts'
import type { Handler } from '../call-handler.ts'
import type { Statements } from '../db/transaction.ts'
import { keptLinks } from '../shares/live-links.ts'

const week = 7 * 86_400_000

/** What the header says is new: of the caller's own prospects and links alone. */
export const countNews: Handler<Calls['countNews']> = async ({ db, now }, { query }, { user }) => {
  const since = query.linksSince === undefined ? new Date(now().getTime() - week) : new Date(query.linksSince)
  return { prospects: await countNewProspects(db, user.id), links: await countOpenedLinks(db, user.id, since) }
}

/** Prospects with a correction that their owner has not looked at, or with a change that waits for a decision. */
async function countNewProspects(db: Statements, ownerId: string): Promise<number> {
  const { count } = await db
    .selectFrom('prospects')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where((own) =>
      own.or([
        own.exists(
          own
            .selectFrom('proposals')
            .select('proposals.prospect_id')
            .whereRef('proposals.prospect_id', '=', 'prospects.id')
            .where('proposals.changes', 'is not', null),
        ),
        own.exists(
          own
            .selectFrom('events')
            .select('events.id')
            .whereRef('events.prospect_id', '=', 'prospects.id')
            .where('events.type', '=', 'corrected')
            .where((event) =>
              event.or([event('prospects.looked_at', 'is', null), event('events.at', '>', event.ref('prospects.looked_at'))]),
            ),
        ),
      ]),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** Links that were not ended and that a person opened after a moment. */
async function countOpenedLinks(db: Statements, ownerId: string, since: Date): Promise<number> {
  const { count } = await keptLinks(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('prospects.owner_id', '=', ownerId)
    .where('share_links.last_opened_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}
