import * as z from 'zod/mini'
import type { ToastContent } from './toasts.ts'

const place = 'credscout.toast'
const carriedSchema = z.object({
  title: z.string(),
  description: z.optional(z.string()),
  tone: z.optional(z.enum(['plain', 'success', 'deleted', 'mail', 'error'])),
})

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
    return z.safeParse(carriedSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
