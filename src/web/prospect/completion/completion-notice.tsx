import { linesOf } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import { formatDay } from '#domain/text/day-words.ts'
import type { LineState } from '#domain/evidence/evidence.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { LoaderCircle } from 'lucide-react'
import { formatMoment } from '#domain/text/day-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { shownAddress } from '../../ui/clipping/page-address.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { CatalogueNotice } from '../catalogue-notice/catalogue-notice.tsx'
import type { ShownResult } from './shown-result.ts'

export interface CompletionNoticeProps {
  shown: ShownResult
  /** Reads the site, where this installation can. */
  onReadNow?: (() => void) | undefined
  /** Ends the reading that goes on; what is shown stays. */
  onStop?: (() => void) | undefined
  busy?: boolean
}

/**
 * Over a result that the catalogue began: whether the site is being read, was read, or could not be. Over any other when it was read,
 * where that was before it was asked for.
 */
export function CompletionNotice({ shown: { result, completing, readAt }, onReadNow, onStop, busy }: CompletionNoticeProps) {
  if (completing !== null) {
    const { read, chosen } = completing.pages
    return (
      <Notice
        icon={LoaderCircle}
        live="polite"
        action={
          onStop !== undefined && (
            <Button size="small" onClick={onStop}>
              Stop reading
            </Button>
          )
        }
      >
        Shown from the built-in catalogue. {siteOf(result)} is being read now to complete it
        {chosen === 0 ? '.' : `: ${read} of ${counted(chosen, 'page')} read.`}
      </Notice>
    )
  }
  const readNow = onReadNow !== undefined && (
    <Button size="small" busy={busy ? 'Reading…' : undefined} onClick={onReadNow}>
      Read the site now
    </Button>
  )
  if (result.siteNotRead !== undefined) {
    return (
      <Notice live="polite" action={readNow}>
        {result.siteNotRead}
      </Notice>
    )
  }
  if (result.origin === 'both') {
    return (
      <Notice live="polite" action={readAt !== undefined && readNow}>
        {completedInWords(result, readAt)}
      </Notice>
    )
  }
  if (result.origin === 'live' && readAt !== undefined) {
    return (
      <Notice live="polite" action={readNow}>
        {siteOf(result)} was read on {formatMoment(readAt)}, and this is what it said then.
      </Notice>
    )
  }
  return <CatalogueNotice result={result} onReadNow={onReadNow} {...(busy === undefined ? {} : { busy })} />
}

/** 'From the built-in catalogue, completed from www.pmi.org on 22 Nov 2026: 9 lines are on the site, 2 have two answers, 14 are only from a stored copy.' */
function completedInWords(result: LookupResult, readAt: string | undefined): string {
  const states = result.certifications.flatMap((one) => linesOf(one).map(({ state }) => state))
  const count = (state: LineState) => states.filter((one) => one === state).length
  const [proven, disputed, stored] = [count('on-the-page'), count('conflict'), count('catalogue')]
  const parts = [
    `${counted(proven, 'line is', 'lines are')} on the site`,
    ...(disputed === 0 ? [] : [counted(disputed, 'has two answers', 'have two answers')]),
    ...(stored === 0 ? [] : [`${counted(stored, 'is', 'are')} only from a stored copy`]),
  ]
  return `From the built-in catalogue, completed from ${siteOf(result)} on ${readAt === undefined ? formatDay(result.asOf) : formatMoment(readAt)}: ${parts.join(', ')}.`
}

function siteOf({ organization }: LookupResult): string {
  return organization.website === undefined ? 'its website' : shownAddress(organization.website).host
}
