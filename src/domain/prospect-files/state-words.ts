import type { LineState } from '../evidence/evidence.ts'

/** What stands behind a line, in a file that somebody takes away. */
export const stateWords: Readonly<Record<LineState, string>> = {
  'on-the-page': 'On the body’s page',
  document: 'In a document that someone provided',
  person: 'Stated by a person',
  catalogue: 'From a stored copy of a page',
  'not-confirmed': 'Not confirmed',
  conflict: 'Sources disagree',
  check: 'Read by a program that is not sure of it: please check',
}
