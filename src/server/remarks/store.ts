import type { Selectable } from 'kysely'
import { isSameText, saysAlready } from '#domain/shares/apply-remark.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { RemarkStatus, SaidMark } from '#domain/shares/remark.ts'
import { shownThroughLink } from '#domain/shares/shown-lines.ts'
import type { RemarksTable } from '../db/tables/shares.ts'
import type { Statements } from '../db/transaction.ts'

export type StoredRemark = Selectable<RemarksTable>
/** A remark with what its owner calls the link it came through. */
export type RemarkOfLink = StoredRemark & { link_name: string | null }

/** Remarks that a prospect's owner is shown. */
const listed = 500

export async function insertRemark(trx: Statements, remark: StoredRemark): Promise<void> {
  await trx.insertInto('remarks').values(remark).execute()
}

/** What was said through the same link before about the same place. */
function saidThere(db: Statements, remark: StoredRemark) {
  return db
    .selectFrom('remarks')
    .where('share_id', '=', remark.share_id)
    .where('kind', '=', remark.kind)
    .where('certification_id', 'is not distinct from', remark.certification_id)
    .where('field', 'is not distinct from', remark.field)
    .where('line', 'is not distinct from', remark.line)
}

/** Whether the same was said through the same link before: a second press on 'Right' says nothing new. */
export async function wasSaid(db: Statements, remark: StoredRemark): Promise<boolean> {
  const found = await saidThere(db, remark)
    .select('id')
    .where('said_by', 'is not distinct from', remark.said_by)
    .executeTakeFirst()
  return found !== undefined
}

/** How often the same place was called right through the same link, whoever said it. */
export async function countConfirmations(db: Statements, remark: StoredRemark): Promise<number> {
  const { count } = await saidThere(db, remark)
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Takes away that something is right, said through this link. @returns what was said; undefined where nothing was */
export async function deleteConfirmation(trx: Statements, shareId: string, id: string): Promise<StoredRemark | undefined> {
  return trx
    .deleteFrom('remarks')
    .where('id', '=', id)
    .where('share_id', '=', shareId)
    .where('kind', '=', 'right')
    .returningAll()
    .executeTakeFirst()
}

/** What became of the same text that was said through the same link before, whoever said it: that it waits, or that it was carried out. */
export async function findSame(db: Statements, remark: StoredRemark): Promise<'open' | 'done' | undefined> {
  const earlier = await saidThere(db, remark).select(['status', 'text']).where('status', 'in', ['open', 'done']).execute()
  const same = earlier.filter(({ text }) => isSameText(text ?? '', remark.text ?? '')).map(({ status }) => status)
  return same.includes('open') ? 'open' : same.includes('done') ? 'done' : undefined
}

/** What its readers are reminded of when they open a link again: what they called right, and what waits for the owner. */
export async function findMarks(db: Statements, shareId: string): Promise<SaidMark[]> {
  return db
    .selectFrom('remarks')
    .select(['kind', 'certification_id as certification', 'field', 'line'])
    .where('share_id', '=', shareId)
    .where('status', 'in', ['noted', 'open'])
    .orderBy('id', 'desc')
    .limit(listed)
    .execute()
}

/** Takes a remark away for good. @returns whether the prospect has it */
export async function deleteRemark(db: Statements, prospectId: number, id: string): Promise<boolean> {
  const links = db.selectFrom('share_links').select('id').where('prospect_id', '=', prospectId)
  const { numDeletedRows } = await db
    .deleteFrom('remarks')
    .where('id', '=', id)
    .where('share_id', 'in', links)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

function ofProspect(db: Statements, prospectId: number) {
  return db
    .selectFrom('remarks')
    .innerJoin('share_links', 'share_links.id', 'remarks.share_id')
    .selectAll('remarks')
    .select('share_links.name as link_name')
    .where('share_links.prospect_id', '=', prospectId)
}

/** What was said through the links of a prospect, ended ones too, newest first. */
export async function findRemarks(db: Statements, prospectId: number): Promise<RemarkOfLink[]> {
  return ofProspect(db, prospectId).orderBy('remarks.id', 'desc').limit(listed).execute()
}

/** One of them, locked until the transaction ends. */
export async function lockRemark(trx: Statements, prospectId: number, id: string): Promise<RemarkOfLink | undefined> {
  return ofProspect(trx, prospectId).where('remarks.id', '=', id).forUpdate('remarks').executeTakeFirst()
}

/** Notes what its owner decided of a remark, which the caller has locked; carries nothing out. */
export async function decide(trx: Statements, id: string, status: RemarkStatus, now: Date): Promise<void> {
  await trx.updateTable('remarks').set({ status, decided_at: now }).where('id', '=', id).execute()
}

/** A remark as it changes certifications. */
export function changeOf({ certification_id: certification, field, line, text, in_all: inAll }: StoredRemark) {
  return { certification, field, line, text: text ?? '', inAll }
}

/**
 * Closes what waits for the owner of a locked prospect and stands in its links already, whoever wrote it there.
 * @returns how many remarks were closed
 */
export async function closeCarriedOut(
  trx: Statements,
  { id, certifications }: { id: number; certifications: readonly Certification[] },
  now: Date,
): Promise<number> {
  const open = await ofProspect(trx, id).where('remarks.status', '=', 'open').execute()
  if (open.length === 0) return 0
  const shown = shownThroughLink(certifications)
  const closed = open.filter((remark) => saysAlready(shown, changeOf(remark)))
  for (const remark of closed) await decide(trx, remark.id, 'done', now)
  return closed.length
}
