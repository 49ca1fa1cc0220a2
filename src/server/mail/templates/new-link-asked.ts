import { greeting, type Letter, letter, named } from './letter.ts'

/** Tells the owner that somebody who has a link that does not open any more asks for a new one. */
export function newLinkAskedNotice(given: {
  owner: string
  organization: string
  /** What its owner calls the link; null where it has no name. */
  linkName: string | null
  /** Whole address of the prospect. */
  link: string
}): Letter {
  const organization = named(given.organization)
  const which = given.linkName === null ? 'A link' : `The link ‘${named(given.linkName)}’`
  return letter('new-link-asked', `Someone has requested a new link to ${organization}`, [
    greeting(given.owner),
    `${which} to ${organization} no longer opens, and someone who has it has requested a new one. There is no way to tell who.`,
    { label: 'See the links', link: given.link },
  ])
}
