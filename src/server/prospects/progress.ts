import type { Progress } from '#domain/prospects/prospect.ts'
import type { Statements } from '../db/transaction.ts'

/**
 * How far each prospect of an owner has come, by its number: its live link, and its trial or true place in the queue.
 * @param ids only these
 */
export async function findProgress(db: Statements, ownerId: string, ids?: readonly number[]): Promise<Map<number, Progress>> {
  const rows = await db
    .selectFrom('prospects')
    .leftJoin('interests', 'interests.prospect_id', 'prospects.id')
    // Prospect by prospect, through the index: joined as a table, the links of everybody are read for a long list.
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('share_links')
          .whereRef('share_links.prospect_id', '=', 'prospects.id')
          .where('share_links.revoked_at', 'is', null)
          .select(({ fn }) => [fn.max('share_links.created_at').as('shared_at'), fn.min('share_links.opened_at').as('opened_at')])
          .as('links'),
      (join) => join.onTrue(),
    )
    .select([
      'prospects.id',
      'interests.outcome',
      'interests.trial_ends_at',
      'interests.submitted_at',
      'links.shared_at',
      'links.opened_at',
    ])
    .select((own) => {
      // A deleted prospect does not wait; see interests/store.ts.
      const waitingBefore = own
        .selectFrom('interests as earlier')
        .innerJoin('prospects as waiting', 'waiting.id', 'earlier.prospect_id')
        .where('earlier.outcome', '=', 'waitlist')
        .where('waiting.deleted_at', 'is', null)
        .whereRef('earlier.queue_number', '<', 'interests.queue_number')
      const correction = own
        .selectFrom('events')
        .whereRef('events.prospect_id', '=', 'prospects.id')
        .where('events.type', '=', 'corrected')
      return [
        correction.select(({ fn }) => fn.max('events.at').as('at')).as('corrected_at'),
        'prospects.looked_at',
        // Counted for those who wait alone.
        own
          .case()
          .when('interests.outcome', '=', 'waitlist')
          .then(waitingBefore.select(({ fn }) => fn.countAll<number>().as('count')))
          .end()
          .as('waiting_before'),
      ]
    })
    .where('prospects.owner_id', '=', ownerId)
    .where('prospects.deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('prospects.id', 'in', [...(ids ?? [])]))
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        sharedAt: row.shared_at?.toISOString() ?? null,
        openedAt: row.opened_at?.toISOString() ?? null,
        outcome: row.outcome,
        trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
        place: row.outcome === 'waitlist' ? (row.waiting_before ?? 0) + 1 : null,
        correctedAt: isNews(row.corrected_at, row.looked_at) ? (row.corrected_at?.toISOString() ?? null) : null,
        lastCorrectedAt: row.corrected_at?.toISOString() ?? null,
        interestedAt: row.submitted_at?.toISOString() ?? null,
      },
    ]),
  )
}

function isNews(at: Date | null, lookedAt: Date | null): boolean {
  return at !== null && (lookedAt === null || at > lookedAt)
}
