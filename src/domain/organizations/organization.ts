import * as z from 'zod/mini'
import { limits, requiredText, text } from '../text/text.ts'
import { isPlainAddress, isWebAddress, plainAddressSentence } from './web-address.ts'

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

const webAddressSentence = 'A website address begins with https:// or http://, for example https://www.example.org.'

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
