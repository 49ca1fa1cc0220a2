import { createFileRoute } from '@tanstack/react-router'
import { OutboxPage } from '../pages/outbox/outbox-page.tsx'

export const Route = createFileRoute('/_signed-in/outbox')({ component: OutboxPage })
