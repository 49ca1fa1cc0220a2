import { createFileRoute } from '@tanstack/react-router'
import { SessionsPage } from '../pages/sessions/sessions-page.tsx'

export const Route = createFileRoute('/_signed-in/sessions')({ component: SessionsPage })
