import { openQuotes } from './open-quotes.ts'

/**
 * Lets the switch 'Show all quotes' open the quotes of a list, with the programs that they stand in, and close the quotes. They are the browser's own disclosures, so that each
 * opens without script, too, and a long list is not drawn anew for it.
 */
export function liveQuotes(list: HTMLElement, control: HTMLInputElement): void {
  let stopOpening = () => {}
  const set = () => {
    stopOpening()
    control.setAttribute('aria-checked', String(control.checked))
    // A program before its quotes: in one that is closed nobody sees them.
    const opened = control.checked ? 'details.program-card, details[data-quote]' : 'details[data-quote]'
    stopOpening = openQuotes(list.querySelectorAll<HTMLDetailsElement>(opened), control.checked)
  }
  control.addEventListener('change', set)
  // A browser that goes back to the page may keep the switch as it was left.
  if (control.checked) set()
}
