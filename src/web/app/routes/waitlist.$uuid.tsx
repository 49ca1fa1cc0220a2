import { createFileRoute } from '@tanstack/react-router'
import { WaitlistRoutePage } from '../pages/waitlist/waitlist-route-page.tsx'

export const Route = createFileRoute('/waitlist/$uuid')({ staticData: { ownHeader: true }, component: Waitlist })

function Waitlist() {
  const { uuid } = Route.useParams()
  return <WaitlistRoutePage uuid={uuid} />
}
