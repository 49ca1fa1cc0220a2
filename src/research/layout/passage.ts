import type { Block } from '../document/clean-document/clean-document.ts'
import type { BareRow } from './bare-amounts.ts'
import type { Columns } from './columns.ts'
import type { Role } from '../lexicon/topics/section-role.ts'
import type { Statement } from './statement.ts'

/** A block with what is known of its surroundings. */
export interface Passage {
  block: Block
  text: string
  /** Headings above it, outermost first; short lines before prose count as headings in texts without marks. */
  path: readonly string[]
  role: Role
  /** The line that leads into a list: 'Candidates must meet one of the following:'. */
  lead: string
  /** Where the headings above it and its lead stand in the document's text, in the order of `path`. */
  headings: readonly Heading[]
  /** Heads of its amounts, when it is a row of a table that lost its form. */
  columns?: Columns | undefined
  /** Its amounts, when it is a row of bare numbers under a head of currencies. */
  bare?: BareRow | undefined
  /** One of a run of amounts without a label: nothing says what they are for. */
  loose: boolean
  /** A heading, or a line that stands as one. */
  heading: boolean
  /** What `statementsOf` has read, once it was asked. */
  statements: readonly Statement[] | undefined
}

/** A heading with its offset in the document's text. */
export interface Heading {
  text: string
  start: number
}
