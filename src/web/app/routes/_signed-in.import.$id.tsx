import { createFileRoute } from '@tanstack/react-router'
import { ImportProgressPage } from '../pages/import/import-progress-page.tsx'

export const Route = createFileRoute('/_signed-in/import/$id')({ component: ImportProgress })

function ImportProgress() {
  const { id } = Route.useParams()
  return <ImportProgressPage key={id} id={id} />
}
