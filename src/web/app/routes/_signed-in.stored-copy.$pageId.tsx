import { createFileRoute } from '@tanstack/react-router'
import { StoredCopyPage } from '../pages/stored-copy/stored-copy-page.tsx'

/** What quotes the page, and the sentence. */
export interface CopySearch {
  searchId?: string
  lookupId?: string
  quote: string
}

export const Route = createFileRoute('/_signed-in/stored-copy/$pageId')({
  validateSearch: ({ searchId, lookupId, quote }: Record<string, unknown>): CopySearch => ({
    ...(typeof searchId === 'string' ? { searchId } : {}),
    ...(typeof lookupId === 'string' ? { lookupId } : {}),
    quote: typeof quote === 'string' ? quote : '',
  }),
  component: StoredCopy,
})

function StoredCopy() {
  const { pageId } = Route.useParams()
  const { quote, ...quotedBy } = Route.useSearch()
  return <StoredCopyPage pageId={pageId} quotedBy={quotedBy} quote={quote} />
}
