import { pageDocument } from '../../client/page-document.ts'

/** Failures of parts of the application that could not be fetched: no network, or a build that an update has replaced. */
const lost = new WeakSet<object>()

/** Whether an error is that of a part that could not be fetched. */
export function isLostPart(error: unknown): boolean {
  return typeof error === 'object' && error !== null && lost.has(error)
}

/**
 * Notes which parts could not be fetched. The router would load the page anew by itself, also without a network, where that ends on the
 * browser's own error page; it does not know the failure by other words.
 */
export function noteLostParts(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload)
    payload.message = `A part of this screen was not loaded. ${payload.message}`
  })
}

/** Whether the server gives this page now: without it, one that is loaded anew would be the browser's own error page. */
export async function isThere(): Promise<boolean> {
  return navigator.onLine && (await pageDocument(location.href)) !== null
}

const place = 'credscout.loaded-anew'

/**
 * Loads the page anew where the server answers: after an update its older parts are gone. Once for a build, so never in a loop. What is
 * typed is kept on the device (decision 0049).
 */
export async function loadAnewOnce(): Promise<void> {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  try {
    if (sessionStorage.getItem(place) === build || !(await isThere())) return
    sessionStorage.setItem(place, build)
  } catch {
    // Without storage nobody knows whether it was loaded anew before: then its reader decides.
    return
  }
  location.reload()
}
