import { createFileRoute } from '@tanstack/react-router'
import { ShareRoutePage } from '../pages/share/share-route-page.tsx'

export const Route = createFileRoute('/share/$shareId')({ staticData: { ownHeader: true }, component: Share })

function Share() {
  const { shareId } = Route.useParams()
  // Another link is another page: nothing typed on the one before is taken along.
  return <ShareRoutePage key={shareId} shareId={shareId} />
}
