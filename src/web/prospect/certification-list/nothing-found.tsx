import { ErrorCard } from '../../ui/error-card/error-card.tsx'

/**
 * In place of the cards when a body has none.
 * @param pagesRead how many pages of its site were read; left out for a saved prospect
 */
export function NothingFound({ pagesRead }: { pagesRead?: number }) {
  const read = pagesRead === 1 ? '1 page of its site was read' : `${pagesRead} pages of its site were read`
  return (
    <ErrorCard
      heading="h2"
      title="No credential programs found for this organization"
      text={pagesRead === undefined ? 'None is saved with this prospect.' : `${read}. No certification was found there.`}
    />
  )
}
