import { counted } from '../text/counted.ts'

/**
 * What is said of names that were seen and not read, wherever the certifications that were found are counted. A name alone does not prove that a program stands behind
 * it.
 * @param one what a certification is called there: 'program'
 */
export function namesUnreadSentence(count: number, one: string): string {
  if (count === 1) return `1 more name was seen that may be a ${one}. Nothing else was read about it, so it is not listed.`
  return `${counted(count, 'more name')} were seen that may be ${one}s. Nothing else was read about them, so they are not listed.`
}
