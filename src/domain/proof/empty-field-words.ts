import type { Gap } from './empty-field.ts'

/** What a reader is told where a field has no line (docs/decisions/0040, 0100). */
export const gapWords: Record<Gap, string> = {
  'not-stated': 'Not stated on the pages read',
  'not-found': 'Not found on the pages read',
  'no-expiry': 'None found; it does not expire',
  'not-allowed': 'Its page does not allow automated reading',
  'not-readable': 'Its page could not be read',
  'no-answer': 'Its page did not load',
  'not-read': 'Not read yet',
  'still-reading': 'Still reading',
  'left-out': 'Left out here',
}

/** What that means, written to follow it and a colon. */
export const gapMeanings: Record<Gap, string> = {
  'not-stated': 'a language model read them and found none there.',
  'not-found': 'the built-in reader may have missed it.',
  'no-expiry': 'there may be nothing to renew.',
  'not-allowed': 'the site does not let programs read it.',
  'not-readable': 'a program can make out no text there.',
  'no-answer': 'it may load another time.',
  'not-read': 'a page may have it.',
  'still-reading': 'a page may have it.',
  'left-out': 'someone removed it.',
}

/** What the body's people are asked where a field has no line that one of its pages may state. */
export const gapInvitation = 'If you know it, add it below.'
