import type { LetterPart } from '#domain/mail/letter-part.ts'
import { greeting, type Letter, letter, named } from './letter.ts'
import { type NoticedEdit, sharedEditNotice, versionLine } from './shared-edit.ts'

/** News of a link: an edit, or whatever else a sentence says. */
export type NoticedNews = NoticedEdit | { sentence: string }

/** News that an email tells one by one; of more it says how many. */
const mostTold = 50

/** Tells the owner what happened on the links of a prospect: at once, or of an hour. */
export function linkNewsNotice(notice: {
  owner: string
  organization: string
  /** Oldest first; at least one. */
  news: readonly NoticedNews[]
  /** Whole addresses of the editor, where the history is, and of the prospect. */
  editor: string
  link: string
}): Letter {
  const edits = notice.news.flatMap((one) => ('sentence' in one ? [] : [one]))
  if (edits.length === notice.news.length) return sharedEditNotice({ ...notice, edits, link: notice.editor })
  const organization = named(notice.organization)
  const lines = notice.news.slice(0, mostTold).map(lineOf)
  const further = notice.news.length - lines.length
  const [only, ...more] = lines
  const told: LetterPart[] =
    only !== undefined && more.length === 0
      ? [`${organization}: ${only}`]
      : [
          `Here is what happened within an hour on the links to ${organization}:`,
          { list: further > 0 ? [...lines, `${further} more, in the timeline`] : lines },
        ]
  return letter('link-news', `Updates on the link to ${organization}`, [
    greeting(notice.owner),
    ...told,
    { label: 'See the prospect', link: notice.link },
    'You can turn off emails about a link in its settings.',
  ])
}

function lineOf(news: NoticedNews): string {
  if ('sentence' in news) return named(news.sentence)
  return versionLine(news)
}
