import { type ContactField, contactFields } from '#domain/events/event.ts'
import type { Contact } from '#domain/prospects/prospect.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import type { Actor } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { type ContactColumns, updateContact } from './contact-columns.ts'
import { typedOrNull } from '#domain/text/text.ts'
import type { StoredProspect } from './store.ts'

const columns = {
  contactFirstName: 'contact_first_name',
  email: 'email',
  emailSubject: 'email_subject',
  emailMessage: 'email_message',
} as const satisfies Record<ContactField, keyof ContactColumns>

/** Writes what is new about the contact of a locked prospect; what is left out, and what is the same, stays. */
export async function saveContact(
  context: Context,
  trx: Statements,
  by: Actor,
  prospect: StoredProspect,
  contact: Contact,
): Promise<void> {
  const changed = contactFields.filter(
    (field) => contact[field] !== undefined && typedOrNull(contact[field]) !== prospect[columns[field]],
  )
  if (changed.length === 0) return
  const written: ContactColumns = {}
  for (const field of changed) written[columns[field]] = typedOrNull(contact[field])
  await updateContact(trx, prospect.id, written)
  await recordEvent(context, trx, { by, prospect, what: { type: 'contact-changed', fields: changed } })
}
