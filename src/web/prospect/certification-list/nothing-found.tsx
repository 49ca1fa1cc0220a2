import { ErrorCard } from '../../ui/error-card/error-card.tsx'

/** In place of the cards when a body has none. */
export function NothingFound({ pagesRead }: { pagesRead: number }) {
  return (
    <ErrorCard
      heading="h2"
      title="No credential programs found for this organization"
      text={`${pagesRead === 1 ? '1 page of its site was read.' : `${pagesRead} pages of its site were read.`} None lists a certification.`}
    />
  )
}
