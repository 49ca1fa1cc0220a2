import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../../client/api.ts'

/** What readers of the links of a prospect said, newest first. */
export function remarksQuery(id: number) {
  return queryOptions({
    queryKey: ['prospects', id, 'remarks'],
    queryFn: query(calls.listRemarks, { params: { id: String(id) } }, 'throw'),
  })
}
