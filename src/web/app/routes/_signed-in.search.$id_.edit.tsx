import { createFileRoute } from '@tanstack/react-router'
import { EditProspectPage } from '../pages/edit-prospect/edit-prospect-page.tsx'

export const Route = createFileRoute('/_signed-in/search/$id_/edit')({ component: EditProspect })

function EditProspect() {
  const { id } = Route.useParams()
  // Shared editing has an address of its own.
  return <EditProspectPage id={id.startsWith('share_') ? '' : id} />
}
