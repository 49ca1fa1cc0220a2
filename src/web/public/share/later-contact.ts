import { afterVisible, seenAfter } from './after-visible.ts'
import { tellOffline } from './tell-offline.ts'

/**
 * Fetches what checks and sends the contact form once the whole page was seen, or somebody turns to the form sooner, so that nothing of it comes
 * before the first picture of the page. Whoever sends it sooner waits for that; where it does not come, the browser sends the form as it
 * does without script. Offline it would leave for its error page and lose what was typed: then the form stays, and says so.
 */
export function laterContact(offer: HTMLElement, form: HTMLFormElement): void {
  let fetched: Promise<void> | undefined
  const fetchLive = async () => {
    const { liveContact } = await import('./live-contact.ts')
    form.removeEventListener('submit', wait)
    liveContact(offer, form)
  }
  const ready = () => {
    fetched ??= fetchLive().catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }
  function wait(event: SubmitEvent): void {
    // A button with an address of its own leads there.
    if (event.submitter?.hasAttribute('formaction') === true) return
    event.preventDefault()
    ready().then(
      () => form.requestSubmit(event.submitter),
      () => {
        tellOffline(form)
        if (navigator.onLine) form.submit()
      },
    )
  }
  form.addEventListener('submit', wait)
  const fetchAhead = () => void ready().catch(() => undefined)
  // One that changes what was submitted shows at once whom it was for.
  if (form.dataset['changes'] !== undefined) fetchAhead()
  form.addEventListener('focusin', fetchAhead, { once: true })
  // On a slow phone a page is seen before all of it is there.
  const onceSeen = () => void afterVisible(document, seenAfter, fetchAhead)
  if (document.readyState === 'complete') onceSeen()
  else window.addEventListener('load', onceSeen, { once: true })
}
