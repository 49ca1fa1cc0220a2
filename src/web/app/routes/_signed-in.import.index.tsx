import { createFileRoute } from '@tanstack/react-router'
import { ImportPage } from '../pages/import/import-page.tsx'

export const Route = createFileRoute('/_signed-in/import/')({ component: ImportPage })
