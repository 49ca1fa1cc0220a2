import type { Candidate } from './candidates.ts'

/** A name that may be a certification of the page's body, and how likely it is one, 0 to 1. */
export interface JudgedName {
  candidate: Candidate
  likely: number
  /** Of a short form alone, the one name that the page gives it. */
  spelledOut?: Candidate | undefined
}
