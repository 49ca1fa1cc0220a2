import { setOrRemove } from './set-or-remove.ts'

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
    setOrRemove(button, 'aria-busy', isBusy)
    setOrRemove(button, 'aria-disabled', isBusy)
    setOrRemove(label, 'aria-hidden', isBusy)
    label.toggleAttribute('data-away', isBusy)
  }
  set(true)
  button.append(told)
  return () => {
    told.remove()
    set(false)
  }
}
