import { calls } from '#contract/calls.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../client/api.ts'
import { addRecentProspect } from './finder/recent-prospects.ts'
import { prospectsQuery } from './prospect-queries.ts'
import { useSession } from './session/session.tsx'

/** Tells the server that the owner has a prospect before them: what was corrected until now is no news any more. */
export function useNotedLook({ id }: { id: number }): void {
  const client = useQueryClient()
  const user = useSession().user?.id
  useEffect(() => {
    // Where it fails, the list goes on saying that something was corrected.
    call(calls.noteLook, { params: { id: String(id) } }).then(
      () =>
        Promise.all([
          client.invalidateQueries({ queryKey: prospectsQuery.queryKey, exact: true }),
          client.invalidateQueries({ queryKey: ['prospects', 'news'] }),
        ]),
      () => undefined,
    )
  }, [id, client])
  useEffect(() => {
    if (user !== undefined) addRecentProspect(user, id)
  }, [user, id])
}
