import type { Calls } from '#contract/calls.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { Site } from '#research'
import { sql } from 'kysely'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { bodyOf, isSameBody, siteOfBody, storedBody } from '../evidence/site.ts'
import { findTeamSettings } from '../team-settings/store.ts'
import { mergeProspects } from './merge.ts'
import { ownProspect } from './own-prospect.ts'
import { knownProspect } from './known-prospect.ts'
import { lockRow, type StoredProspect } from './store.ts'

/** Prospects of one body that are told at most. */
const mostTold = 10

/** An owner's prospects of a body, newest first. */
export function findOwnSame(db: Statements, organization: Organization, ownerId: string): Promise<StoredProspect[]> {
  return findSame(db, organization, (query) => query.where('prospects.owner_id', '=', ownerId))
}

/**
 * The body that an owner has under a name or an abbreviation, however that is spelled; undefined where there is none, or several go by it.
 */
export async function findOwnNamed(db: Statements, called: string, ownerId: string): Promise<Organization | undefined> {
  const folded = foldName(called)
  if (folded === '') return undefined
  const isLike = sql`~ ${spellingsOf(folded)}`
  const rows = await db
    .selectFrom('prospects')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`(lower(organization->>'name') ${isLike} or lower(organization->>'abbreviation') ${isLike})`)
    .execute()
  const named = rows.filter(({ organization: own }) => [own.name, own.abbreviation ?? ''].map(foldName).includes(folded))
  const [first] = named
  if (first === undefined) return undefined
  return named.every((row) => isSameBody(storedBody(row), storedBody(first))) ? first.organization : undefined
}

/**
 * A pattern of the database for the names that `foldName` makes this of, and some more: signs count nowhere, and any letter that is not
 * ASCII may stand for one that is.
 */
function spellingsOf(folded: string): string {
  const parts = folded.match(/ and (?=\S)|[a-z\d]|[^ a-z\d]+/g) ?? []
  const signs = '[^a-z0-9]*'
  const letters = parts.map((part) => (part === ' and ' ? '(and|&)' : /^[a-z\d]$/.test(part) ? `(${part}|[^ -~])` : '[^ -~]+'))
  return `^${signs}${letters.join(signs)}${signs}$`
}

/** A colleague is named only where an administrator switched it on, and nothing is said of what they have. */
export const findKnown: Handler<Calls['findKnown']> = async ({ db }, { body }, { user }) => {
  const own = await findOwnSame(db, body.organization, user.id)
  const { sayWhenColleagueHasIt } = await findTeamSettings(db)
  const [theirs] = sayWhenColleagueHasIt
    ? await findSame(db, body.organization, (query) => query.where('prospects.owner_id', '!=', user.id))
    : []
  return { own: own.slice(0, mostTold).map(knownProspect), colleague: theirs?.username ?? null }
}

export const mergeProspect: Handler<Calls['mergeProspect']> = async (context, { params, body }, caller) =>
  inTransaction(context.db, async (trx) => {
    const { id } = caller.user
    // In one order, so that no two wait for each other.
    const numbers = [params.id, body.from].toSorted((a, b) => a - b)
    const rows: (StoredProspect | undefined)[] = []
    for (const number of numbers) rows.push(await lockRow(trx, number, id))
    const kept = orNotFound(rows.find((row) => row?.id === params.id))
    const gone = orNotFound(rows.find((row) => row?.id === body.from))
    if (kept.id === gone.id || !isSameBody(storedBody(kept), storedBody(gone))) {
      throw new ApiError('INVALID', { field: 'from', message: 'Only prospects for the same body can be merged.' })
    }
    await mergeProspects(context, trx, account(caller), kept, gone)
    return ownProspect(trx, kept.id, id)
  })

type Found = StoredProspect & { username: string }

function candidates(db: Statements, { name }: Organization, site: Site | undefined) {
  return db
    .selectFrom('prospects')
    .innerJoin('users', 'users.id', 'prospects.owner_id')
    .selectAll('prospects')
    .select('users.username')
    .where('prospects.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where((column) =>
      column.or([
        column(
          column.fn<string>('lower', [column.ref('prospects.organization', '->>').key('name')]),
          '=',
          name.trim().toLowerCase(),
        ),
        ...(site === undefined
          ? []
          : [column.and([column('prospects.site_host', '=', site.host), column('prospects.site_path', '=', site.path)])]),
      ]),
    )
    .orderBy('prospects.created_at', 'desc')
    .orderBy('prospects.id', 'desc')
}

async function findSame(
  db: Statements,
  organization: Organization,
  narrowed: (query: ReturnType<typeof candidates>) => ReturnType<typeof candidates>,
): Promise<Found[]> {
  const site = siteOfBody(organization)
  const rows = await narrowed(candidates(db, organization, site))
    .limit(100)
    .execute()
  return rows.filter((row) => isSameBody(storedBody(row), bodyOf(organization)))
}
