import { fetchedOnce, fetchOnceSeen } from './fetched-later.ts'
import { tellOffline } from './tell-offline.ts'

/**
 * Fetches what checks and sends the contact form once the whole page was seen, or somebody turns to the form sooner, so that nothing of it comes
 * before the first picture of the page. Whoever sends it sooner waits for that; where it does not come, the browser sends the form as it
 * does without script. Offline it would leave for its error page and lose what was typed: then the form stays, and says so.
 */
export function laterContact(offer: HTMLElement, form: HTMLFormElement): void {
  const ready = fetchedOnce(async () => {
    const { liveContact } = await import('./live-contact.ts')
    form.removeEventListener('submit', wait)
    liveContact(offer, form)
  })
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
  // What leads to another page would lead to the browser's error page, and lose what was typed.
  form.addEventListener('submit', (event) => {
    if (navigator.onLine || event.submitter?.hasAttribute('formaction') !== true) return
    event.preventDefault()
    tellOffline(form)
  })
  const fetchAhead = () => void ready().catch(() => undefined)
  // One that changes what was submitted shows at once whom it was for.
  if (form.dataset['changes'] !== undefined) fetchAhead()
  form.addEventListener('focusin', fetchAhead, { once: true })
  fetchOnceSeen(ready)
}
