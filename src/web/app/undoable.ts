import { showToast } from '../ui/toast/toasts.ts'

/** Milliseconds in which what was discarded or taken out can be brought back. Source: decision 0049. */
export const undoable = 10_000

/**
 * Tells that something was discarded or taken out; who asks for it in time gets it back. Gives the id of the notification.
 * @param tone 'success' where something came in, and goes again
 */
export function showUndoable(title: string, bringBack: () => void, tone: 'deleted' | 'success' = 'deleted'): number {
  return showToast({ title, tone, duration: undoable, action: { label: 'Undo', run: bringBack } })
}
