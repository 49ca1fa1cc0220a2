import type { CallOutput } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { webhookAddressSchema } from '#domain/events/webhook.ts'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import { webhooksQuery } from './webhooks-query.ts'

const schema = z.object({ url: webhookAddressSchema })

/** Asks where events are to be sent. */
export function WebhookForm({ onMade }: { onMade: (made: CallOutput<typeof calls.createWebhook>) => void }) {
  const { end } = useSession()
  const client = useQueryClient()
  const form = useCheckedForm<{ url: string }>(schema, { url: '' })
  const { isSubmitting } = form.formState

  const make = form.handleSubmit(async (body) => {
    try {
      const made = await call(calls.createWebhook, { body })
      form.reset({ url: '' })
      await client.invalidateQueries({ queryKey: webhooksQuery.queryKey })
      onMade(made)
    } catch (error) {
      const sentence = sentenceOf(error)
      if (error instanceof ApiFailure) {
        if (error.status === 401) end()
        if (error.field === 'url') form.setError('url', { message: sentence ?? '' }, { shouldFocus: true })
      }
      showToast({ title: 'Failed to make a webhook', description: sentence, tone: 'error' })
    }
  })

  return (
    <form className="account-form" noValidate onSubmit={(event) => void make(event)}>
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        hint="Must accept POST requests, over https unless this installation allows http."
        {...form.field('url')}
      />
      <Button type="submit" busy={isSubmitting ? 'Making…' : undefined}>
        Make webhook
      </Button>
    </form>
  )
}
