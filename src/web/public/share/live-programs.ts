import { liveRemarks } from '../remarks/live-remarks.ts'
import { liveCopies } from './live-copies.ts'
import { liveQuoteFont } from './live-quote-font.ts'
import { liveQuotes } from './live-quotes.ts'

/** Sets the programs of a link to work: their quotes, and what is said of their lines. @returns the list; null where there is none */
export function livePrograms(): HTMLElement | null {
  const programs = document.querySelector<HTMLElement>('.programs')
  const control = programs?.querySelector<HTMLInputElement>('.programs-switch input')
  if (programs && control) {
    liveCopies(programs)
    liveQuotes(programs, control)
    liveQuoteFont(programs)
  }
  const remarks = document.querySelector<HTMLFormElement>('form.remarks')
  if (remarks) liveRemarks(remarks)
  return programs
}
