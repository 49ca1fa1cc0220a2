import { pages } from '#contract/pages.ts'
import { links } from '#domain/public-face/content.ts'
import { type Billing, billingSchema } from '#domain/offers/interest.ts'
import { trialDays } from '#domain/public-face/trial.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { fieldErrorsOf } from '../form/field-errors.ts'
import { FieldError } from '../form/field-error.tsx'

export const contactFormId = 'contact-form'

export interface ContactFormProps {
  shareId: string
  /** What was sent without script, and whether it was refused, for it is not right yet. */
  typed?: { billing: Billing; refused: boolean } | undefined
  /** Whether it changes what was submitted before. */
  changes: boolean
}

/** Asks for the billing contact. Sent by live-contact.ts, or by the browser itself where there is no script. */
export function ContactForm({ shareId, typed, changes }: ContactFormProps) {
  const fieldErrors = typed?.refused ? fieldErrorsOf(billingSchema, typed.billing) : undefined
  return (
    <form
      className="contact-form"
      id={contactFormId}
      method="post"
      action={pages.share(shareId)}
      data-share={shareId}
      data-changes={changes ? '' : undefined}
      noValidate
    >
      <p className="contact-lead">
        {changes
          ? 'Your place in line or your trial stays as it is. The billing contact is not shown through the link. It is filled in only on the device where it was entered.'
          : `Starts your ${trialDays}-day free trial, or keeps your place in line when Phase 1 is full.`}
      </p>
      <TextField
        label="Billing name"
        id="billing-name"
        name="billingName"
        autoComplete="name"
        defaultValue={typed?.billing.billingName}
        error={fieldErrors?.get('billingName')}
      />
      <TextField
        label="Billing email"
        id="billing-email"
        name="billingEmail"
        type="email"
        autoComplete="email"
        defaultValue={typed?.billing.billingEmail}
        error={fieldErrors?.get('billingEmail')}
      />
      <Button type="submit" look="filled" size="large">
        {changes ? 'Save changes' : 'Continue to Pay'}
      </Button>
      {/* Filled by tell-offline.ts. */}
      <p
        className="contact-offline"
        role="alert"
        data-offline="You are offline, so nothing was sent. What you typed stays here. Send it again once you are online."
      />
      <FieldError />
      {/* In the form, so that it takes the choice along; after its first button, so that Enter does not press it. */}
      <Button type="submit" formAction={pages.offer(shareId)} formNoValidate>
        Get this as an offer
      </Button>
      <p className="contact-note">
        You can get an offer without giving your details. It has a number, an expiration date, and a PDF.
      </p>
      <p className="contact-note">
        Billing name and email are sent to the provider named below, and used for billing contact only.{' '}
        <a className="link" href={links.privacyPolicy}>
          Privacy Policy
        </a>
      </p>
    </form>
  )
}
