import * as z from 'zod/mini'
import { limits, requiredText, text } from './text.ts'

/** A credentialing body as the product shows it: `name` and `description` are the specified fields, the rest is added where known. */
export const organizationSchema = z.object({
  name: requiredText(1, limits.organizationName, 'Organization name is required.', 'Organization name'),
  description: text(limits.description, 'Description'),
  abbreviation: z.optional(text(limits.abbreviation, 'Abbreviation')),
  website: z.optional(text(limits.website, 'Website')),
})
export type Organization = z.infer<typeof organizationSchema>

/** One reading of a typed name, with the reason it is offered. Best first in a list. */
export const organizationMatchSchema = z.extend(organizationSchema, {
  /** Where the match comes from. */
  source: z.enum(['catalogue', 'remembered', 'wikidata', 'web-search', 'typed-address']),
  /** Why it matches, in words a person can check: 'PMI is its abbreviation'. */
  reason: z.string(),
  /** Whether the built-in catalogue holds its certifications. */
  detailed: z.boolean(),
})
export type OrganizationMatch = z.infer<typeof organizationMatchSchema>

/** What a person types to find a body: a name, an abbreviation, a credential or a web address. */
export const searchTermSchema = requiredText(
  2,
  limits.organizationName,
  'Organization name must be at least 2 characters.',
  'Organization name',
)

/**
 * The key under which equal questions about a body meet: its website's host and path when known, else its folded name.
 * Two spellings of one body with the same website share a look-up; two bodies with one abbreviation never do.
 */
export function organizationKey(organization: { name: string; website?: string | undefined }): string {
  const address = organization.website === undefined ? undefined : websiteKey(organization.website)
  return address ?? `name:${foldName(organization.name)}`
}

/** Host without 'www.' plus path of a web address, in lower case; undefined when it is not a web address. */
export function websiteKey(website: string): string | undefined {
  const match = /^(?:https?:\/\/)?(?:www\.)?([^\s/?#:@]+\.[^\s/?#:@]+)(\/[^\s?#]*)?/i.exec(website.trim())
  if (match?.[1] === undefined) return undefined
  return `${match[1]}${(match[2] ?? '').replace(/\/+$/, '')}`.toLowerCase()
}

/** A name reduced to what two spellings share: letters and digits in lower case, without accents, one space between words. */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
