import { createFileRoute } from '@tanstack/react-router'
import { LearnRoutePage } from '../pages/learn/learn-route-page.tsx'

export const Route = createFileRoute('/learn/$uuid')({ staticData: { ownHeader: true }, component: Learn })

function Learn() {
  const { uuid } = Route.useParams()
  return <LearnRoutePage uuid={uuid} />
}
