import * as z from 'zod/mini'
import { placeOfTrace } from '../../kept/kept.ts'

const mostKept = 8

/** Numbers of the prospects opened last in this browser, the last one first. @param user id of whoever is signed in */
export function readRecentProspects(user: string): number[] {
  try {
    return (
      z.safeParse(z.array(z.number()), JSON.parse(localStorage.getItem(placeOfTrace('recent-prospects', user)) ?? '[]')).data ??
      []
    )
  } catch {
    return []
  }
}

/** Puts a prospect first; a browser without room forgets it. */
export function addRecentProspect(user: string, id: number): void {
  const others = readRecentProspects(user).filter((one) => one !== id)
  try {
    localStorage.setItem(placeOfTrace('recent-prospects', user), JSON.stringify([id, ...others].slice(0, mostKept)))
  } catch {
    localStorage.removeItem(placeOfTrace('recent-prospects', user))
  }
}
