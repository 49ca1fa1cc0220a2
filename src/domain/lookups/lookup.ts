import * as z from 'zod/mini'
import { certificationSchema, certificationsSchema } from '../certifications/certification.ts'
import { daySchema } from '../text/calendar-day.ts'
import { organizationSchema } from '../organizations/organization.ts'

/** Why a page was not read or not used. Each code has one sentence, in `skipSentences`. */
export const skipReasons = [
  'blocked',
  'sign-in',
  'robots',
  'script-only',
  'scanned',
  'too-large',
  'unsupported',
  'too-slow',
  'too-heavy',
  'unreadable',
  'not-found',
  'unreachable',
  'forbidden-address',
  'other-site',
  'budget',
  'time',
  'not-needed',
  'not-chosen',
  'same-text',
  'nothing-stated',
  'not-english',
] as const
export type SkipReason = (typeof skipReasons)[number]

/** What a person is told about a page that could not be read; written to follow the page's name and a colon. */
export const skipSentences: Record<SkipReason, string> = {
  blocked: 'the site does not allow automated reading',
  'sign-in': 'it asks for a sign-in',
  robots: 'the site asks crawlers not to read it',
  'script-only': 'its text is only shown by a script',
  scanned: 'it is a scanned image without text',
  'too-large': 'it is too large',
  unsupported: 'it is not a page or PDF',
  'too-slow': 'reading it took too much time',
  'too-heavy': 'reading it took too much memory',
  unreadable: 'its text could not be made out',
  'not-found': 'it no longer exists',
  unreachable: 'it did not load',
  'forbidden-address': 'its address is not public',
  'other-site': 'it led to another site, which is not this body’s own',
  budget: 'the page limit was reached',
  time: 'the look-up ran out of time',
  'not-needed': 'neither its address nor its link mentions certification, and other pages had the facts',
  'not-chosen': 'the language model expected no facts there, and other pages had them',
  'same-text': 'it says the same as a page that was read',
  'nothing-stated': 'no certification facts were found there',
  'not-english': 'it is not in English, and only English pages can be read without a language model',
}

/** Who read a page: a language model that answered for all of it, or the built-in reader, which stored data calls 'rules'. */
const pageReaders = ['model', 'rules'] as const
export type PageReader = (typeof pageReaders)[number]

/** Why a page was opened. */
const openReasons = ['asked', 'named', 'chosen', 'promising', 'beside', 'plain', 'any'] as const
export type OpenReason = (typeof openReasons)[number]

/** Written to follow the page's name and a colon. */
export const openSentences: Record<OpenReason, string> = {
  asked: 'opened because it was asked for',
  named: 'opened because a certification known only by name links there',
  chosen: 'opened because the language model expected facts there',
  promising: 'opened because its address or link mentions certification',
  beside: 'opened because other pages in the same section state facts',
  plain: 'opened to see whether it states more',
  any: 'opened because little had been found',
}

/** What a language model expects on a page that it chooses by address and link. */
export const expectations = ['certifications', 'requirements', 'renewal', 'fees', 'unclear'] as const
export type Expectation = (typeof expectations)[number]

/** Why a page that a language model chose was opened, written as `openSentences` are. */
export const expectationSentences: Record<Expectation, string> = {
  certifications: 'opened because the language model expected certifications there',
  requirements: 'opened because the language model expected requirements there',
  renewal: 'opened because the language model expected renewal rules there',
  fees: 'opened because the language model expected fees there',
  unclear: 'opened because the language model could not tell what it contains',
}

const ledgerPageSchema = z.object({
  url: z.string(),
  title: z.optional(z.string()),
  readOn: z.optional(daySchema),
  /** Its text as it was kept, by the SHA-256 of that text. Absent when the page was not read, and in look-ups of before this was noted. */
  pageId: z.optional(z.string()),
  /** Absent when the page was not read, and in look-ups of before this was noted. */
  readBy: z.optional(z.enum(pageReaders)),
  /** Absent when the page was read. */
  skipped: z.optional(z.enum(skipReasons)),
  /** Absent of pages that a person brought, and in look-ups of before this was noted. */
  opened: z.optional(z.enum(openReasons)),
  /** Of a page that a language model chose: what it expected there. */
  expected: z.optional(z.enum(expectations)),
  /** Its facts stand in no line shown: another page says the same, or they belong to no certification shown. */
  factsUnused: z.optional(z.boolean()),
})

