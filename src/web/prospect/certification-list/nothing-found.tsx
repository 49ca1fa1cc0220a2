import { counted } from '#domain/text/counted.ts'
import { ErrorCard } from '../../ui/error-card/error-card.tsx'

/**
 * In place of the cards when a body has none.
 * @param pagesRead how many pages of its site were read; left out for a saved prospect
 */
export function NothingFound({ pagesRead }: { pagesRead?: number }) {
  if (pagesRead === undefined) return <Nothing text="None is saved with this prospect." />
  const read = counted(pagesRead, 'page of its site was read', 'pages of its site were read')
  return <Nothing text={`${read}. No certification was found there.`} />
}

function Nothing({ text }: { text: string }) {
  return <ErrorCard heading="h2" title="No credential programs found for this organization" text={text} />
}
