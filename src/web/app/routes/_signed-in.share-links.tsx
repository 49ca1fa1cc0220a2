import { createFileRoute } from '@tanstack/react-router'
import { ShareLinksPage } from '../pages/share-links/share-links-page.tsx'

export const Route = createFileRoute('/_signed-in/share-links')({ component: ShareLinksPage })
