import { createFileRoute } from '@tanstack/react-router'
import { AnyProspectPage } from '../pages/all-prospects/any-prospect-page.tsx'

export const Route = createFileRoute('/_signed-in/admin/prospects/$id')({ component: AnyProspect })

function AnyProspect() {
  const { id } = Route.useParams()
  return <AnyProspectPage id={id} />
}
