import { createFileRoute } from '@tanstack/react-router'
import { EditProspectPage } from '../pages/edit-prospect/edit-prospect-page.tsx'

export const Route = createFileRoute('/edit/$id')({ component: Edit })

function Edit() {
  const { id } = Route.useParams()
  return <EditProspectPage id={id} />
}
