import type { ContactPerson } from '#domain/prospects/contact.ts'
import type { Statements } from '../db/transaction.ts'
import type { StoredProspect } from './store.ts'

export type ContactColumns = Partial<Pick<StoredProspect, 'contact_first_name' | 'email' | 'email_subject' | 'email_message'>>

/** Whom a prospect is for. */
export function contactOf(row: Pick<StoredProspect, 'contact_first_name' | 'email'>): ContactPerson {
  return { contactFirstName: row.contact_first_name, email: row.email }
}

/** Writes whom a prospect is for, and what is written to them; what is undefined stays. */
export async function updateContact(trx: Statements, id: number, contact: ContactColumns): Promise<void> {
  await trx.updateTable('prospects').set(contact).where('id', '=', id).execute()
}
