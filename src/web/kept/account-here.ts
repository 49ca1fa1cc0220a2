import { type Keeper, keeperOf } from './place.ts'

/** Where the browser's tabs say to each other who uses it: an account's id, or nothing after 'Sign out'. */
const place = 'credscout.account'

/** Says to the other tabs of this browser who uses it from now on. @param id null: somebody has signed out */
export function noteAccount(id: string | null): void {
  try {
    localStorage.setItem(place, id ?? '')
  } catch {
    // A browser that refuses its storage to pages keeps nothing of anybody; the server still refuses what is another account's.
  }
}

/** Id of the account that uses this browser; '' after 'Sign out', undefined where nobody has said so. */
export function accountHere(): string | undefined {
  // Also drawn by the server, which has no storage.
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether somebody has signed out, or another account has signed in, since a tab began to keep things for its account. */
export function isTakenFrom(keeper: Keeper): boolean {
  const here = accountHere()
  return keeper !== keeperOf(null) && here !== undefined && here !== keeper
}

/**
 * Calls `changed` when another tab says who uses the browser, and when this one comes to the front again, also from the back/forward cache;
 * until the returned function is called.
 */
export function watchAccount(changed: () => void): () => void {
  const stored = ({ key }: StorageEvent) => {
    if (key === place || key === null) changed()
  }
  const shown = () => {
    if (document.visibilityState === 'visible') changed()
  }
  addEventListener('storage', stored)
  addEventListener('pageshow', shown)
  document.addEventListener('visibilitychange', shown)
  return () => {
    removeEventListener('storage', stored)
    removeEventListener('pageshow', shown)
    document.removeEventListener('visibilitychange', shown)
  }
}
