import { createFileRoute } from '@tanstack/react-router'
import { CreateProspectPage } from '../pages/create-prospect/create-prospect-page.tsx'

/** A name to begin with, for example from a filter that found nothing. */
export interface HomeSearch {
  organization?: string
}

export const Route = createFileRoute('/_signed-in/')({
  validateSearch: ({ organization }): HomeSearch => (typeof organization === 'string' ? { organization } : {}),
  component: Home,
})

function Home() {
  const { organization } = Route.useSearch()
  // Another name, as the search gives it, begins anew.
  return <CreateProspectPage key={organization ?? ''} organization={organization} />
}
