import * as z from 'zod/mini'
import { requiredText, text } from '../text/text.ts'

/**
 * What whoever holds a link may do with what it shows. 'edit': change it, as a new version; 'suggest': say what is right, wrong or
 * missing, and its owner decides; 'view': read it.
 */
export const linkModes = ['edit', 'suggest', 'view'] as const
export type LinkMode = (typeof linkModes)[number]
export const linkModeSchema = z.enum(linkModes)

/** What an owner calls a link, for themselves alone. */
export const linkNameSchema = text(100, 'Name of the link')

/** Short enough to be said on the telephone. Spaces at its ends come from copying and do not count. */
export const passcodeSchema = requiredText(4, 100, 'A passcode must have at least 4 characters.', 'The passcode')

/** A guess; one that is too short is a wrong one. */
export const givenPasscodeSchema = text(100, 'The passcode')

/** Days for which one press keeps a link open. */
export const renewedDays = 30

/** Days before the end of a link on which its owner is told. */
export const expiryNoticeDays = 3
const day = 86_400_000

/** The moment at which a link ends whose last day, in UTC, is given. */
export function expiryOf(lastDay: string): Date {
  return new Date(Date.parse(lastDay) + day)
}

/** The last day, in UTC, of a link that ends at a moment. */
export function lastDayOf(expiry: Date): string {
  return new Date(expiry.getTime() - 1).toISOString().slice(0, 10)
}

/** What is wrong with the last day that a link is to have; nothing with today, in UTC, or a later day. */
export function lastDayProblem(lastDay: string, now: Date): string | undefined {
  const today = now.toISOString().slice(0, 10)
  return lastDay < today ? `The last day of a link cannot be before today, ${today} (UTC).` : undefined
}

/** The last day, in UTC, of a link that is kept open at a moment: so many days after the one it had, or after today when that is over. */
export function renewedUntil(now: Date, lastDay: string | null): string {
  const start = Math.max(now.getTime(), lastDay === null ? 0 : Date.parse(lastDay))
  return new Date(start + renewedDays * day).toISOString().slice(0, 10)
}
