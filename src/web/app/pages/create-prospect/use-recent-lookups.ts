import type { Organization } from '#domain/organizations/organization.ts'
import { useMemo } from 'react'
import { useSession } from '../../session/session.tsx'
import { addRecent, type RecentLookup, readRecent, recentOf } from './recent-lookups.ts'

export interface RecentLookups {
  read: () => RecentLookup[]
  /** A look-up has ended, or was just saved as the prospect of a number. */
  add: (searchTerm: string, organization: Organization, savedId?: number) => void
}

/** The look-ups of whoever is signed in, in this browser. */
export function useRecentLookups(): RecentLookups {
  const user = useSession().user?.id
  return useMemo(
    () => ({
      read: () => (user === undefined ? [] : readRecent(user)),
      add: (searchTerm, organization, savedId) => {
        if (user !== undefined) addRecent(user, recentOf(searchTerm, organization, new Date(), savedId))
      },
    }),
    [user],
  )
}
