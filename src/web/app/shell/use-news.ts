import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { News } from '../../account/main-links.tsx'
import { newsQuery } from '../prospect-queries.ts'

/** Milliseconds that the counts stand before a change of pages asks for them again. */
const patience = 30_000

/** What is new for whoever is signed in; undefined until it is known, and where it cannot be. */
export function useNews(user: string): News | undefined {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        const { queryKey } = newsQuery(user)
        const asked = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0
        if (Date.now() - asked > patience) void client.invalidateQueries({ queryKey })
      }),
    [client, router, user],
  )
  return useQuery(newsQuery(user)).data
}
