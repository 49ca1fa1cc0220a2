import { useLayoutEffect } from 'react'
import { subscribeToDialogs, topmostDialog } from '../dialog/open-dialogs.ts'

/**
 * Puts an element where it lies over everything and can be used: into the dialog over all others, else at the end of the page.
 * The element is moved, not made anew, so that what is in it goes on.
 */
export function useOverDialogs(element: HTMLElement): void {
  useLayoutEffect(() => {
    const move = () => {
      const parent = topmostDialog() ?? document.body
      if (element.parentElement !== parent) parent.append(element)
    }
    move()
    const stop = subscribeToDialogs(move)
    element.addEventListener('keydown', keepDialogOpen)
    return () => {
      stop()
      element.removeEventListener('keydown', keepDialogOpen)
      element.remove()
    }
  }, [element])
}

/** Escape in it closes what is in it, not the dialog under it. */
function keepDialogOpen(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}
