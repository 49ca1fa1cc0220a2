import { calls } from '#contract/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { call, query } from '../../../client/api.ts'

/** The last imports of the user. */
export const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: query(calls.listImports, {}, 'throw'),
  staleTime: 0,
})

/** Milliseconds between two looks at an import that goes on. */
const lookEvery = 1_000

/** An import with its rows; asked again while rows wait. */
export function importQuery(id: string) {
  return queryOptions({
    queryKey: ['imports', id],
    queryFn: ({ signal }) => call(calls.getImport, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      const goesOn = data !== undefined && !data.isCancelled && data.counts.waiting > 0
      return goesOn ? lookEvery : false
    },
  })
}
