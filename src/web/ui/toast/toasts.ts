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

/** One thing a notification says. */
export interface ToastPart extends ToastContent {
  id: number
}

/** A notification: what it says, in the order in which it came. */
export interface Toast {
  /** That of its newest part. */
  id: number
  open: boolean
  parts: readonly ToastPart[]
  /** When its last part came, in milliseconds since 1970; without end while it waits for what comes of an action, see act-on.ts. */
  at: number
}

/** Source: specification §9; `together` and `parts`: decision 0050. */
export const toastLimits = {
  visible: 1,
  duration: 5_000,
  removalDelay: 1_000_000,
  /** Milliseconds within which what comes next stands in the same notification. */
  together: 2_000,
  /** How much one notification says at most. */
  parts: 3,
} as const

export type ToastEvent =
  | { type: 'shown'; id: number; at: number; content: ToastContent }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number }

/** The notifications after an event: one is kept. A new one takes the place of the previous one, or stands in it with what just came. */
export function nextToasts(toasts: readonly Toast[], event: ToastEvent): readonly Toast[] {
  switch (event.type) {
    case 'shown': {
      const { id, at, content } = event
      const parts = [...standing(toasts, event), { ...content, id }]
      return [{ id, at, open: true, parts }, ...toasts].slice(0, toastLimits.visible)
    }
    case 'dismissed':
      return toasts.map((toast) => (toast.id === event.id ? { ...toast, open: false } : toast))
    case 'removed':
      return toasts.filter((toast) => toast.id !== event.id)
  }
}

/** What the visible notification says that nobody had the time to read, without what is said anew, and no failure beside what went well after it. */
function standing(toasts: readonly Toast[], { at, content }: Extract<ToastEvent, { type: 'shown' }>): readonly ToastPart[] {
  const [last] = toasts
  if (last === undefined || !last.open || at - last.at >= toastLimits.together) return []
  const isAnswered = ({ tone }: ToastPart) => tone === 'error' && content.tone !== 'error'
  return last.parts
    .filter((part) => (part.title !== content.title || part.action !== undefined) && !isAnswered(part))
    .slice(1 - toastLimits.parts)
}

/** Milliseconds until a notification closes by itself: as long as what stays longest in it. */
export function durationOf({ parts }: Toast): number {
  return Math.max(...parts.map(({ duration = toastLimits.duration }) => duration))
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function send(event: ToastEvent) {
  setToasts(nextToasts(toasts, event))
}

/** Puts these in place of the notifications there are, and tells whoever listens. */
export function setToasts(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a notification in place of the one before it, or together with one that has just come. Returns its id for `dismissToast`. */
export function showToast(content: ToastContent): number {
  lastId += 1
  send({ type: 'shown', id: lastId, at: Date.now(), content })
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
