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
