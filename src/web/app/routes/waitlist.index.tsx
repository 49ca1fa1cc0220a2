import { createFileRoute } from '@tanstack/react-router'
import { WaitlistPage } from '../../public/waitlist/waitlist-page.tsx'

export const Route = createFileRoute('/waitlist/')({ staticData: { ownHeader: true }, component: () => <WaitlistPage /> })
