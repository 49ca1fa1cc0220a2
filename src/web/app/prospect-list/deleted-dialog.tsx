import { calls } from '#contract/calls.ts'
import { formatDate } from '#domain/text/day-words.ts'
import type { DeletedProspect } from '#domain/prospects/prospect.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { showToast } from '../../ui/toast/toasts.ts'
import { call, query } from '../../client/api.ts'
import { sentenceOf } from '../../client/messages.ts'
import { LoadFailure } from '../load-failure/load-failure.tsx'
import { forgetProspects } from '../prospect-queries.ts'
import './deleted-dialog.css'

/** Part of what is read of prospects: a deletion or its undoing asks for it again. */
const deletedQuery = queryOptions({
  queryKey: ['prospects', 'deleted'],
  queryFn: query(calls.listDeletedProspects, {}, 'throw'),
})

/** The prospects that were deleted and can still be brought back. */
export function DeletedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(deletedQuery)
  return (
    <Dialog
      title="Deleted prospects"
      onClose={onClose}
      actions={
        <Button look="filled" onClick={onClose}>
          Done
        </Button>
      }
    >
      {data === undefined && error === null && <Spinner label="Loading the deleted prospects" />}
      {data === undefined && error !== null && (
        <LoadFailure
          heading="h2"
          title="The deleted prospects could not be loaded"
          text="Nothing is lost."
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && <p>No prospects were deleted recently.</p>}
      {data !== undefined && data.length > 0 && (
        <ul className="deleted-list">
          {data.map((one) => (
            <Deleted key={one.id} prospect={one} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Deleted({ prospect: { id, name, contactFirstName, deletedAt, keptUntil } }: { prospect: DeletedProspect }) {
  const client = useQueryClient()
  const [isWorking, setWorking] = useState(false)
  const bringBack = async () => {
    setWorking(true)
    try {
      await call(calls.restoreProspect, { params: { id: String(id) } })
      showToast({ title: 'Prospect restored', description: name, tone: 'success' })
    } catch (error) {
      showToast({ title: 'Failed to restore prospect', description: sentenceOf(error), tone: 'error' })
    }
    await forgetProspects(client)
    setWorking(false)
  }
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {contactFirstName !== null && `, for ${contactFirstName}`}
        <span className="deleted-when">
          Deleted {formatDate(deletedAt)}, kept until {formatDate(keptUntil)}
        </span>
      </span>
      <Button
        size="small"
        aria-label={`Bring back ${name}`}
        busy={isWorking ? 'Bringing back…' : undefined}
        onClick={() => void bringBack()}
      >
        Bring back
      </Button>
    </li>
  )
}
