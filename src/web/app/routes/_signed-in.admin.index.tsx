import { createFileRoute } from '@tanstack/react-router'
import { AdminPage } from '../pages/admin/admin-page.tsx'
import { readAdminSearch } from '../pages/admin/admin-search.ts'

export const Route = createFileRoute('/_signed-in/admin/')({
  validateSearch: readAdminSearch,
  component: Admin,
})

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
