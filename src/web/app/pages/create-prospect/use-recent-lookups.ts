import { useMemo } from 'react'
import { useSession } from '../../session/session.tsx'
import { addRecent, type RecentLookup, readRecent } from './recent-lookups.ts'

/** The look-ups of whoever is signed in, in this browser. */
export function useRecentLookups(): { read: () => RecentLookup[]; add: (one: Omit<RecentLookup, 'at'>) => void } {
  const user = useSession().user?.id
  return useMemo(
    () => ({
      read: () => (user === undefined ? [] : readRecent(user)),
      add: (one) => {
        if (user !== undefined) addRecent(user, { ...one, at: new Date().toISOString() })
      },
    }),
    [user],
  )
}
