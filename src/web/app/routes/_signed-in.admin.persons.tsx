import { createFileRoute } from '@tanstack/react-router'
import { PersonsPage } from '../pages/persons/persons-page.tsx'
import { AdministratorsOnly } from '../session/administrators-only.tsx'

export const Route = createFileRoute('/_signed-in/admin/persons')({ component: Persons })

function Persons() {
  return (
    <AdministratorsOnly>
      <PersonsPage />
    </AdministratorsOnly>
  )
}
