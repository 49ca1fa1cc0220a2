import type { Selectable } from 'kysely'
import type { RemarkStatus } from '#domain/remark.ts'
import type { RemarksTable } from '../db/schema.ts'
import type { Statements } from '../db/transaction.ts'

export type StoredRemark = Selectable<RemarksTable>
/** A remark with what its owner calls the link it came through. */
export type RemarkOfLink = StoredRemark & { link_name: string | null }

/** Remarks that a prospect's owner is shown. */
const listed = 500

export async function insertRemark(trx: Statements, remark: StoredRemark): Promise<void> {
  await trx.insertInto('remarks').values(remark).execute()
}

/** Whether the same was said through the same link before: a second press on 'Right' says nothing new. */
export async function wasSaid(db: Statements, remark: StoredRemark): Promise<boolean> {
  const found = await db
    .selectFrom('remarks')
    .select('id')
    .where('share_id', '=', remark.share_id)
    .where('kind', '=', remark.kind)
    .where('said_by', 'is not distinct from', remark.said_by)
    .where('certification_id', 'is not distinct from', remark.certification_id)
    .where('field', 'is not distinct from', remark.field)
    .where('line', 'is not distinct from', remark.line)
    .executeTakeFirst()
  return found !== undefined
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

export async function decide(trx: Statements, id: string, status: RemarkStatus, now: Date): Promise<void> {
  await trx.updateTable('remarks').set({ status, decided_at: now }).where('id', '=', id).execute()
}
