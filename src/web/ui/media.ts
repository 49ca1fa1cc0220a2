import { useSyncExternalStore } from 'react'

/** Below this width a screen is laid out for a phone; the style sheets use the same number. */
export const phone = '(max-width: 639px)'

/** Whether a media query holds now; draws again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
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
