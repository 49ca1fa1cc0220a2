import { createFileRoute } from '@tanstack/react-router'
import { CreateProspectPage } from '../pages/create-prospect/create-prospect-page.tsx'

export const Route = createFileRoute('/_signed-in/')({ component: CreateProspectPage })
