import { lenientPattern } from '#domain/text/lenient-pattern.ts'
import { escapeHtml } from '../mail/html.ts'

/** What stands in the place of a person. */
export const struckOut = '[erased]'

/** A text that is looked for, in all the ways in which it can be written down. */
export interface Needle {
  /** Finds it between other letters, any case. */
  exactly: RegExp
  /** For the database: finds it and perhaps more. */
  roughly: string
}

/** An email address, also as part of a link. */
export function addressNeedle(email: string): Needle {
  const found = alternatives([email])
  return {
    exactly: new RegExp(`(?:(?<=%[0-9a-f]{2})|(?<![\\p{L}\\p{N}._+-]))(?:${found})(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu'),
    roughly: found,
  }
}

/** Whole words; null where there is no name. */
export function nameNeedle(names: readonly string[]): Needle | null {
  if (names.length === 0) return null
  // The longest first: of 'Ann Lee' nothing may be left because 'Ann' was found before.
  const found = alternatives(names.toSorted((a, b) => b.length - a.length))
  return { exactly: new RegExp(`(?<![\\p{L}\\p{N}])(?:${found})(?![\\p{L}\\p{N}])`, 'giu'), roughly: found }
}

/** Lines of emails are broken: any space may be a line break. */
function alternatives(texts: readonly string[]): string {
  const ways = texts.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()])
  const written = ways.flatMap((way) => [way, escapeHtml(way), JSON.stringify(way).slice(1, -1), encodeURIComponent(way)])
  return [...new Set(written)].map(lenientPattern).join('|')
}

/** Names of members and columns that hold no words of people: 'admin' is a role there, not a name. */
const structural =
  /^(actor_kind|kind|status|type|role|scope|via|fields?|mode|topic|state|outcome|prefer|audience|setting|part|billingCycle|url|website)$|(^|_)ids?$|Id$/

/** Whether a field of this name holds a kind, a key or an address that programs read, where no person's name is struck out. */
export const isStructural = (name: string): boolean => structural.test(name)

/** Strikes out the texts of a JSON value. @param strike gets a text and the names of the members it stands in */
export function strikeJson(
  value: unknown,
  strike: (text: string, path: readonly string[]) => string,
  path: readonly string[],
): unknown {
  if (typeof value === 'string') return strike(value, path)
  if (Array.isArray(value)) return value.map((one) => strikeJson(one, strike, path))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strikeJson(one, strike, [...path, name])]))
}
