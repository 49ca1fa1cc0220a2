import { pages } from '#contract/pages.ts'
import type { PublicPages } from '#contract/public-pages.ts'
import type { InterestOutcome } from '#domain/offers/interest.ts'
import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button/button.tsx'
import { WaitlistFacts } from './waitlist-facts.tsx'
import { WaitlistFrame } from './waitlist-frame.tsx'
import { WhatNext } from './what-next.tsx'
import { waitlistTitle } from './waitlist-title.ts'

export type WaitlistPageProps = PublicPages['waitlist'] & {
  /** Sign In, or the account menu. */
  account: ReactNode
}

/** Where a submission stands: its trial, or its place in line; without a link, what Phase 2 is. */
export function WaitlistPage({
  shareId,
  organization,
  outcome,
  isSeatFree = false,
  isOver = false,
  seller,
  mode,
  account,
}: WaitlistPageProps) {
  return (
    <WaitlistFrame account={account}>
      {organization !== undefined && (
        <p className="waitlist-body" dir="auto">
          {organization}
        </p>
      )}
      <h1>{waitlistTitle(outcome, isOver)}</h1>
      <p className="waitlist-lead">{leadOf(outcome, isSeatFree, isOver)}</p>
      {outcome !== undefined && <WaitlistFacts outcome={outcome} isOver={isOver} />}
      {outcome !== undefined && shareId !== undefined && (
        <WhatNext outcome={outcome} isOver={isOver} shareId={shareId} seller={seller} mode={mode} />
      )}
      <a className={buttonClass('filled', 'large')} href={pages.learn(shareId)}>
        Learn More
      </a>
    </WaitlistFrame>
  )
}

function leadOf(outcome: InterestOutcome | undefined, isSeatFree: boolean, isOver: boolean): string {
  if (isOver) return 'You gave no card, so nothing was charged.'
  if (outcome === undefined && isSeatFree) return 'A seat has opened since then: if you join now, your free trial starts.'
  if (outcome === undefined) return 'If you join now, you get a place in Phase 2. Seats open in the order people joined.'
  return outcome.outcome === 'trial'
    ? 'Your seat in Phase 1 is yours. You gave no card, so nothing is charged automatically.'
    : 'Your place in Phase 2 is kept. We write to the billing contact when a seat opens, in the order people joined.'
}
