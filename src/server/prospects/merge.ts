import { isNobody, isSamePerson, joinedContact } from '#domain/prospects/contact.ts'
import { formatDate } from '#domain/text/day-words.ts'
import { cleanTags, mostTags } from '#domain/prospects/prospect-work.ts'

import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import type { AccountActor } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { storedSite } from '../evidence/site.ts'
import { mergeInterests } from '../interests/store.ts'
import { closeCarriedOut } from '../remarks/store.ts'
import { type ContactColumns, contactOf, updateContact } from './contact-columns.ts'
import { type StoredProspect, updateContent } from './store.ts'
import { insertVersion } from './versions.ts'
import { updateWork } from './work-columns.ts'

/**
 * Puts a locked prospect into another one of the same owner and body, and removes it. Its links open the other one from now on; its
 * versions follow those of the other one, whose content is the newest version again; its events, emails, views and interest go along.
 * Where the other one has no contact, this one's is taken, whole, with what is written to it.
 */
export async function mergeProspects(
  context: Context,
  trx: Statements,
  by: AccountActor,
  kept: StoredProspect,
  gone: StoredProspect,
): Promise<void> {
  const now = context.now()
  await moveVersions(trx, kept, gone)
  for (const table of ['share_links', 'offers', 'events', 'outbox', 'edit_notices'] as const) {
    await trx.updateTable(table).set({ prospect_id: kept.id }).where('prospect_id', '=', gone.id).execute()
  }
  await mergeInterests(trx, kept.id, gone.id, context.ids.row)
  await updateContact(trx, kept.id, contactOfBoth(kept, gone))
  await updateWork(trx, kept.id, {
    status: kept.status ?? gone.status,
    status_set_at: kept.status === null ? gone.status_set_at : kept.status_set_at,
    tags: JSON.stringify(cleanTags([...kept.tags, ...gone.tags]).slice(0, mostTags)),
    next_step: kept.next_step ?? gone.next_step,
    next_step_due: kept.next_step_due ?? gone.next_step_due,
    notes: [kept.notes, gone.notes].filter((notes) => notes !== null).join('\n\n') || null,
  })
  await trx
    .updateTable('prospects')
    .set((column) => ({ view_count: column('view_count', '+', gone.view_count) }))
    .where('id', '=', kept.id)
    .execute()
  const content = {
    organization: kept.organization,
    certifications: kept.certifications,
    site: { site: storedSite(kept), moved: false },
  }
  const merged = await updateContent(trx, kept, content, now)
  const reason = `Merged in the prospect saved on ${formatDate(gone.created_at)}.`
  await insertVersion(trx, merged, { author: by.user.username, via: 'editor', change_reason: reason })
  await trx.deleteFrom('prospects').where('id', '=', gone.id).execute()
  await closeCarriedOut(trx, merged, now)
  const what = { type: 'merged' as const, searchId: gone.id, organization: gone.organization.name }
  await recordEvent(context, trx, { by, prospect: kept, what })
}

/** What is written to somebody goes along with whom it is written to. */
function contactOfBoth(kept: StoredProspect, gone: StoredProspect): ContactColumns {
  const theirs = contactOf(gone)
  const joined = joinedContact(contactOf(kept), theirs)
  const letter = isNobody(theirs) || isSamePerson(joined, theirs) ? gone : undefined
  return {
    contact_first_name: joined.contactFirstName,
    email: joined.email,
    email_subject: kept.email_subject ?? letter?.email_subject ?? null,
    email_message: kept.email_message ?? letter?.email_message ?? null,
  }
}

/** Numbers the versions of one after those of the other. Proof goes along as far as it is of the same site, or a person's word. */
async function moveVersions(trx: Statements, kept: StoredProspect, gone: StoredProspect): Promise<void> {
  await trx
    .deleteFrom('evidence')
    .where('prospect_id', '=', gone.id)
    .where('kind', '!=', 'person')
    .where((row) =>
      row.or([
        row('site_host', 'is distinct from', kept.site_host),
        row(row.fn.coalesce('site_path', row.val('')), '!=', kept.site_path ?? ''),
      ]),
    )
    .execute()
  await trx
    .updateTable('evidence')
    .set((row) => ({ prospect_id: kept.id, version: row('version', '+', kept.version) }))
    .where('prospect_id', '=', gone.id)
    .execute()
  await trx
    .updateTable('versions')
    .set((row) => ({ prospect_id: kept.id, number: row('number', '+', kept.version) }))
    .where('prospect_id', '=', gone.id)
    .execute()
  await trx
    .updateTable('prospects')
    .set((row) => ({ version: row('version', '+', gone.version) }))
    .where('id', '=', kept.id)
    .execute()
}
