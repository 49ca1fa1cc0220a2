import { calls } from '#contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from './api.ts'
import { prospectsQuery } from './prospect-queries.ts'

/** Tells the server that the owner has a prospect before them: what was corrected until now is no news any more. */
export function useNotedLook({ id }: { id: number }): void {
  const client = useQueryClient()
  useEffect(() => {
    // Where it fails, the list goes on saying that something was corrected.
    call(calls.noteLook, { params: { id: String(id) } }).then(
      () => client.invalidateQueries({ queryKey: prospectsQuery.queryKey, exact: true }),
      () => undefined,
    )
  }, [id, client])
}
