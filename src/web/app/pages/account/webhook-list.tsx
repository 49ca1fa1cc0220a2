import type { CallOutput } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { formatDate, formatMoment } from '#domain/text/day-words.ts'
import type { Webhook } from '#domain/events/webhook.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DeleteQuestion } from '../../../ui/delete-question/delete-question.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import { Deliveries } from './deliveries.tsx'
import { webhooksQuery } from './webhooks-query.ts'

export interface WebhookListProps {
  webhooks: readonly Webhook[]
  onNewSecret: (changed: CallOutput<typeof calls.changeWebhookSecret>) => void
}

/** The webhooks there are, with what was sent to each. */
export function WebhookList({ webhooks, onNewSecret }: WebhookListProps) {
  const { end } = useSession()
  const client = useQueryClient()
  const [asked, setAsked] = useState<Webhook>()
  const [isWorking, setWorking] = useState(false)

  const carryOut = async (work: () => Promise<void>, failed: string) => {
    setWorking(true)
    try {
      await work()
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) end()
      showToast({ title: failed, description: sentenceOf(error), tone: 'error' })
    }
    await client.invalidateQueries({ queryKey: webhooksQuery.queryKey })
    setWorking(false)
    setAsked(undefined)
  }
  const endWebhook = async ({ id, url }: Webhook) => {
    await call(calls.endWebhook, { params: { id } })
    showToast({ title: 'Webhook ended', description: url, tone: 'success' })
  }

  return (
    <>
      <ul className="token-list">
        {webhooks.map((webhook) => (
          <li key={webhook.id} className="webhook">
            <div>
              <p className="token-name">{webhook.url}</p>
              <p className="token-facts">
                Made {formatDate(webhook.createdAt)}
                {webhook.formerSecretUntil !== null && ` · Old secret valid until ${formatMoment(webhook.formerSecretUntil)}`}
              </p>
              <details className="webhook-sent">
                <summary>What was sent</summary>
                <Deliveries webhookId={webhook.id} />
              </details>
            </div>
            <div className="webhook-actions">
              <Button
                size="small"
                disabled={isWorking}
                aria-label={`New secret: ${webhook.url}`}
                onClick={() =>
                  void carryOut(
                    async () => onNewSecret(await call(calls.changeWebhookSecret, { params: { id: webhook.id } })),
                    'Failed to change the secret',
                  )
                }
              >
                New secret
              </Button>
              <Button
                look="danger-quiet"
                size="small"
                aria-label={`End webhook: ${webhook.url}`}
                onClick={() => setAsked(webhook)}
              >
                End
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked !== undefined && (
        <DeleteQuestion
          title="End this webhook?"
          action="End webhook"
          busy={isWorking ? 'Ending…' : undefined}
          onConfirm={() => void carryOut(() => endWebhook(asked), 'Failed to end the webhook')}
          onClose={() => setAsked(undefined)}
        >
          Nothing more will be sent to {asked.url}, not even events that are waiting.
        </DeleteQuestion>
      )}
    </>
  )
}
