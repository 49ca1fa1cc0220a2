import * as z from 'zod/mini'
import { limits, requiredText, text } from './text.ts'

const shortName = 'Organization name must be at least 2 characters.'

/** The name of a body as a person, a program or a file gives it. Source: specification, sections 5 and 9. */
export const organizationNameSchema = requiredText(2, limits.organizationName, shortName, 'Organization name')

/**
 * A credentialing body as the product shows it: `name` and `description` are the specified fields, the rest is added where known. What
 * was saved before may have a shorter name.
 */
export const organizationSchema = z.object({
  name: requiredText(1, limits.organizationName, shortName, 'Organization name'),
  description: text(limits.description, 'Description'),
  abbreviation: z.optional(text(limits.abbreviation, 'Abbreviation')),
  website: z.optional(text(limits.website, 'Website')),
})
export type Organization = z.infer<typeof organizationSchema>

/** What could make an address read otherwise than it looks: white space, control and invisible characters. */
const invisible = /[\p{C}\p{Z}]/u

/** Whether nothing inside a typed web address is read otherwise than it looks; white space around it is left out when it is read. */
export function isPlainAddress(typed: string): boolean {
  return !invisible.test(typed.trim())
}

const scheme = /^([a-z][a-z\d+.-]*):(.*)$/is

/** Whether a typed address leads to the web: with http:// or https:// before it, or with none, as in 'example.org:8080'. */
export function isWebAddress(typed: string): boolean {
  const [, name = '', rest = ''] = scheme.exec(typed.trim()) ?? []
  if (name === '' || /^https?$/i.test(name)) return true
  return (name.includes('.') || /^localhost$/i.test(name)) && /^\d{1,5}(?:[/?#]|$)/.test(rest)
}

const webAddressSentence = 'A website address begins with https:// or http://, for example https://www.example.org.'

export const plainAddressSentence =
  'A web address cannot contain spaces, line breaks or invisible characters. Type it like https://www.example.org.'

/** A website as a person gives it; empty: none. */
export const typedWebsiteSchema = text(limits.website, 'Website').check(
  z.refine(isPlainAddress, { error: plainAddressSentence, abort: true }),
  z.refine(isWebAddress, { error: webAddressSentence }),
)

/** A body as a person gives it; what was saved before may hold another website, or a shorter name, and is still shown. */
export const typedOrganizationSchema = z.extend(organizationSchema, {
  name: organizationNameSchema,
  website: z.optional(typedWebsiteSchema),
})

/** How a typed text met a name of a body: letter for letter, by some of its words, or with slips. */
const closenesses = ['same', 'part', 'near'] as const
export type Closeness = (typeof closenesses)[number]

/** One reading of a typed name, with the reason it is offered. Best first in a list. */
export const organizationMatchSchema = z.extend(organizationSchema, {
  /** Where the match comes from. */
  source: z.enum(['catalogue', 'remembered', 'wikidata', 'web-search', 'typed-address', 'typed-name']),
  /** Why it matches, in words a person can check: 'PMI is its abbreviation'. */
  reason: z.string(),
  /** How all that was typed met what the body goes by, or awards; absent where nobody can tell. */
  closeness: z.optional(z.enum(closenesses)),
  /** Whether the built-in catalogue holds its certifications. */
  detailed: z.boolean(),
})
export type OrganizationMatch = z.infer<typeof organizationMatchSchema>

/** What a person types to find a body: a name, an abbreviation, a credential or a web address. */
export const searchTermSchema = organizationNameSchema.check(
  z.refine((term) => !/^\s*(?:https?:\/\/|www\.)/i.test(term) || isPlainAddress(term), { error: plainAddressSentence }),
)

/** A name reduced to what two spellings share: letters and digits in lower case, without accents, one space between words. */
export function foldName(name: string): string {
  if (/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(name)) return name.toLowerCase()
  // Most names are of plain letters, which have no accents to take off.
  const bare = /^[ -~]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}+/gu, '')
  return bare
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
