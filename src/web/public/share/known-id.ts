import { errors } from '#contract/errors.ts'

/**
 * The id an interest is submitted for.
 * @throws Error with the specified sentence when there is none
 */
export function knownId(shareId: string): string {
  if (shareId.trim() === '') throw new Error(errors.NO_ID.sentence)
  return shareId
}
