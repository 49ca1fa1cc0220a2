import { greeting, type Letter, letter, type LetterPart, named } from './letter.ts'

/** Tells the owner that somebody corrected a prospect through its share link. */
export function sharedEditNotice(edit: {
  owner: string
  organization: string
  /** The summary in words: '1 certification modified'. */
  changes: readonly string[]
  reason: string | null
  /** Whole address of the editor, where the history is. */
  link: string
}): Letter {
  const organization = named(edit.organization)
  const reason: LetterPart[] = edit.reason === null ? [] : [{ facts: [['Reason given', named(edit.reason)]] }]
  return letter('shared-edit', `${organization} was edited through its share link`, [
    greeting(edit.owner),
    `Somebody with the share link of ${organization} saved a new version:`,
    { list: edit.changes },
    ...reason,
    { label: 'See the changes', link: edit.link },
    'The versions before it are kept. Restoring one adds a new version; nothing is lost.',
  ])
}
