/** A notification as a page asks for it. */
export interface ToastContent {
  title: string
  /** One sentence. */
  description?: string
  /** 'error' is announced as an alert; the others differ by their icon only. */
  tone?: 'plain' | 'success' | 'deleted' | 'mail' | 'error'
  /** At most one way to act on it, for example Undo. */
  action?: { label: string; run: () => void }
  /** Milliseconds until it closes by itself; 5000 unless given. */
  duration?: number
}

export interface Toast extends ToastContent {
  id: number
  open: boolean
}

/** Source: specification §9. */
export const toastLimits = { visible: 1, duration: 5_000, swipeThreshold: 50, removalDelay: 1_000_000, hotkey: 'F8' } as const

export type ToastEvent = { type: 'shown'; toast: Toast } | { type: 'dismissed'; id: number } | { type: 'removed'; id: number }

/** The notifications after an event, newest first: one is kept, so a new one takes the place of the previous one. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'shown':
      return [event.toast, ...toasts].slice(0, toastLimits.visible)
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast))
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id)
  }
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function send(event: ToastEvent) {
  toasts = nextToasts(toasts, event)
  for (const listener of listeners) listener()
}

/** Shows a notification in place of the one before it. Returns its id for `dismissToast`. */
export function showToast(content: ToastContent): number {
  lastId += 1
  send({ type: 'shown', toast: { ...content, id: lastId, open: true } })
  return lastId
}

/** Closes a notification; it leaves the memory later, so that its closing can be drawn. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && toast.open)) return
  send({ type: 'dismissed', id })
  setTimeout(() => send({ type: 'removed', id }), toastLimits.removalDelay)
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
