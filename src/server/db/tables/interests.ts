import type { Offered } from '#domain/offers/offer.ts'
import type { PricingOptions } from '#domain/public-face/pricing.ts'
import type { Json, Moment } from './columns.ts'

/** What was offered, whole and unchanged since; moves with its prospect where two become one. */
export interface OffersTable {
  /** '17-2': the second one for prospect 17. */
  number: string
  prospect_id: number
  /** Hash of the day and of what is offered: the same asked again on a day is the same offer. */
  fingerprint: string
  made_at: Moment
  /** The last day on which it holds, 'YYYY-MM-DD' in UTC. */
  valid_until: string
  offered: Json<Offered>
}

/** The current interest of a prospect; earlier submissions stand in interest_history. */
export interface InterestsTable {
  prospect_id: number
  billing_name: string
  billing_email: string
  pricing_options: Json<PricingOptions>
  price_per_month: number
  price_per_year: number
  outcome: 'trial' | 'waitlist'
  /** Order of arrival in the queue; the place shown counts those still waiting before it. */
  queue_number: number | null
  trial_ends_at: Moment | null
  submitted_at: Moment
  updated_at: Moment
}

export interface InterestHistoryTable {
  id: string
  prospect_id: number
  billing_name: string
  billing_email: string
  pricing_options: Json<PricingOptions>
  price_per_month: number
  submitted_at: Moment
}

/** One row: seats of Phase 1 taken and the last queue number given; locked while a seat is claimed. */
export interface PhaseTable {
  id: number
  seats_taken: number
  last_queue_number: number
}

export interface InterestsTables {
  offers: OffersTable
  interests: InterestsTable
  interest_history: InterestHistoryTable
  phase: PhaseTable
}
