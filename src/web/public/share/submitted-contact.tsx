import { pages } from '#contract/pages.ts'
import type { Billing, InterestOutcome } from '#domain/trial.ts'
import { Check } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { formatDate } from '../../ui/day.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** What was submitted, and what it gave: a trial with its end, or a place in line. */
export function SubmittedContact({ shareId, billing, outcome }: { shareId: string; billing: Billing; outcome: InterestOutcome }) {
  const trial = outcome.outcome === 'trial'
  return (
    <div className="contact-form">
      <p className="contact-lead">
        {trial
          ? `Your free trial runs until ${formatDate(outcome.trialEndsAt ?? outcome.submittedAt)}.`
          : 'Phase 1 is full. Your place in Phase 2 is kept.'}
      </p>
      <dl className="contact-given">
        <div>
          <dt>Billing name</dt>
          <dd>{billing.billingName}</dd>
        </div>
        <div>
          <dt>Billing email</dt>
          <dd>{billing.billingEmail}</dd>
        </div>
      </dl>
      <Button look="filled" size="large" disabled icon={<Icon of={Check} />}>
        {trial ? 'Free trial started' : 'Selected for Phase 2 Waitlist'}
      </Button>
      <p className="contact-note">
        <a className="link" href={pages.waitlist(shareId)}>
          {trial ? 'See your trial' : 'See your place in line'}
        </a>
      </p>
    </div>
  )
}
