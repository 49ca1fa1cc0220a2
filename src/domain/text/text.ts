import * as z from 'zod/mini'
import { thousands } from './thousands.ts'

/**
 * Longest accepted texts, in UTF-16 code units, and longest accepted lists.
 * Source: decisions.md 28. A limit and its sentence are made together by the functions below.
 */
export const limits = {
  organizationName: 200,
  description: 5_000,
  abbreviation: 60,
  website: 2_000,
  certificationName: 300,
  summary: 5_000,
  listItem: 2_000,
  listItems: 100,
  certifications: 500,
  /** Of all certifications together: more than any body states, and as many as are kept and shown while others wait for nothing. */
  lines: 2_500,
  personName: 200,
  email: 254,
  emailSubject: 200,
  emailMessage: 5_000,
  changeReason: 500,
} as const

/**
 * Text kept exactly as typed, between `min` and `max` characters.
 * @param max longest accepted length
 * @param named how the sentence calls the field, for example 'Organization name'
 */
export function text(max: number, named: string) {
  return z.string().check(z.maxLength(max, `${named} can be at most ${thousands(max)} characters.`))
}

/** A text as typed, or null where nothing was typed. */
export function typedOrNull(typed: string | null | undefined): string | null {
  return typed === undefined || typed === null || typed.trim() === '' ? null : typed
}

/** Text of at least `min` characters once outer white space is left out; `sentence` is the specified one. */
export function requiredText(min: number, max: number, sentence: string, named: string) {
  return text(max, named).check(z.refine((value) => value.trim().length >= min, { error: sentence }))
}

/** A list of at most `max` entries. */
export function listOf<T extends z.ZodMiniType>(item: T, max: number, named: string) {
  return z.array(item).check(z.maxLength(max, `${named} can have at most ${thousands(max)} entries.`))
}

/** A text that is cut after `max` characters, wherever it comes from: for what nobody types and nothing hangs on. */
export function cutText(max: number) {
  return z.string().check(
    z.overwrite((value) => value.slice(0, max)),
    z.maxLength(max),
  )
}

/** A list that is cut after `max` entries, wherever it comes from. */
export function atMost<T extends z.ZodMiniType>(item: T, max: number) {
  return z.array(item).check(
    z.overwrite((list) => list.slice(0, max)),
    z.maxLength(max),
  )
}

/**
 * Whether a text looks like one email address: one '@', no space, a dot in the domain, or 'localhost', where the first account
 * of an installation has its address. The pattern is deliberately simple; only delivery proves an address.
 */
export function isEmailAddress(value: string): boolean {
  return (
    value.length <= limits.email &&
    /^[^\s@<>",;:()[\]\\]+@(?:localhost|[^\s@<>",;:()[\]\\]+\.[^\s@<>",;:()[\]\\.]+)$/i.test(value)
  )
}
