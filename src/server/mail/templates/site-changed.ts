import { counted } from '#domain/text/counted.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** An email names so many prospects; of more it says how many. */
const mostNamed = 20

/** Tells the owner that sites of their prospects say something else now. */
export function siteChangedNotice(notice: {
  owner: string
  /** At least one. */
  prospects: readonly { organization: string; changes: number }[]
  /** Whole address of the prospect, or of the list where there are several. */
  link: string
}): Letter {
  const { prospects } = notice
  const [first] = prospects
  const subject =
    first !== undefined && prospects.length === 1
      ? `Updates from the site of ${named(first.organization)}`
      : `Updates from the sites of ${counted(prospects.length, 'prospect')}`
  const lines = prospects
    .slice(0, mostNamed)
    .map(({ organization, changes }) => `${named(organization)}: ${counted(changes, 'change')}`)
  const further = prospects.length - lines.length
  return letter('site-changed', subject, [
    greeting(notice.owner),
    'Credscout read the sites of your prospects again. Here is what it would change, add or confirm:',
    { list: further > 0 ? [...lines, `${further} more, in your list`] : lines },
    { label: 'See the changes', link: notice.link },
    'Nothing in your prospects has changed yet. You decide line by line.',
  ])
}
