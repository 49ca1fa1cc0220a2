import { createFileRoute } from '@tanstack/react-router'
import { AuthPage } from '../pages/sign-in/auth-page.tsx'

/** 'forgot-password' is the sub-view, so that the way back is the browser's own. */
export interface AuthSearch {
  view?: 'forgot-password'
}

export const Route = createFileRoute('/auth')({
  validateSearch: (search): AuthSearch => (search['view'] === 'forgot-password' ? { view: 'forgot-password' } : {}),
  component: Auth,
})

function Auth() {
  const { view } = Route.useSearch()
  return <AuthPage forgot={view === 'forgot-password'} />
}
