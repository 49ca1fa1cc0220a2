import type { LetterPart } from '#domain/mail/letter-part.ts'
import { nameGiven } from '#domain/shares/link-holder.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** An edit through a link: its version, what it changed in words ('1 certification modified'), and the name and reason that were given. */
export interface NoticedEdit {
  version: number
  changes: readonly string[]
  nameGiven?: string | null
  reason: string | null
}

/** Edits that an email tells one by one; of more it says how many. */
const mostTold = 50

/** Tells the owner that somebody corrected a prospect through its share link: of one edit, or of those of an hour. */
export function sharedEditNotice(notice: {
  owner: string
  organization: string
  /** Oldest first; at least one. */
  edits: readonly NoticedEdit[]
  /** Whole address of the editor, where the history is. */
  link: string
}): Letter {
  const organization = named(notice.organization)
  return letter('shared-edit', `${organization} was edited through its share link`, [
    greeting(notice.owner),
    ...told(organization, notice.edits),
    { label: 'See the changes', link: notice.link },
    'Earlier versions are kept. Restoring one adds a new version; nothing is lost.',
  ])
}

function told(organization: string, edits: readonly NoticedEdit[]): LetterPart[] {
  const [first, ...others] = edits
  if (first !== undefined && others.length === 0) {
    const reason: LetterPart[] = first.reason === null ? [] : [{ facts: [['Reason given', named(first.reason)]] }]
    const who = typeof first.nameGiven === 'string' ? ` (${named(nameGiven(first.nameGiven))})` : ''
    const lead = `Someone with the share link of ${organization}${who} saved a new version:`
    return [lead, { list: first.changes.map(named) }, ...reason]
  }
  const lines = edits.slice(0, mostTold).map(versionLine)
  const further = edits.length - lines.length
  return [
    `Within an hour, ${edits.length} new versions of ${organization} were saved through its share link:`,
    { list: further > 0 ? [...lines, `${further} more, in the version history`] : lines },
  ]
}

/** One edit among several: 'Version 3: Organization details edited. Reason given: New name'. */
export function versionLine({ version, changes, nameGiven: name, reason }: NoticedEdit): string {
  const who = typeof name === 'string' ? ` (${named(nameGiven(name))})` : ''
  const words = `Version ${version}${who}: ${changes.map(named).join(', ')}`
  return reason === null ? words : `${words}. Reason given: ${named(reason)}`
}
