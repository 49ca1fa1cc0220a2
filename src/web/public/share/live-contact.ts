import type { Billing, InterestOutcome } from '#domain/trial.ts'
import { formatDate } from '../../ui/day.ts'
import { showChoice } from '../pricing-selector/live-pricing.ts'
import { readStoredChoice } from '../pricing-selector/stored-choice.ts'
import { billingFaults } from './billing-fields.ts'
import { faultShown, showBusy } from './live-field.ts'
import { submitInterest } from './submit-interest.ts'

const fieldNames = ['billingName', 'billingEmail'] as const

/**
 * Lets the contact form be checked and sent in its place: checked when it is sent, then on leaving a field; typing clears what is
 * wrong; the first bad field takes the focus. What was submitted then stands where the form was.
 */
export function liveContact(offer: HTMLElement, form: HTMLFormElement): void {
  const fields = fieldNames.flatMap((name) => {
    const input = form.querySelector<HTMLInputElement>(`input[name=${name}]`)
    return input === null ? [] : [{ name, input }]
  })
  const valueOf = (wanted: keyof Billing) => fields.find(({ name }) => name === wanted)?.input.value ?? ''
  const given = (): Billing => ({ billingName: valueOf('billingName'), billingEmail: valueOf('billingEmail') })
  let isSent = false
  let isBusy = false
  for (const { name, input } of fields) {
    input.addEventListener('input', () => faultShown(form, input, undefined))
    input.addEventListener('blur', () => {
      if (isSent) faultShown(form, input, billingFaults(given())[name])
    })
  }
  const send = async () => {
    const billing = given()
    const faults = billingFaults(billing)
    isSent = true
    for (const { name, input } of fields) faultShown(form, input, faults[name])
    const firstBad = fields.find(({ name }) => faults[name] !== undefined)
    if (firstBad !== undefined) {
      firstBad.input.focus()
      return
    }
    isBusy = true
    const idle = showBusy(form.querySelector('button'), 'Sending…')
    const outcome = await submitInterest(form.dataset['share'] ?? '', { ...billing, pricingOptions: readStoredChoice() })
    isBusy = false
    idle()
    if (outcome !== undefined) showSubmitted(offer, form, billing, outcome)
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!isBusy) void send()
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
