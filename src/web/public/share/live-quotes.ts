import { openQuotes } from './open-quotes.ts'

/**
 * Lets the switch 'Show all quotes' open and close the quotes of a list. They are the browser's own disclosures, so that each
 * opens without script, too, and a long list is not drawn anew for it.
 */
export function liveQuotes(list: HTMLElement, control: HTMLInputElement): void {
  let stopOpening = () => {}
  const set = () => {
    stopOpening()
    control.setAttribute('aria-checked', String(control.checked))
    stopOpening = openQuotes(list.querySelectorAll<HTMLDetailsElement>('details[data-quote]'), control.checked)
  }
  control.addEventListener('change', set)
  // A browser that goes back to the page may keep the switch as it was left.
  if (control.checked) set()
}