/** Pages not opened that a ledger lists at most; a large site has thousands. */
export const mostNotOpened = 100

/** What was read: names of programs seen, which of them were detailed, which not and why, and every page. */
export const ledgerSchema = z.object({
  namesSeen: z.array(z.object({ name: z.string(), acronym: z.optional(z.string()), url: z.optional(z.string()) })),
  detailed: z.array(z.string()),
  notRead: z.array(z.object({ name: z.string(), url: z.optional(z.string()), reason: z.enum(skipReasons) })),
  pages: z.array(ledgerPageSchema),
  /** Pages of the site that were known and not opened, the most promising first, up to `mostNotOpened`. */
  notOpened: z.optional(z.array(z.object({ url: z.string(), reason: z.enum(skipReasons) }))),
})
export type Ledger = z.infer<typeof ledgerSchema>

/** The whole answer of a look-up. */
export const lookupResultSchema = z.object({
  organization: organizationSchema,
  certifications: certificationsSchema,
  ledger: ledgerSchema,
  /** 'catalogue': from the built-in catalogue, not read live. 'both': from it, completed by what the site says now. */
  origin: z.enum(['catalogue', 'live', 'both']),
  /** Day the facts were read; of a catalogue answer, the oldest one shown. */
  asOf: daySchema,
  /** Of a catalogue answer that the site was to complete: why it did not, in one sentence. */
  siteNotRead: z.optional(z.string()),
})
export type LookupResult = z.infer<typeof lookupResultSchema>

export const lookupFailureCodes = [
  'ORG_NOT_FOUND',
  'SITE_UNREACHABLE',
  'SITE_BLOCKED',
  'NOTHING_FOUND',
  'CANCELLED',
  'INTERRUPTED',
  'INTERNAL',
] as const
export type LookupFailureCode = (typeof lookupFailureCodes)[number]

/** Something that happened in a look-up, in order. `at` is milliseconds since its start. */
export const lookupEventSchema = z.discriminatedUnion('type', [
  /** `at`: since when it runs, for whoever joins it. */
  z.object({ type: z.literal('started'), at: z.number(), lookupId: z.optional(z.string()), organization: organizationSchema }),
  /** Told again when more are chosen. */
  z.object({ type: z.literal('pages-chosen'), at: z.number(), found: z.number(), chosen: z.number() }),
  /** All of them, each once: a name and its short form are one. Told again when they change. */
  z.object({ type: z.literal('names-seen'), at: z.number(), names: z.array(z.string()) }),
  z.object({ type: z.literal('page-reading'), at: z.number(), url: z.string() }),
  /** `asked`: the address under which it was begun to be read, where another one answered. */
  z.object({
    type: z.literal('page-read'),
    at: z.number(),
    url: z.string(),
    asked: z.optional(z.string()),
    title: z.optional(z.string()),
  }),
  z.object({ type: z.literal('page-skipped'), at: z.number(), url: z.string(), reason: z.enum(skipReasons) }),
  /** The catalogue's whole answer, which can be shown and saved; the site is read now to complete it. */
  z.object({ type: z.literal('stored'), at: z.number(), result: lookupResultSchema }),
  /** A certification, new or changed; the same `id` replaces the earlier one. */
  z.object({ type: z.literal('certification'), at: z.number(), certification: certificationSchema }),
  /** One that was told is none: a better reader of its page does not find it. */
  z.object({ type: z.literal('certification-withdrawn'), at: z.number(), id: z.string() }),
  z.object({ type: z.literal('quotes-checked'), at: z.number(), checked: z.number(), found: z.number() }),
  /** Something worth knowing that stops nothing: a model that is away, a budget that is used up. */
  z.object({ type: z.literal('notice'), at: z.number(), message: z.string() }),
  /** `readAt`: the moment of the reading, of an answer that was read before it was asked for. */
  z.object({ type: z.literal('finished'), at: z.number(), result: lookupResultSchema, readAt: z.optional(z.string()) }),
  z.object({ type: z.literal('failed'), at: z.number(), code: z.enum(lookupFailureCodes), message: z.string() }),
])
export type LookupEvent = z.infer<typeof lookupEventSchema>
