import { pages } from '#contract/pages.ts'
import { useMemo } from 'react'
import type { FactSettings } from '../prospect/facts/fact-settings.ts'

/** Where the kept copies of quoted pages are shown. @param quotedBy the prospect or the look-up that quotes them */
export function useAddressOfCopy(
  quotedBy: { searchId: number } | { lookupId: string } | undefined,
): FactSettings['addressOfCopy'] {
  const searchId = quotedBy !== undefined && 'searchId' in quotedBy ? quotedBy.searchId : undefined
  const lookupId = quotedBy !== undefined && 'lookupId' in quotedBy ? quotedBy.lookupId : undefined
  return useMemo(() => {
    if (searchId === undefined && lookupId === undefined) return undefined
    return (pageId: string, quote: string) => pages.storedCopy(pageId, { searchId, lookupId, quote: quote.slice(0, 400) })
  }, [searchId, lookupId])
}
