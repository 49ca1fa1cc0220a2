import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../../client/api.ts'

/** What hangs on an account: its prospects and links. Asked anew by each dialog, for a decision rests on it. */
export const holdingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['holdings', id],
    queryFn: query(calls.getHoldings, { params: { id } }, 'throw'),
    staleTime: 0,
    gcTime: 0,
  })
