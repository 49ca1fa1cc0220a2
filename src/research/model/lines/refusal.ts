/** Why a fact is not shown. What is in words of its own is no reason: it is shown in the page's. */
const reasons = [
  'quote not on a page',
  'number not on the page',
  'negation not on the page',
  'said of another certification',
  'speaks to programs',
  'not the voice of the body',
  'no statement of its kind',
  'certification not on a page',
  'replaced by a later fee',
] as const
export type Reason = (typeof reasons)[number]

/** A fact that was left out. */
export interface Refusal {
  certification: string
  field: string
  /** The line as the model said it. */
  text: string
  quote: string
  why: Reason
}
