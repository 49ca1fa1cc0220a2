import { afterVisible, seenAfter } from '../share/after-visible.ts'
import { liveRemarks } from '../remarks/live-remarks.ts'
import { liveCopies } from '../share/live-copies.ts'
import { liveQuoteFont } from '../share/live-quote-font.ts'
import { liveQuotes } from '../share/live-quotes.ts'
import { livePrint } from '../share/live-print.ts'
import { laterVisit } from '../share/later-visit.ts'
import { startToaster } from '../toaster.ts'

const programs = document.querySelector<HTMLElement>('.programs')
const control = programs?.querySelector<HTMLInputElement>('.programs-switch input')
if (programs && control) {
  liveCopies(programs)
  liveQuotes(programs, control)
  liveQuoteFont(programs)
}
const remarks = document.querySelector<HTMLFormElement>('form.remarks')
if (remarks) liveRemarks(remarks)
const shareId = document.querySelector<HTMLElement>('.where-you-stand')?.dataset['share'] ?? ''
afterVisible(document, seenAfter, () => laterVisit(shareId, programs))
livePrint()
startToaster()
