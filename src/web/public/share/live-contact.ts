import { type Billing, billingSchema, type InterestOutcome } from '#domain/trial.ts'
import { formatDate } from '../../ui/day.ts'
import { liveForm } from '../form/live-form.ts'
import { showChoice } from '../pricing-selector/live-pricing.ts'
import { readStoredChoice } from '../pricing-selector/stored-choice.ts'
import { submitInterest } from './submit-interest.ts'

/** Lets the contact form be checked and sent in its place. What was submitted then stands where the form was. */
export function liveContact(offer: HTMLElement, form: HTMLFormElement): void {
  liveForm(form, {
    schema: billingSchema,
    busy: 'Sending…',
    send: async (billing) => {
      const outcome = await submitInterest(form.dataset['share'] ?? '', { ...billing, pricingOptions: readStoredChoice() })
      if (outcome !== undefined) showSubmitted(offer, form, billing, outcome)
    },
  })
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
