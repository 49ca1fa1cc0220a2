import * as z from 'zod/mini'

const mostKept = 8

/** Numbers of the prospects opened last in this browser, the last one first. @param user id of whoever is signed in */
export function readRecentProspects(user: string): number[] {
  try {
    return z.safeParse(z.array(z.number()), JSON.parse(localStorage.getItem(placeOf(user)) ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Puts a prospect first; a browser without room forgets it. */
export function addRecentProspect(user: string, id: number): void {
  const others = readRecentProspects(user).filter((one) => one !== id)
  try {
    localStorage.setItem(placeOf(user), JSON.stringify([id, ...others].slice(0, mostKept)))
  } catch {
    localStorage.removeItem(placeOf(user))
  }
}

function placeOf(user: string): string {
  return `credscout.recent-prospects.${user}`
}
