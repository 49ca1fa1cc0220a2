/** Moment somebody last looked at their links in this browser, ISO 8601 in UTC. @param user id of whoever is signed in */
export function readLinksLookedAt(user: string): string | undefined {
  try {
    return localStorage.getItem(placeOf(user)) ?? undefined
  } catch {
    return undefined
  }
}

/** They look at them now. */
export function noteLinksLookedAt(user: string): void {
  try {
    localStorage.setItem(placeOf(user), new Date().toISOString())
  } catch {
    // A browser that keeps nothing counts the links of the last week.
  }
}

function placeOf(user: string): string {
  return `credscout.links-looked-at.${user}`
}
