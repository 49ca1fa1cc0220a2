import { livePricing } from '../pricing-selector/live-pricing.ts'
import { afterVisible, seenAfter } from '../share/after-visible.ts'
import { laterContact } from '../share/later-contact.ts'
import { laterVisit } from '../share/later-visit.ts'
import { liveBar } from '../share/live-bar.ts'
import { livePrint } from '../share/live-print.ts'
import { livePrograms } from '../share/live-programs.ts'
import { wasSentSince } from '../share/sent-before.ts'
import { startToaster } from '../toaster.ts'

const programs = livePrograms()
const offer = document.querySelector<HTMLElement>('.offer')
const panel = offer?.querySelector<HTMLElement>('.pricing-selector')
const contact = offer?.querySelector<HTMLFormElement>('form')
if (offer && panel && contact) {
  if (wasSentSince(contact)) location.reload()
  livePricing(panel, contact.dataset['changes'] !== undefined)
  laterContact(offer, contact)
  liveBar()
  afterVisible(document, seenAfter, () => laterVisit(contact.dataset['share'] ?? '', programs))
}
livePrint()
startToaster()
