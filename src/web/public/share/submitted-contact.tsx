import { pages } from '#contract/pages.ts'
import type { InterestOutcome } from '#domain/offers/interest.ts'
import { Check } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

export interface SubmittedContactProps {
  shareId: string
  outcome: InterestOutcome['outcome']
  /** Whether it changed what was submitted before: the trial, which may be over, and the place in line are what they were. */
  changes: boolean
}

/** What a submission gave: a trial with its end, or a place in line. live-contact.ts fills in what was submitted. */
export function SubmittedContact({ shareId, outcome, changes }: SubmittedContactProps) {
  const trial = outcome === 'trial'
  return (
    <div className="contact-form">
      <p className="contact-lead">
        {changes && `Your changes are saved. ${trial ? 'Your trial' : 'Your place in line'} stays as it is.`}
        {!changes && trial && (
          <>
            Your free trial runs until <span data-fill="trialEnds" />.
          </>
        )}
        {!changes && !trial && 'Phase 1 is full. Your place in Phase 2 is kept.'}
      </p>
      <dl className="contact-given">
        <div>
          <dt>Billing name</dt>
          <dd data-fill="billingName" dir="auto" />
        </div>
        <div>
          <dt>Billing email</dt>
          <dd data-fill="billingEmail" />
        </div>
      </dl>
      {!changes && (
        <Button look="filled" size="large" disabled icon={<Icon of={Check} />}>
          {trial ? 'Free trial started' : 'Selected for Phase 2 Waitlist'}
        </Button>
      )}
      <div className="contact-ways">
        <a className={buttonClass('outlined')} href={pages.waitlist(shareId)}>
          {trial ? 'See your trial' : 'See your place in line'}
        </a>
        <a className={buttonClass('outlined')} href={pages.sharedPrograms(shareId)}>
          Back to your programs
        </a>
        <a className={buttonClass('outlined')} href={pages.offer(shareId)}>
          Offer
        </a>
      </div>
    </div>
  )
}
