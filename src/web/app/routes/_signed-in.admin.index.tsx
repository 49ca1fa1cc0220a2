import { createFileRoute } from '@tanstack/react-router'
import { AdminPage } from '../pages/admin/admin-page.tsx'
import { type ListSearch, readListSearch } from '#domain/prospects/list-view.ts'

/** The tab in view, 'Generate New' when absent, and what the list of the other one shows. */
export interface AdminSearch extends ListSearch {
  tab?: 'prospects'
}

export const Route = createFileRoute('/_signed-in/admin/')({
  validateSearch: readAdminSearch,
  component: Admin,
})

function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return { ...readListSearch(search), ...(search['tab'] === 'prospects' && { tab: 'prospects' }) }
}

function Admin() {
  // The router itself passes on what was not read, too.
  const { tab, ...search } = Route.useSearch({ select: readAdminSearch, structuralSharing: true })
  const navigate = Route.useNavigate()
  return (
    <AdminPage
      tab={tab ?? 'generate'}
      onTab={(chosen) => void navigate({ search: chosen === 'prospects' ? { tab: 'prospects' } : {}, resetScroll: false })}
      search={search}
      onSearch={(change, as) =>
        void navigate({
          search: (before) => ({ ...change(before), tab: before.tab }),
          replace: as !== 'step',
          resetScroll: false,
        })
      }
    />
  )
}
