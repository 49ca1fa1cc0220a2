import { liveRemarks } from '../remarks/live-remarks.ts'
import { livePricing } from '../pricing-selector/live-pricing.ts'
import { afterVisible, seenAfter } from '../share/after-visible.ts'
import { laterContact } from '../share/later-contact.ts'
import { liveBar } from '../share/live-bar.ts'
import { liveCopies } from '../share/live-copies.ts'
import { liveQuoteFont } from '../share/live-quote-font.ts'
import { liveQuotes } from '../share/live-quotes.ts'
import { laterVisit } from '../share/later-visit.ts'
import { livePrint } from '../share/live-print.ts'
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
const offer = document.querySelector<HTMLElement>('.offer')
const panel = offer?.querySelector<HTMLElement>('.pricing-selector')
const contact = offer?.querySelector<HTMLFormElement>('form')
if (offer && panel && contact) {
  livePricing(panel, contact.dataset['changes'] !== undefined)
  laterContact(offer, contact)
  liveBar()
  afterVisible(document, seenAfter, () => laterVisit(contact.dataset['share'] ?? '', programs))
}
livePrint()
startToaster()
