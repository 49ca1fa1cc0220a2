import { shareTotalPage } from '#contract/pages.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { Seller } from '#domain/offers/offer.ts'
import { suggestedOptions } from '#domain/offers/suggested-options.ts'
import { defaultPricingOptions, type PricingOptions } from '#domain/public-face/pricing.ts'
import type { Billing } from '#domain/offers/interest.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import '../../ui/card/card.css'
import { WithoutScript } from '../../ui/without-script/without-script.tsx'
import { PricingSelector } from '../pricing-selector/pricing-selector.tsx'
import { pricingWords } from '../pricing-selector/pricing-words.ts'
import { ContactForm, contactFormId } from './contact-form.tsx'
import './offer.css'
import { SellerLine } from './seller-line.tsx'
import { SubmittedContact } from './submitted-contact.tsx'

export interface OfferProps {
  shareId: string
  /** As the link shows them, for what they suggest. */
  certifications: readonly Certification[]
  seller: Seller
  /** What was sent without script: refused and not right yet, or for its total alone. */
  typed?: { billing: Billing; pricingOptions: PricingOptions; refused: boolean } | undefined
  /** Options that were submitted before; absent where nothing was. */
  change?: PricingOptions | undefined
}

/**
 * Price, billing contact, and on a phone the total that stays in view until the contact form is. Set to work by live-pricing.ts and
 * live-contact.ts; what follows a submission waits in templates.
 */
export function Offer({ shareId, certifications, seller, typed, change }: OfferProps) {
  const options = typed?.pricingOptions ?? change ?? defaultPricingOptions
  const title = change === undefined ? 'Continue to Pay' : 'Change contact or options'
  return (
    <>
      <div className="offer">
        {/* Without script Enter in the form presses its first button, which is to send it. */}
        <WithoutScript>
          <button type="submit" className="offer-enter" form={contactFormId} tabIndex={-1} aria-hidden="true" />
        </WithoutScript>
        {/* What was submitted stands fast: the choice is frozen with its price. */}
        <fieldset className="offer-choice">
          <legend className="visually-hidden">Your choice</legend>
          <PricingSelector
            title="Pricing"
            options={options}
            form={contactFormId}
            total={{ action: shareTotalPage(shareId), method: 'post' }}
            suggested={suggestedOptions(certifications)}
          />
        </fieldset>
        <section className="card offer-contact" id="contact" aria-labelledby="contact-title">
          <h2 id="contact-title" tabIndex={-1}>
            {title}
          </h2>
          <ContactForm shareId={shareId} typed={typed} changes={change !== undefined} />
          <SellerLine seller={seller} />
          <template data-outcome="trial">
            <SubmittedContact shareId={shareId} outcome="trial" changes={change !== undefined} />
          </template>
          <template data-outcome="waitlist">
            <SubmittedContact shareId={shareId} outcome="waitlist" changes={change !== undefined} />
          </template>
        </section>
      </div>
      <div className="offer-bar">
        <span>
          <strong data-amount="total">{pricingWords(options).total}</strong> a month
        </span>
        <a className={buttonClass('filled')} href="#contact">
          {change === undefined ? title : 'Change'}
        </a>
      </div>
    </>
  )
}
