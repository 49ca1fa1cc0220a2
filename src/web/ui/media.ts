import { useSyncExternalStore } from 'react'

/** Below this width a screen is laid out for a phone; the style sheets use the same number. */
export const phone = '(max-width: 639px)'

/** A media query as it is watched and asked: made once, so that what draws again does not begin to watch again. */
interface Watched {
  subscribe: (changed: () => void) => () => void
  holds: () => boolean
}

const watched = new Map<string, Watched>()

/** Whether a media query holds now; draws again when that changes. */
export function useMedia(query: string): boolean {
  const { subscribe, holds } = watch(query)
  return useSyncExternalStore(subscribe, holds, () => false)
}

function watch(query: string): Watched {
  const known = watched.get(query)
  if (known !== undefined) return known
  let list: MediaQueryList | undefined
  const listOf = () => (list ??= matchMedia(query))
  const made: Watched = {
    subscribe: (changed) => {
      listOf().addEventListener('change', changed)
      return () => listOf().removeEventListener('change', changed)
    },
    holds: () => listOf().matches,
  }
  watched.set(query, made)
  return made
}

let isPrinting = false

/**
 * Whether the page is on paper, or about to be: a browser lays its sheets out right after it says so, before it tells that the media
 * have changed, and what is drawn later is cut off.
 */
export function usePrinted(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia('print')
      const begin = () => {
        isPrinting = true
        changed()
      }
      const end = () => {
        isPrinting = false
        changed()
      }
      list.addEventListener('change', changed)
      addEventListener('beforeprint', begin)
      addEventListener('afterprint', end)
      return () => {
        list.removeEventListener('change', changed)
        removeEventListener('beforeprint', begin)
        removeEventListener('afterprint', end)
      }
    },
    () => isPrinting || matchMedia('print').matches,
    () => false,
  )
}
