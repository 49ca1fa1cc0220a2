import { counted } from '#domain/text/counted.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** Tells a colleague that prospects of somebody else are theirs now. */
export function handedOverMail(given: {
  to: string
  from: string
  /** The administrator who did it. */
  by: string
  count: number
  /** Whole address of the list of prospects. */
  link: string
}): Letter {
  const [from, by] = [named(given.from), named(given.by)]
  const prospects = counted(given.count, 'prospect')
  return letter('handed-over', `${prospects} of ${from} handed over to you`, [
    greeting(given.to),
    `${by} handed over ${prospects} of ${from} to you, with their versions, links and interests. You will get the notices about them from now on.`,
    { label: 'Your Prospects', link: given.link },
  ])
}
