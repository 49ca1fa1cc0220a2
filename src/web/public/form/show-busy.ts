/**
 * Makes a button say what it is at, as `ui/button/button.tsx` does: same width, and no second click.
 * @returns what makes it as it was
 */
export function showBusy(button: HTMLButtonElement | null, words: string): () => void {
  const label = button?.querySelector('.button-words')
  if (!button || !label) return () => {}
  const told = document.createElement('span')
  told.className = 'button-busy'
  told.textContent = words
  const set = (isBusy: boolean) => {
    for (const name of ['aria-busy', 'aria-disabled']) {
      if (isBusy) button.setAttribute(name, 'true')
      else button.removeAttribute(name)
    }
    label.toggleAttribute('data-away', isBusy)
    if (isBusy) label.setAttribute('aria-hidden', 'true')
    else label.removeAttribute('aria-hidden')
  }
  set(true)
  button.append(told)
  return () => {
    told.remove()
    set(false)
  }
}
