import type { ToastContent } from './toasts.ts'

const place = 'credscout.toast'
const tones = ['plain', 'success', 'deleted', 'mail', 'error'] as const

/** A notification that is shown by the page one is sent to next; it can have no action. */
export type CarriedToast = Pick<ToastContent, 'title' | 'description' | 'tone'>

/** Keeps a notification for the next page of this tab. A browser that refuses storage shows none. */
export function carryToast({ title, description, tone }: CarriedToast): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ title, description, tone }))
  } catch {
    // What it tells can be seen on the next page, too.
  }
}

/** The notification that the page before left to be shown, once. */
export function takeCarriedToast(): CarriedToast | undefined {
  try {
    const text = sessionStorage.getItem(place)
    if (text === null) return undefined
    sessionStorage.removeItem(place)
    return readToast(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Checked by hand: pages that carry no schema library show notifications, too. */
function readToast(value: unknown): CarriedToast | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { title, description, tone }: Partial<Record<keyof CarriedToast, unknown>> = value
  if (typeof title !== 'string') return undefined
  return {
    title,
    ...(typeof description === 'string' ? { description } : {}),
    tone: tones.find((one) => one === tone) ?? 'plain',
  }
}
