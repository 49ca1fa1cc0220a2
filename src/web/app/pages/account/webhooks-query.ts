import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../client/api.ts'

export const webhooksQuery = queryOptions({ queryKey: ['webhooks'], queryFn: query(calls.listWebhooks, {}, 'throw') })

export function deliveriesQuery(id: string) {
  return queryOptions({ queryKey: ['deliveries', id], queryFn: query(calls.listDeliveries, { params: { id } }, 'throw') })
}
