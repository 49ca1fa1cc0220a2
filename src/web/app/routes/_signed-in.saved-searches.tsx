import { createFileRoute } from '@tanstack/react-router'
import { ProspectsPage } from '../pages/prospects/prospects-page.tsx'
import { readListSearch } from '#domain/prospects/list-view.ts'

export const Route = createFileRoute('/_signed-in/saved-searches')({ validateSearch: readListSearch, component: Prospects })

function Prospects() {
  // The router itself passes on what was not read, too.
  const search = Route.useSearch({ select: readListSearch, structuralSharing: true })
  const navigate = Route.useNavigate()
  return (
    <ProspectsPage
      search={search}
      onSearch={(change, as) => void navigate({ search: change, replace: as !== 'step', resetScroll: false })}
    />
  )
}
