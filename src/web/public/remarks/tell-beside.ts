const connectedAgain = 'You are connected again. Please try again.'

/** Says something once beside a button, in place of what was said there before, announces it, and brings it into view. @returns where it stands */
export function tellBeside(button: Element, sentence: string): HTMLElement {
  // What was said of a part inside stays there.
  const before = button.parentElement?.querySelector<HTMLElement>(':scope > .remark-told')
  const told = before ?? document.createElement('p')
  told.className = 'remark-told'
  told.setAttribute('role', 'status')
  told.textContent = ''
  button.after(told)
  // A reader of screens announces what changes in a place it knows already.
  requestAnimationFrame(() => {
    told.textContent = sentence
    // Not under the bar with the total: offer.css keeps its height free.
    told.scrollIntoView({ block: 'nearest' })
  })
  // What was not sent for the lack of a network is not sent by its coming back.
  const isAgain = () => {
    if (told.textContent === sentence) told.textContent = connectedAgain
  }
  if (!navigator.onLine) addEventListener('online', isAgain, { once: true })
  return told
}
