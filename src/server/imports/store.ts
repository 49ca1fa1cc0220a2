import type { Import, ImportedRow, ImportState, NumberedRow } from '#domain/prospect-files/import.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { ImportRowsTable, ImportsTable } from '../db/tables/imports.ts'
import type { Statements } from '../db/transaction.ts'
import { type Claims, claimEnds, isFree } from '../queue/claim.ts'

/** Milliseconds after which a row that met a limit is tried again. */
export const limitedRowWaits = 900_000

/** A row takes longer than its claim lasts: the claim is renewed as long as its process lives. */
export const rowClaims: Claims = { lasts: 15_000, furthest: limitedRowWaits }

export type StoredRow = Selectable<ImportRowsTable>

/** Opens an import with its rows, numbered as they are in their file, else from 1. */
export async function insertImport(trx: Statements, id: string, ownerId: string, rows: readonly NumberedRow[], now: Date) {
  await trx.insertInto('imports').values({ id, owner_id: ownerId, created_at: now, cancelled_at: null }).execute()
  const isNumbered = new Set(rows.flatMap(({ number }) => number ?? [])).size === rows.length
  const values = rows.map(({ number, ...given }, index) => ({
    import_id: id,
    number: (isNumbered ? number : undefined) ?? index + 1,
    given: JSON.stringify(given),
    state: 'waiting' as const,
    not_before: now,
  }))
  await trx.insertInto('import_rows').values(values).execute()
}

/** The last imports of an owner, newest first. @param id only this one */
export async function findImports(db: Statements, ownerId: string, id?: string): Promise<Import[]> {
  const imports = await db
    .selectFrom('imports')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('id', 'desc')
    .limit(10)
    .execute()
  if (imports.length === 0) return []
  const ids = imports.map((one) => one.id)
  const counts = await db
    .selectFrom('import_rows')
    .select(['import_id', 'state', ({ fn }) => fn.countAll<number>().as('count')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'state'])
    .execute()
  const countOf = (importId: string, state: ImportState) =>
    counts.find((one) => one.import_id === importId && one.state === state)?.count ?? 0
  return imports.map((one: Selectable<ImportsTable>) => ({
    id: one.id,
    createdAt: one.created_at.toISOString(),
    isCancelled: one.cancelled_at !== null,
    counts: {
      waiting: countOf(one.id, 'waiting'),
      asks: countOf(one.id, 'asks'),
      saved: countOf(one.id, 'saved'),
      known: countOf(one.id, 'known'),
      failed: countOf(one.id, 'failed'),
      skipped: countOf(one.id, 'skipped'),
    } satisfies Record<ImportState, number>,
  }))
}

/** The rows of an import as its owner sees them, in the order of their file. Whose it is was checked before. */
export async function findImportRows(db: Statements, id: string): Promise<ImportedRow[]> {
  const rows = await db.selectFrom('import_rows').selectAll().where('import_id', '=', id).orderBy('number').execute()
  return rows.map(({ number, given, state, candidates, message, prospect_id: searchId }) => ({
    number,
    given,
    state,
    candidates: state === 'asks' ? (candidates ?? []) : [],
    message,
    searchId,
  }))
}

/** Cancels an import, or lets it go on and tries its failed rows again. @returns whether it is this owner's */
export async function setCancelled(db: Statements, id: string, ownerId: string, at: Date | null, now: Date): Promise<boolean> {
  const found = await db
    .updateTable('imports')
    .set({ cancelled_at: at })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning('id')
    .executeTakeFirst()
  if (found !== undefined && at === null) {
    await db
      .updateTable('import_rows')
      .set({ state: 'waiting', message: null, claim: null, not_before: now })
      .where('import_id', '=', id)
      .where((row) => row.or([row('state', '=', 'failed'), row.and([row('state', '=', 'waiting'), row('claim', 'is', null)])]))
      .execute()
  }
  return found !== undefined
}

/** The row of an owner's import, locked. */
export async function lockOwnRow(trx: Statements, id: string, number: number, ownerId: string): Promise<StoredRow | undefined> {
  return trx
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .selectAll('import_rows')
    .where('import_id', '=', id)
    .where('number', '=', number)
    .where('imports.owner_id', '=', ownerId)
    .forUpdate('import_rows')
    .executeTakeFirst()
}

/** What is written of a row. */
export interface RowChange {
  state: ImportState
  candidates?: readonly OrganizationMatch[]
  organization?: Organization
  message?: string | null
  prospectId?: number
  notBefore?: Date
}

/** Writes a row and lets go of it. */
export async function writeRow(db: Statements, { import_id, number }: Pick<StoredRow, 'import_id' | 'number'>, row: RowChange) {
  const { state, candidates, organization, message = null, prospectId, notBefore } = row
  await db
    .updateTable('import_rows')
    .set({
      state,
      message,
      claim: null,
      ...(candidates !== undefined && { candidates: JSON.stringify(candidates) }),
      ...(organization !== undefined && { organization: JSON.stringify(organization) }),
      ...(prospectId !== undefined && { prospect_id: prospectId }),
      ...(notBefore !== undefined && { not_before: notBefore }),
    })
    .where('import_id', '=', import_id)
    .where('number', '=', number)
    .execute()
}

/** Lets a failed row wait once more. With another website than before, what was chosen for it no longer holds. */
export async function tryAgain(db: Statements, row: StoredRow, website: string, now: Date): Promise<void> {
  const { import_id: importId, number, given } = row
  const isSame = website === (given.website ?? '')
  await db
    .updateTable('import_rows')
    .set({
      state: 'waiting',
      message: null,
      claim: null,
      not_before: now,
      ...(isSame ? {} : { given: JSON.stringify({ ...given, website }), organization: null }),
    })
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
}

/** A row that is worked on, and whose it is. */
export interface ClaimedRow extends StoredRow {
  owner_id: string
}

/** Takes the next row that waits, for one process alone; a row whose process fell silent is taken again. */
export async function claimRow(db: Statements, claim: string, now: Date): Promise<ClaimedRow | undefined> {
  const { rows } = await claimRowStatement(claim, now).execute(db)
  return rows[0]
}

/** What `claimRow` asks. Whether an import goes on is asked row by row, in the order of its index: a join would read all that wait. */
export function claimRowStatement(claim: string, now: Date): RawBuilder<ClaimedRow> {
  return sql<ClaimedRow>`
    update import_rows set claim = ${claim}, not_before = ${claimEnds(rowClaims, now)}
    from imports
    where imports.id = import_rows.import_id and (import_rows.import_id, import_rows.number) = (
      select waiting.import_id, waiting.number from import_rows waiting
      where waiting.state = 'waiting' and ${isFree('waiting.not_before', rowClaims, now)} and (
        select imports.cancelled_at is null and users.disabled_at is null
        from imports join users on users.id = imports.owner_id where imports.id = waiting.import_id)
      order by waiting.import_id, waiting.number limit 1
      for update of waiting skip locked)
    returning import_rows.*, imports.owner_id`
}

/** Says that a row is still worked on. */
export async function renewClaim(db: Statements, claim: string, now: Date): Promise<void> {
  await db
    .updateTable('import_rows')
    .set({ not_before: claimEnds(rowClaims, now) })
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .execute()
}

/** Locks a row that is claimed, if nobody else has taken it and its import goes on. */
export async function lockClaimed(trx: Statements, claim: string): Promise<boolean> {
  const row = await trx
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .select('import_rows.number')
    .where('claim', '=', claim)
    .where('state', '=', 'waiting')
    .where('imports.cancelled_at', 'is', null)
    .forUpdate('import_rows')
    .executeTakeFirst()
  return row !== undefined
}
