import { limits, requiredText, text } from '#domain/text/text.ts'
import { daySchema } from '#domain/text/calendar-day.ts'
import { webAddressSchema } from '#domain/evidence/evidence.ts'
import * as z from 'zod/mini'

/** Industries of the catalogue; the keys stand in the files, the words on the coverage page. */
export const industries = {
  nursing: 'Nursing',
  medicine: 'Medicine and health care',
  'allied-health': 'Allied health',
  pharmacy: 'Pharmacy',
  'mental-health': 'Mental health and social work',
  'information-technology': 'Information technology',
  security: 'Information and physical security',
  'project-management': 'Project management',
  'human-resources': 'Human resources',
  finance: 'Finance and accounting',
  insurance: 'Insurance and benefits',
  'law-compliance': 'Law and compliance',
  safety: 'Safety',
  'construction-trades': 'Construction and trades',
  'engineering-quality': 'Engineering and quality',
  fitness: 'Fitness and nutrition',
  food: 'Food and hospitality',
  education: 'Education and coaching',
  'real-estate': 'Real estate',
  logistics: 'Logistics and supply chain',
  marketing: 'Marketing and communication',
  environment: 'Environment and energy',
  'public-service': 'Public service and non-profit',
} as const
type Industry = keyof typeof industries

const industrySchema = z.custom<Industry>((value) => typeof value === 'string' && Object.hasOwn(industries, value), {
  error: `it must be one of ${Object.keys(industries).join(', ')}.`,
})

/** A page that facts were read from. The catalogue keeps its address and dates, never its sentences. */
const sourceSchema = z.strictObject({
  url: webAddressSchema,
  /** Who publishes it: the body itself, one of its chapters, a government, or anybody else. */
  publisher: z.enum(['body', 'chapter', 'government', 'third-party']),
  /** Day we read it. */
  readOn: daySchema,
  /** Date the page itself states ('2024', '2024-05' or '2024-05-17'); absent: the page's age is not known. */
  statedOn: z.optional(z.string().check(z.regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/))),
})
export type CatalogueSource = z.infer<typeof sourceSchema>

const sourceKeys = z.array(z.string()).check(z.minLength(1, 'Every line names at least one source.'))

/** One fact in our own words, with the keys of the sources that state it, and what other sources say instead. */
const lineSchema = z.strictObject({
  text: requiredText(1, limits.listItem, 'A line needs a text.', 'A line'),
  sources: sourceKeys,
  conflicts: z.optional(
    z.array(
      z.strictObject({ text: requiredText(1, limits.listItem, 'A conflict needs a text.', 'A conflict'), sources: sourceKeys }),
    ),
  ),
})
export type CatalogueLine = z.infer<typeof lineSchema>

const deliveryPart = (label: string) => z.optional(requiredText(1, 160, `${label} is empty; leave it out instead.`, label))

/** How the exam is taken, with the keys of the sources that state it; at least one of the three. */
const deliverySchema = z
  .strictObject({
    /** The firm whose test centers or system it is: 'Pearson VUE', 'Prometric', 'PSI'; the body itself where it says so. */
    vendor: deliveryPart('Vendor'),
    /** 'at a test center or online, up to 90 questions'. */
    format: deliveryPart('Format'),
    /** '90 minutes'. */
    length: deliveryPart('Length'),
    sources: sourceKeys,
  })
  .check(
    z.refine(({ vendor, format, length }) => (vendor ?? format ?? length) !== undefined, {
      error: 'a delivery names a vendor, a format or a length.',
    }),
  )
export type CatalogueDelivery = z.infer<typeof deliverySchema>

const certificationSchema = z.strictObject({
  name: requiredText(1, limits.certificationName, 'Certification name is required.', 'Certification name'),
  acronym: z.optional(text(limits.abbreviation, 'Acronym')),
  /** The body uses the acronym for several of its certifications, each of which says so. */
  acronymIsShared: z.optional(z.boolean()),
  /** One or two sentences in our own words. */
  summary: lineSchema,
  requirements: z.array(lineSchema),
  /** '3 years', 'Lifetime'; absent when no source states it. */
  validity: z.optional(lineSchema),
  renewal: z.array(lineSchema),
  /** Amount first, then what it pays: 'US$405 exam (PMI members)'. */
  fees: z.array(lineSchema),
  delivery: z.optional(deliverySchema),
  retired: z.optional(z.boolean()),
})
export type CatalogueCertification = z.infer<typeof certificationSchema>

const namingFields = {
  name: requiredText(2, limits.organizationName, 'A body needs a name.', 'Name'),
  /** Likeliest first. */
  abbreviations: z.array(z.string()),
  formerNames: z.optional(z.array(z.string())),
  /** Other names people use: translations, short forms, trade names. */
  otherSpellings: z.optional(z.array(z.string())),
  website: webAddressSchema,
  /** ISO 3166-1 alpha-2; 'INT' for bodies of no country. */
  country: z.string().check(z.regex(/^([A-Z]{2}|INT)$/)),
  industry: industrySchema,
}

/** A body in one file, `catalogue/bodies/<slug>.json`, with its certifications. */
export const catalogueBodySchema = z.strictObject({
  ...namingFields,
  /** One sentence in our own words. */
  description: requiredText(10, 600, 'A body needs a description.', 'Description'),
  sources: z.record(z.string(), sourceSchema),
  certifications: z.array(certificationSchema).check(z.minLength(1, 'A detailed body has at least one certification.')),
  /** Names of further credentials it awards, of which no line is known: one typed instead of its body finds it. */
  credentials: z.optional(z.array(z.string())),
  /** What was looked for on public pages and not found; so that nobody looks twice. */
  notFound: z.array(z.string()),
})
export type CatalogueBody = z.infer<typeof catalogueBodySchema>

/** A body of which only the name and address are known: an entry of `catalogue/names/<industry>.json`. */
export const namedBodySchema = z.strictObject({
  ...namingFields,
  description: z.optional(text(600, 'Description')),
  /** Names of credentials it awards, so that a credential typed instead of its body finds it. */
  credentials: z.optional(z.array(z.string())),
})
export type NamedBody = z.infer<typeof namedBodySchema>
