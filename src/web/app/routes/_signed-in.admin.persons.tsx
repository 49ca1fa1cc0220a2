import { createFileRoute } from '@tanstack/react-router'
import { PersonsPage } from '../pages/persons/persons-page.tsx'

export const Route = createFileRoute('/_signed-in/admin/persons')({ component: PersonsPage })
