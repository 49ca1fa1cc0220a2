import type { Certification } from '#domain/certifications/certification.ts'
import { offeredCount } from '#domain/certifications/still-offered.ts'
import type { LetterPart } from '#domain/mail/letter-part.ts'
import type { Backing } from '#domain/certifications/backing.ts'
import { withoutDirectionSigns } from '#domain/text/direction-signs.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** What the email with a share link is made of. */
export interface ShareWords {
  organization: string
  contactFirstName: string | null
  /** Name of whom it comes from. */
  sender: string
  certifications: readonly Pick<Certification, 'retired'>[]
  /** What stands behind the lines that the link shows. */
  backing: Backing
  /** Whole address. */
  link: string
  /** What the sender wrote as its subject and to its reader; null: nothing of their own. */
  subject: string | null
  message: string | null
}

/** The email that brings a prospect its share link. */
export function shareMail(share: ShareWords): Letter {
  const organization = named(share.organization)
  const count = offeredCount(share.certifications, 'certification')
  return letter('share', share.subject ?? `Certifications of ${organization}`, [
    greeting(share.contactFirstName),
    ...paragraphs(share.message ?? ''),
    share.certifications.length === 0
      ? `${named(share.sender)} shared a page about ${organization} with you.`
      : `${named(share.sender)} has shared with you what is known about the certifications of ${organization}: ${count}${claims[share.backing]}.`,
    { label: 'Open the page', link: share.link },
    'You don’t need an account. If a line is wrong, you can correct it there. Anyone with the link can open the page, so share it with care.',
  ])
}

/** What may be said of the lines. */
const claims: Record<Backing, string> = {
  'no-lines': ', by name',
  'own-pages': ', every line with the sentence it comes from',
  'stored-copies': ', every line with the page it was taken from',
  people: ', every line with who stated it',
  mixed: ', and each line says where it comes from',
}

/** The paragraphs of a typed text, which an empty line parts; signs that reorder it are left out, and a space stands for each control character. */
function paragraphs(typed: string): LetterPart[] {
  return withoutDirectionSigns(typed)
    .replaceAll('\r\n', '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
