import { useEffect, useState } from 'react'

/**
 * Milliseconds since a look-up began, counted on between its events.
 * @param at of the newest event, in milliseconds since the beginning
 */
export function useElapsed(at: number): number {
  const [now, setNow] = useState({ at, since: 0 })
  useEffect(() => {
    const from = Date.now()
    const timer = setInterval(() => setNow({ at, since: Date.now() - from }), 1_000)
    return () => clearInterval(timer)
  }, [at])
  return now.at === at ? at + now.since : at
}

/** '0:21' from milliseconds. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
