import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { query } from '../client/api.ts'

/** What a share link shows; fails with 404 for one that is unknown, revoked or expired. */
export function shareViewQuery(shareId: string) {
  return queryOptions({
    queryKey: ['share', shareId],
    queryFn: query(calls.getShare, { params: { shareId } }, 'throw'),
  })
}
