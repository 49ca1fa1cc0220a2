import { greeting, type Letter, letter, named } from './letter.ts'

/** The mail that brings a prospect its share link. `link` is the whole address. */
export function shareMail(share: {
  organization: string
  contactFirstName: string | null
  sender: string
  certifications: number
  link: string
}): Letter {
  const organization = named(share.organization)
  const count = share.certifications === 1 ? '1 certification' : `${share.certifications} certifications`
  return letter('share', `Certifications of ${organization}`, [
    greeting(share.contactFirstName),
    `${named(share.sender)} looked up what ${organization} certifies, and shares the result with you: ${count}, every line with where it stands.`,
    { label: 'Open the page', link: share.link },
    'You need no account. If a line is not right, you can correct it there. Whoever has the link can open the page, so pass it on with care.',
  ])
}
