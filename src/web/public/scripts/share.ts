import { countShareView } from '#contract/shares.ts'
import { call } from '../../app/api.ts'
import { liveRemarks } from '../remarks/live-remarks.ts'
import { livePricing } from '../pricing-selector/live-pricing.ts'
import { afterVisible } from '../share/after-visible.ts'
import { liveBar } from '../share/live-bar.ts'
import { liveContact } from '../share/live-contact.ts'
import { liveCopies } from '../share/live-copies.ts'
import { liveQuoteFont } from '../share/live-quote-font.ts'
import { liveQuotes } from '../share/live-quotes.ts'
import { startToaster } from '../toaster.ts'

/** Milliseconds a page stands before a reader until it counts as seen. Source: decisions.md 23. */
const seenAfter = 1_000

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
  livePricing(panel)
  liveContact(offer, contact)
  liveBar()
  const params = { shareId: contact.dataset['share'] ?? '' }
  afterVisible(document, seenAfter, () => {
    // A view that is not counted is of no matter to the reader.
    call(countShareView, { params }).catch(() => undefined)
  })
}
startToaster()
