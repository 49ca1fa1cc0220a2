import { useEffect } from 'react'
import { ApiFailure } from '../../client/api.ts'
import { owesFactor, useSession } from './session.tsx'

/** Tells the application when what a page asked for was refused because the session is over. @returns whether it was */
export function useEndedSession(error: Error | null): boolean {
  const { status, end, reload } = useSession()
  const isRefused = error instanceof ApiFailure && error.status === 401 && error.code !== 'PASSCODE_NEEDED'
  const isOver = isRefused && status === 'signed-in'
  useEffect(() => {
    if (isOver) end()
  }, [isOver, end])
  // The installation asks for a second factor since a moment ago: the session finds out, and says where to set one up.
  const isOwing = owesFactor(error) && status === 'signed-in'
  useEffect(() => {
    if (isOwing) reload()
  }, [isOwing, reload])
  return isRefused
}
