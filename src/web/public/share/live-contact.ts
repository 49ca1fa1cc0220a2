import { formatDate } from '#domain/text/day-words.ts'
import { type Billing, billingSchema, type InterestOutcome } from '#domain/offers/interest.ts'
import * as z from 'zod/mini'
import { forget, keep, readKept, sweepKept } from '../../kept/kept.ts'
import { keeperOf } from '../../kept/place.ts'
import { liveForm } from '../form/live-form.ts'
import { showChoice } from '../pricing-selector/live-pricing.ts'
import { readStoredChoice } from '../pricing-selector/stored-choice.ts'
import { contactName } from './sent-before.ts'
import { submitInterest } from './submit-interest.ts'
import { tellOffline } from './tell-offline.ts'

/** What was submitted through a link is kept on this device, so that it can be corrected here: the link's page shows it to nobody. */
const asLink = keeperOf(null)

/** Name under which is kept what was typed into the form of a link and not sent. */
const typedName = (shareId: string) => `contact-typed.${shareId}`
const typedSchema = z.object({ billingName: z.string(), billingEmail: z.string() })

/** Lets the contact form be checked and sent in its place. What was submitted then stands where the form was. */
export function liveContact(offer: HTMLElement, form: HTMLFormElement): void {
  sweepKept()
  const shareId = form.dataset['share'] ?? ''
  const isChange = form.dataset['changes'] !== undefined
  fillIn(form, readKept(asLink, typedName(shareId), typedSchema)?.data ?? {})
  // Also what was typed while this was on its way.
  keepTyped(form, shareId)
  form.addEventListener('input', () => keepTyped(form, shareId))
  if (isChange) fillIn(form, readKept(asLink, contactName(shareId), billingSchema)?.data ?? {})
  liveForm(form, {
    schema: billingSchema,
    busy: 'Sending…',
    send: async (billing) => {
      const outcome = await submitInterest(shareId, { ...billing, pricingOptions: readStoredChoice() }, isChange)
      // Also where what draws notifications was not fetched before the network went.
      if (outcome === undefined) return tellOffline(form)
      forget(asLink, typedName(shareId))
      keep(asLink, contactName(shareId), billing, { changes: 0 })
      showSubmitted(offer, form, billing, outcome)
    },
  })
}

/** What was given before on this device; fields that hold something, such as what was refused, stay as they are. */
function fillIn(form: HTMLFormElement, given: Partial<Billing>): void {
  for (const name of ['billingName', 'billingEmail'] as const) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value ||= given[name] ?? ''
  }
}

/** As what is typed beside lines is kept: until it is sent. */
function keepTyped(form: HTMLFormElement, shareId: string): void {
  const typed = typedSchema.safeParse(Object.fromEntries(new FormData(form))).data
  if (typed === undefined) return
  if (typed.billingName === '' && typed.billingEmail === '') forget(asLink, typedName(shareId))
  else keep(asLink, typedName(shareId), typed, { changes: 1 })
}

function showSubmitted(offer: HTMLElement, form: HTMLFormElement, billing: Billing, outcome: InterestOutcome): void {
  const template = offer.querySelector<HTMLTemplateElement>(`template[data-outcome=${outcome.outcome}]`)
  const choice = offer.querySelector<HTMLFieldSetElement>('.offer-choice')
  if (template === null || choice === null) return
  const submitted = document.importNode(template.content, true)
  const words = { ...billing, trialEnds: formatDate(outcome.trialEndsAt ?? outcome.submittedAt, 'UTC') }
  for (const [name, text] of Object.entries(words)) {
    const place = submitted.querySelector(`[data-fill=${name}]`)
    if (place !== null) place.textContent = text
  }
  form.replaceWith(submitted)
  showChoice(choice, outcome.pricingOptions)
  choice.disabled = true
  document.querySelector('.offer-bar')?.remove()
  offer.querySelector<HTMLElement>('#contact-title')?.focus()
}
