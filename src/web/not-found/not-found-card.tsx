import type { ReactNode } from 'react'
import { ErrorCard } from '../ui/error-card/error-card.tsx'

/** In place of any address that is no page. The first two sentences are specified; the third is for people who followed a link. */
export function NotFoundCard({ actions }: { actions: ReactNode }) {
  return (
    <ErrorCard
      title="404 Page Not Found"
      text={
        <>
          Did you forget to add the page to the router?
          <br />
          If you followed a link, it may be incomplete or out of date. Ask the person who sent it for a new one.
        </>
      }
      actions={actions}
    />
  )
}
