/**
 * Fetches what checks and sends the contact form once somebody turns to it, so that nothing of it comes before the first picture of the
 * page. Whoever sends it sooner waits for that; where it does not come, the browser sends the form as it does without script.
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
      () => form.submit(),
    )
  }
  form.addEventListener('submit', wait)
  // One that changes what was submitted shows at once whom it was for.
  if (form.dataset['changes'] !== undefined) void ready().catch(() => undefined)
  form.addEventListener('focusin', () => void ready().catch(() => undefined), { once: true })
}
