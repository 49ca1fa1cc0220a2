import type { LookupResult } from '#domain/lookups/lookup.ts'
import { Button } from '../../ui/button/button.tsx'
import { storedCopiesWords } from '#domain/evidence/evidence-words.ts'
import { Notice } from '../../ui/notice/notice.tsx'

export interface CatalogueNoticeProps {
  result: LookupResult
  onReadNow?: (() => void) | undefined
  busy?: boolean
}

/** Over a result of the catalogue: how old it is. Offers to read the site where this installation can. */
export function CatalogueNotice({ result, onReadNow, busy }: CatalogueNoticeProps) {
  if (result.origin !== 'catalogue') return null
  const evidence = result.certifications.flatMap((one) => Object.values(one.evidence ?? {}).flat())
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
      {storedCopiesWords(evidence)}. Not read live.
    </Notice>
  )
}
