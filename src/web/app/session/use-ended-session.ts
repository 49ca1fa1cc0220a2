import { useEffect } from 'react'
import { ApiFailure } from '../api.ts'
import { useSession } from './session.tsx'

/** Tells the application when what a page asked for was refused because the session is over. @returns whether it was */
export function useEndedSession(error: Error | null): boolean {
  const { status, end } = useSession()
  const isRefused = error instanceof ApiFailure && error.status === 401 && error.code !== 'PASSCODE_NEEDED'
  const isOver = isRefused && status === 'signed-in'
  useEffect(() => {
    if (isOver) end()
  }, [isOver, end])
  return isRefused
}
