import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorCard } from '../../../ui/error-card/error-card.tsx'
import { sentenceOf } from '../../../client/messages.ts'
import { MadeSecret } from './made-secret.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookList } from './webhook-list.tsx'
import './webhook-section.css'
import { webhooksQuery } from './webhooks-query.ts'

/** Webhooks: addresses that hear of what happens to one's prospects. */
export function WebhookSection() {
  const { data: webhooks, error, refetch } = useQuery(webhooksQuery)
  const [shown, setShown] = useState<{ url: string; secret: string }>()
  return (
    <section className="token-section" aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      <p className="token-hint">Events on your prospects are sent to these addresses, signed according to Standard Webhooks.</p>
      {shown !== undefined && (
        <MadeSecret of={`This is the secret of ${shown.url}.`} secret={shown.secret} copyName={`Copy secret: ${shown.url}`} />
      )}
      {error !== null ? (
        <ErrorCard
          title="Something went wrong"
          text="Your webhooks could not be loaded."
          technical={sentenceOf(error)}
          actions={<Button onClick={() => void refetch()}>Try Again</Button>}
        />
      ) : (
        webhooks !== undefined && webhooks.length > 0 && <WebhookList webhooks={webhooks} onNewSecret={setShown} />
      )}
      <WebhookForm onMade={setShown} />
    </section>
  )
}
