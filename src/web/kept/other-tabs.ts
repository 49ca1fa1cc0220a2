import { storage } from './place.ts'

/** What the open tabs of a browser tell each other: whose session ended by 'Sign out', or who is signed in. */
type Told = { left: string } | { here: string }

/** Nothing stays there: the other tabs are told by what is written and taken away at once. */
const place = 'credscout.session'

/** Where a browser refuses storage nothing is kept that another tab could show. */
export function tellTabs(told: Told): void {
  try {
    storage()?.setItem(place, JSON.stringify(told))
    storage()?.removeItem(place)
  } catch {}
}

/**
 * Hears what becomes of a user in other tabs, until the returned function is called: they signed out there, and what that tab erased an
 * open editor here would keep again; or somebody else is signed in, in whose name this tab would go on.
 */
export function listenToTabs(user: string, { left, replaced }: { left: () => void; replaced: () => void }): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== place || newValue === null) return
    const told: { left?: unknown; here?: unknown } = Object(JSON.parse(newValue))
    if (told.left === user) left()
    if (typeof told.here === 'string' && told.here !== user) replaced()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
