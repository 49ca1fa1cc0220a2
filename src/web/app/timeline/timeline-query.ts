import { calls } from '#contract/calls.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../client/api.ts'

/** What happened to a prospect, newest first. Asked anew whenever it is shown: others act, too. */
export function timelineQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['prospects', id, 'events'],
    queryFn: ({ pageParam, signal }) =>
      call(calls.listProspectEvents, { params: { id: String(id) }, query: { before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ events, more }) => (more ? events.at(-1)?.id : undefined),
    staleTime: 0,
    gcTime: 0,
  })
}
