import type { LookupResult } from '#domain/lookup.ts'
import { Button } from '../../ui/button/button.tsx'
import { formatDay } from '../../ui/day.ts'
import { Notice } from '../../ui/notice/notice.tsx'

export interface CatalogueNoticeProps {
  result: LookupResult
  onReadNow?: (() => void) | undefined
  busy?: boolean
}

/** Over a result that was not read live; offers to read the site where this installation can. */
export function CatalogueNotice({ result, onReadNow, busy }: CatalogueNoticeProps) {
  if (result.origin !== 'catalogue') return null
  return (
    <Notice
      action={
        onReadNow !== undefined && (
          <Button size="small" busy={busy ? 'Reading…' : undefined} onClick={onReadNow}>
            Read the site now
          </Button>
        )
      }
    >
      From the built-in catalogue, as of {formatDay(result.asOf)}. Not read live.
    </Notice>
  )
}
