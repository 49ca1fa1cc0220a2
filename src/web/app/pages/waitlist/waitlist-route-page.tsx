import { useQuery } from '@tanstack/react-query'
import { WaitlistFrame } from '../../../public/waitlist/waitlist-frame.tsx'
import { WaitlistPage } from '../../../public/waitlist/waitlist-page.tsx'
import { Spinner } from '../../../ui/spinner/spinner.tsx'
import { shareInterestQuery, shareViewQuery } from '../../share-queries.ts'

/** The waitlist page of a link. A link that is unknown, or was not used, reads like the page for everybody. */
export function WaitlistRoutePage({ uuid }: { uuid: string }) {
  const interest = useQuery(shareInterestQuery(uuid))
  const view = useQuery(shareViewQuery(uuid))
  if (interest.isPending || view.isPending) {
    return (
      <WaitlistFrame>
        <Spinner label="Loading your place" page />
      </WaitlistFrame>
    )
  }
  return <WaitlistPage uuid={uuid} organization={view.data?.organization.name} outcome={interest.data} />
}
