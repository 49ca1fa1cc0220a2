import { createFileRoute } from '@tanstack/react-router'
import { readAuditSearch } from '../pages/audit/audit-search.ts'
import { AuditPage } from '../pages/audit/audit-page.tsx'
import { AdministratorsOnly } from '../session/administrators-only.tsx'

export const Route = createFileRoute('/_signed-in/admin/audit')({ validateSearch: readAuditSearch, component: Audit })

function Audit() {
  // The router itself passes on what was not read, too.
  const search = Route.useSearch({ select: readAuditSearch, structuralSharing: true })
  const navigate = Route.useNavigate()
  return (
    <AdministratorsOnly>
      <AuditPage search={search} onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })} />
    </AdministratorsOnly>
  )
}
