import type { Backing } from '#domain/true-words.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** The mail that brings a prospect its share link. `link` is the whole address. */
export function shareMail(share: {
  organization: string
  contactFirstName: string | null
  sender: string
  certifications: number
  /** What stands behind the lines that the link shows. */
  backing: Backing
  link: string
}): Letter {
  const organization = named(share.organization)
  const count = share.certifications === 1 ? '1 certification' : `${share.certifications} certifications`
  return letter('share', `Certifications of ${organization}`, [
    greeting(share.contactFirstName),
    share.certifications === 0
      ? `${named(share.sender)} shares a page about ${organization} with you.`
      : `${named(share.sender)} shares with you what is known about the certifications of ${organization}: ${count}${claims[share.backing]}.`,
    { label: 'Open the page', link: share.link },
    'You need no account. If a line is not right, you can correct it there. Whoever has the link can open the page, so pass it on with care.',
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
