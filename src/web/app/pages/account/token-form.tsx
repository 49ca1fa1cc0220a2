import { calls } from '#contract/calls.ts'
import { newTokenSchema, tokenDays, type TokenScope } from '#domain/accounts/api-token.ts'
import type { CallOutput } from '#contract/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { showToast } from '../../../ui/toast/toasts.ts'
import { ApiFailure, call } from '../../../client/api.ts'
import { useCheckedForm } from '../../form/use-checked-form.ts'
import { sentenceOf } from '../../../client/messages.ts'
import { useSession } from '../../session/session.tsx'
import { tokensQuery } from './tokens-query.ts'

type Asked = z.infer<typeof newTokenSchema>
const empty: Asked = { name: '', scope: 'read', days: tokenDays.usual }

const scopes: readonly { value: TokenScope; label: string }[] = [
  { value: 'read', label: 'Read' },
  { value: 'write', label: 'Read and change' },
]

export interface TokenFormProps {
  onMade: (token: CallOutput<typeof calls.createToken>) => void
}

/** Asks what a new token is for, what it may do, and how long. */
export function TokenForm({ onMade }: TokenFormProps) {
  const { end } = useSession()
  const client = useQueryClient()
  const form = useCheckedForm<Asked>(newTokenSchema, empty)
  const { isSubmitting } = form.formState
  const days = form.field('days')

  const make = form.handleSubmit(async (asked) => {
    try {
      const made = await call(calls.createToken, { body: asked })
      form.reset(empty)
      await client.invalidateQueries({ queryKey: tokensQuery.queryKey })
      onMade(made)
    } catch (error) {
      const sentence = sentenceOf(error)
      if (error instanceof ApiFailure) {
        if (error.status === 401) end()
        if (error.field === 'name') form.setError('name', { message: sentence ?? '' }, { shouldFocus: true })
      }
      showToast({ title: 'Failed to make a token', description: sentence, tone: 'error' })
    }
  })

  return (
    <form className="account-form" noValidate onSubmit={(event) => void make(event)}>
      <TextField
        label="Name"
        hint="What the token is for, such as a CRM import or an assistant."
        autoComplete="off"
        {...form.field('name')}
      />
      <Segmented
        label="What the token may do"
        options={scopes}
        value={form.watch('scope')}
        onChange={(scope) => form.setValue('scope', scope)}
      />
      <TextField
        label="Ends after (days)"
        type="number"
        inputMode="numeric"
        min={tokenDays.shortest}
        max={tokenDays.longest}
        error={days.error}
        {...form.register('days', { valueAsNumber: true, onChange: () => form.clearErrors('days') })}
      />
      <Button type="submit" busy={isSubmitting ? 'Making…' : undefined}>
        Make token
      </Button>
    </form>
  )
}
