import type { PricingOptions } from '#domain/pricing.ts'
import { dollars, priceOf } from '#domain/pricing.ts'
import type { Billing, InterestOutcome } from '#domain/trial.ts'
import { useRef, useState } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import '../../ui/card/card.css'
import { PricingSelector } from '../pricing-selector/pricing-selector.tsx'
import { useStoredChoice } from '../pricing-selector/stored-choice.ts'
import { ContactForm } from './contact-form.tsx'
import './offer.css'
import { SubmittedContact } from './submitted-contact.tsx'
import { useInView } from './use-in-view.ts'

/** Sends the interest; gives what came of it, or nothing when it failed and the reader was told. */
export type SubmitInterest = (interest: Billing & { pricingOptions: PricingOptions }) => Promise<InterestOutcome | undefined>

/** Price, billing contact, and on a phone the total that stays in view until the contact form is. */
export function Offer({ shareId, submit }: { shareId: string; submit: SubmitInterest }) {
  const [options, setOptions] = useStoredChoice()
  const [submitted, setSubmitted] = useState<{ billing: Billing; outcome: InterestOutcome }>()
  const contact = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const contactInView = useInView(contact)

  const send = async (billing: Billing) => {
    const outcome = await submit({ ...billing, pricingOptions: options })
    if (outcome === undefined) return
    setSubmitted({ billing, outcome })
    title.current?.focus()
  }
  return (
    <>
      <div className="offer">
        {/* What was submitted stands fast: the choice is frozen with its price. */}
        <fieldset className="offer-choice" disabled={submitted !== undefined}>
          <legend className="visually-hidden">Your choice</legend>
          <PricingSelector title="Pricing" options={submitted?.outcome.pricingOptions ?? options} onChange={setOptions} />
        </fieldset>
        <section className="card offer-contact" id="contact" aria-labelledby="contact-title" ref={contact}>
          <h2 id="contact-title" ref={title} tabIndex={-1}>
            Continue to Pay
          </h2>
          {submitted === undefined ? <ContactForm onSubmit={send} /> : <SubmittedContact shareId={shareId} {...submitted} />}
        </section>
      </div>
      {submitted === undefined && (
        <div className="offer-bar" data-away={contactInView || undefined}>
          <span>
            <strong>{dollars(priceOf(options).perMonth)}</strong> a month
          </span>
          <a className={buttonClass('filled')} href="#contact">
            Continue to Pay
          </a>
        </div>
      )}
    </>
  )
}
