import { createFileRoute } from '@tanstack/react-router'
import { AllProspectsPage } from '../pages/all-prospects/all-prospects-page.tsx'
import { AdministratorsOnly } from '../session/administrators-only.tsx'

export const Route = createFileRoute('/_signed-in/admin/prospects/')({
  validateSearch: ({ owner }: Record<string, unknown>): { owner?: string } => (typeof owner === 'string' ? { owner } : {}),
  component: AllProspects,
})

function AllProspects() {
  const { owner } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdministratorsOnly>
      <AllProspectsPage
        owner={owner}
        onOwner={(next) => void navigate({ search: next === '' ? {} : { owner: next }, replace: true, resetScroll: false })}
      />
    </AdministratorsOnly>
  )
}
