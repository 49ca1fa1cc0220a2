import type { Amount } from '../fees/amounts.ts'
import type { Statement } from './statements.ts'
import type { Term } from './terms.ts'

/** Something on a page that may be a fact of a certification, by its kind. */
export type Fact =
  | { kind: 'fee'; thing: Amount }
  | { kind: 'term'; thing: Term }
  | { kind: 'requirement' | 'renewal'; thing: Statement }

export type FactKind = Fact['kind']

/** A fact with what its own features say of it, 0 to 1. */
export type ScoredFact = Fact & { score: number }
