import { createFileRoute } from '@tanstack/react-router'
import { AnyProspectPage } from '../pages/all-prospects/any-prospect-page.tsx'
import { AdministratorsOnly } from '../session/administrators-only.tsx'

export const Route = createFileRoute('/_signed-in/admin/prospects/$id')({ component: AnyProspect })

function AnyProspect() {
  const { id } = Route.useParams()
  return (
    <AdministratorsOnly>
      <AnyProspectPage id={id} />
    </AdministratorsOnly>
  )
}
