import { createFileRoute } from '@tanstack/react-router'
import { ProspectDetailPage } from '../pages/prospect-detail/prospect-detail-page.tsx'

export const Route = createFileRoute('/_signed-in/search/$id')({ component: ProspectDetail })

function ProspectDetail() {
  const { id } = Route.useParams()
  return <ProspectDetailPage id={id} />
}
