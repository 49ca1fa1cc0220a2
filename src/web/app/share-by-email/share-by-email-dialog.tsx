import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { LoadFailure } from '../load-failure/load-failure.tsx'
import { prospectQuery } from '../prospect-queries.ts'
import { ShareMailForm } from './share-mail-form.tsx'

/** Emails the link of a saved prospect: to whom, with which words, and how its reader will see it. */
export function ShareByEmailDialog({ prospectId, onClose }: { prospectId: number; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(prospectQuery(prospectId))
  if (data !== undefined) return <ShareMailForm prospect={data} onClose={onClose} />
  return (
    <Dialog title="Share via Email" size="wide" onClose={onClose} actions={<Button onClick={onClose}>Cancel</Button>}>
      {error === null ? (
        <Spinner label="Loading the prospect" />
      ) : (
        <LoadFailure
          heading="h2"
          title="The prospect could not be loaded"
          text="Nothing was sent."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}
