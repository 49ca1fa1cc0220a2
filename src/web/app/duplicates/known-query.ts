import { calls } from '#contract/calls.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../client/api.ts'

/** Prospects of a body that the user has already. Under the list's key, so that a save or a deletion makes it ask again. */
export function knownQuery({ name, website }: Organization) {
  const organization = { name, description: '', ...(website === undefined ? {} : { website }) }
  return queryOptions({
    queryKey: ['prospects', 'known', name, website ?? ''],
    queryFn: ({ signal }) => call(calls.findKnown, { body: { organization } }, { signal }),
    staleTime: 0,
  })
}
