import * as z from 'zod/mini'
import { daySchema } from '../text/calendar-day.ts'
import { certaintySchema } from './certainty.ts'
import { isPlainAddress, plainAddressSentence } from '../organizations/web-address.ts'
import { atMost, cutText, limits, text } from '../text/text.ts'

/** So many pieces of evidence stand behind one line at most. */
export const mostEvidence = 100

/** Longest quote, in characters; a pair of marks needs two of them. */
const longestQuote = 4_000

/** A public web address; nothing but http and https is ever linked. */
export const webAddressSchema = z
  .string()
  .check(
    z.maxLength(2_000),
    z.refine(isPlainAddress, { error: plainAddressSentence }),
    z.regex(/^https?:\/\/[^\s/$.?#][^\s]*$/i, 'An address must start with http:// or https://.'),
  )

/** Words that stand on a page of the body, found there by the verifier. Offsets are UTF-16 indexes into `quote`. */
export const pageEvidenceSchema = z.object({
  kind: z.literal('page'),
  url: webAddressSchema,
  /** The page's own title, when it has one. */
  title: z.optional(cutText(500)),
  /** Day the page was read. */
  readOn: daySchema,
  /** Page of a PDF, from 1. */
  page: z.optional(z.number().check(z.int(), z.positive())),
  /** The sentence, letter for letter as on the page. */
  quote: z.string().check(z.minLength(1), z.maxLength(longestQuote)),
  /** Where it begins in the text of the stored copy, in UTF-16 units. */
  start: z.optional(z.number()),
  /** A little of the page before and after the sentence. */
  before: z.string().check(z.maxLength(400)),
  after: z.string().check(z.maxLength(400)),
  /** The words inside `quote` that say the line, as [start, end) pairs in order. */
  marks: atMost(z.tuple([z.number(), z.number()]), longestQuote / 2),
  /** Key of the stored copy of the page, when one is kept. */
  pageId: z.optional(z.string().check(z.maxLength(100))),
  /** What this page says, when pages disagree. */
  says: z.optional(cutText(limits.summary)),
  /** The page says it of all certifications of the body. */
  forAll: z.optional(z.boolean()),
  /**
   * Who found it: the built-in reader, which stored data calls 'rules'; a model, which named the words; or a person, who brought the
   * document: that one is no page of the body.
   */
  witness: z.enum(['rules', 'model', 'person']),
  /** How sure the built-in reader is of the line; absent of what a model read, and of what was stored before readers said so. */
  certainty: z.optional(certaintySchema),
  /** Who brought the document, as readers are told. */
  givenBy: z.optional(cutText(limits.personName)),
})
export type PageEvidence = z.infer<typeof pageEvidenceSchema>

/** A fact of the built-in catalogue, from a stored copy of a page: its address and the day the copy was read, no quote. */
const catalogueEvidenceSchema = z.object({
  kind: z.literal('catalogue'),
  url: webAddressSchema,
  publisher: z.enum(['body', 'chapter', 'government', 'third-party']),
  readOn: daySchema,
  /** Date the page itself states, when it states one: a year, a month or a day. Without it nobody knows how old the page is. */
  statedOn: z.optional(cutText(40)),
  /** What this source says, when sources disagree. */
  says: z.optional(cutText(limits.summary)),
})
export type CatalogueEvidence = z.infer<typeof catalogueEvidenceSchema>

/** A person wrote the line. */
const personEvidenceSchema = z.object({
  kind: z.literal('person'),
  /** Name shown to readers: the user's name, or 'via share link'. */
  by: text(limits.personName, 'Name'),
  via: z.enum(['editor', 'share-link']),
  /** Moment of the change, ISO 8601 in UTC. */
  at: cutText(40),
  /** The line it took the place of, with what stood behind that one; absent for a new line. */
  before: z.optional(
    z.object({
      text: cutText(limits.summary),
      evidence: atMost(z.discriminatedUnion('kind', [pageEvidenceSchema, catalogueEvidenceSchema]), mostEvidence),
    }),
  ),
})
export type PersonEvidence = z.infer<typeof personEvidenceSchema>

export const evidenceSchema = z.discriminatedUnion('kind', [pageEvidenceSchema, catalogueEvidenceSchema, personEvidenceSchema])
export type Evidence = z.infer<typeof evidenceSchema>

/** What can be opened: a page, a document, a stored copy; not a person's word. */
export type SourceEvidence = Exclude<Evidence, PersonEvidence>

/** What a reader is told about one line. An empty field has no line; `gapOf` says why. */
export type LineState = 'on-the-page' | 'document' | 'person' | 'catalogue' | 'not-confirmed' | 'conflict' | 'check'

/**
 * The state of a line, from what stands behind it.
 * A person's word replaces older proof (the proof stays inside `before`); pages that give different answers are a conflict;
 * a line that the built-in reader alone read and is not sure of waits for a person's check; one quote of the body's own page
 * proves; a document that a person brought, and a catalogue source, are shown as such; nothing is 'not confirmed'.
 */
export function lineState(evidence: readonly Evidence[] | undefined): LineState {
  if (evidence === undefined || evidence.length === 0) return 'not-confirmed'
  if (evidence.some((one) => one.kind === 'person')) return 'person'
  const answers = new Set(evidence.flatMap((one) => (one.kind !== 'person' && one.says !== undefined ? [one.says] : [])))
  if (answers.size > 1) return 'conflict'
  if (evidence.every(isUnsure)) return 'check'
  if (evidence.some(isOwnPage)) return 'on-the-page'
  return evidence.some((one) => one.kind === 'catalogue') ? 'catalogue' : 'document'
}

/** Whether evidence quotes a page that was read on the web, not a document that a person brought. */
export function isOwnPage(evidence: Evidence): boolean {
  return evidence.kind === 'page' && evidence.witness !== 'person'
}

/** Whether the built-in reader is not sure of what a quote is said to prove. */
export function isUnsure(evidence: Evidence): boolean {
  return evidence.kind === 'page' && evidence.certainty?.verdict === 'check'
}

/** A quote without how sure a program was of it: for readers of a link, and once a person said that it is right. */
export function withoutCertainty(evidence: PageEvidence): PageEvidence {
  const { certainty: _, ...quote } = evidence
  return quote
}
