import { brand } from '#domain/public-face/content.ts'
import type { CurrentUser } from '#domain/accounts/account.ts'
import { shownThroughLink } from '#domain/shares/shown-lines.ts'
import { answerAddress } from '#domain/mail/reply-address.ts'
import { backingOf } from '#domain/certifications/backing.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { typedOrNull } from '#domain/text/text.ts'
import { shareMail } from '../mail/templates/share.ts'
import type { Letter } from '../mail/templates/letter.ts'

/** An email with a link, before it is asked for: whom it goes to, and what its sender writes; what is left out is the prospect's. */
export interface ShareMailRequest {
  email: string
  subject?: string | undefined
  message?: string | undefined
}

/** The letter that somebody gets with a prospect's link, whom it comes from and whom an answer goes to. */
export function shareLetter(
  sender: CurrentUser,
  prospect: StoredProspect,
  { email, subject, message }: ShareMailRequest,
  link: string,
): { letter: Letter; contactFirstName: string | null; fromName: string; replyTo: string | null } {
  const name = sender.displayName ?? sender.username
  const contactFirstName = isContact(prospect, email) ? prospect.contact_first_name : null
  const shown = shownThroughLink(prospect.certifications)
  const letter = shareMail({
    organization: prospect.organization.name,
    contactFirstName,
    sender: name,
    certifications: shown,
    backing: backingOf(shown),
    link,
    subject: typedOrNull(subject ?? prospect.email_subject),
    message: typedOrNull(message ?? prospect.email_message),
  })
  return { letter, contactFirstName, fromName: `${name} via ${brand.name}`, replyTo: answerAddress(sender.email) }
}

/** Whether an address is that of a prospect's contact. */
export function isContact(prospect: { email: string | null }, email: string): boolean {
  return prospect.email?.trim().toLowerCase() === email.trim().toLowerCase()
}
