import { createFileRoute } from '@tanstack/react-router'
import { ProspectsPage } from '../pages/prospects/prospects-page.tsx'
import { readListSearch } from '#domain/prospects/list-view.ts'

export const Route = createFileRoute('/_signed-in/saved-searches')({ validateSearch: readListSearch, component: Prospects })

function Prospects() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ProspectsPage
      search={search}
      onSearch={(change, as) => void navigate({ search: change, replace: as !== 'step', resetScroll: false })}
    />
  )
}
