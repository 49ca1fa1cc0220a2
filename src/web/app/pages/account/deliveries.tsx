import { calls } from '#contract/calls.ts'
import { formatMoment } from '#domain/text/day-words.ts'
import type { Delivery, DeliveryState } from '#domain/events/webhook.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { call } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { deliveriesQuery } from './webhooks-query.ts'

const states: Readonly<Record<DeliveryState, string>> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  delivered: 'Delivered',
  failed: 'Failed',
}

/** What was sent to a webhook, newest first, each of which can be sent again. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { data: deliveries, error, refetch } = useQuery(deliveriesQuery(webhookId))

  const resend = async ({ id }: Delivery) => {
    try {
      await call(calls.resendDelivery, { params: { id: webhookId, deliveryId: id } })
      showToast({ title: 'Sent again', description: 'It goes out within seconds.', tone: 'success' })
      await refetch()
    } catch (failure) {
      showToast({ title: 'Failed to send again', description: sentenceOf(failure), tone: 'error' })
    }
  }

  if (error !== null) return <p role="alert">{sentenceOf(error)}</p>
  if (deliveries === undefined) return <p>Looking up what was sent…</p>
  if (deliveries.length === 0) return <p className="token-facts">Nothing was sent yet.</p>
  return (
    <ul className="token-list">
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <div>
            <p className="token-name">{delivery.type}</p>
            <p className="token-facts">
              {states[delivery.status]} · {formatMoment(delivery.deliveredAt ?? delivery.createdAt)}
              {delivery.lastError !== null && ` · ${delivery.lastError}`}
              {delivery.nextAttemptAt !== null && ` · Next try ${formatMoment(delivery.nextAttemptAt)}`}
            </p>
          </div>
          {delivery.status !== 'sending' && (
            <Button
              size="small"
              aria-label={`Send again: ${delivery.type}, ${formatMoment(delivery.createdAt)}`}
              onClick={() => void resend(delivery)}
            >
              Send again
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
