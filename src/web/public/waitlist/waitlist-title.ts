import type { InterestOutcome } from '#domain/offers/interest.ts'

/** Title of the waitlist page: of a link whose seat is its own, and of everybody else's. */
export function waitlistTitle(outcome: InterestOutcome | undefined, isOver = false): string {
  if (isOver) return 'Your free trial is over'
  return outcome?.outcome === 'trial' ? 'Your free trial' : "We're Full for Phase 1"
}
