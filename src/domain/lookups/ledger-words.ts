import { type Ledger, type SkipReason, skipSentences } from './lookup.ts'

/**
 * What is told of a page that was not read or gave nothing; written to follow its name. Of a page that only the built-in reader read,
 * nothing is said that it has none: that reader misses much of what pages state.
 */
export function skipWords({ skipped, readBy }: { skipped: SkipReason } & Pick<Ledger['pages'][number], 'readBy'>): string {
  if (skipped === 'nothing-stated' && readBy === 'rules')
    return 'the built-in reader found no certification facts there, and may have missed some'
  return skipSentences[skipped]
}

/** Why nothing is shown of a certification whose name was seen; written to follow the name and a colon. */
export function bareNameWords(reason: SkipReason): string {
  if (reason === 'nothing-stated') return 'no more than its name was found on the pages read'
  return `its page was not read because ${skipSentences[reason]}`
}
