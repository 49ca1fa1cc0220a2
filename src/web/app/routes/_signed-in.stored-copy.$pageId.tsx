import { createFileRoute } from '@tanstack/react-router'
import { StoredCopyPage } from '../pages/stored-copy/stored-copy-page.tsx'

/** What quotes the page, and the sentence. A number in an address arrives as one. */
export interface CopySearch {
  searchId?: string
  lookupId?: string
  quote: string
}

export const Route = createFileRoute('/_signed-in/stored-copy/$pageId')({
  validateSearch: (search: Record<string, unknown>): CopySearch => ({
    ...(isWord(search['searchId']) ? { searchId: String(search['searchId']) } : {}),
    ...(isWord(search['lookupId']) ? { lookupId: String(search['lookupId']) } : {}),
    quote: isWord(search['quote']) ? String(search['quote']) : '',
  }),
  component: StoredCopy,
})

function StoredCopy() {
  const { pageId } = Route.useParams()
  const { quote, ...quotedBy } = Route.useSearch()
  return <StoredCopyPage pageId={pageId} quotedBy={quotedBy} quote={quote} />
}

function isWord(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
