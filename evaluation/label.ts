import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import * as z from 'zod/mini'
import { type CurrencyCode, isCurrencyCode } from '../src/research/lexicon/money/currency.ts'
import { type FeeKind, feeKinds } from '../src/research/lexicon/fees/fee-kind.ts'

/** Kinds of fees that labels have another word for, or none: those are not scored. Labels call every other kind as the lexicon does. */
export const calledOtherwise = {
  registration: 'certification',
  additional: 'certification',
  replacement: 'certification',
  maintenance: 'annual',
  rescheduling: undefined,
  cancellation: undefined,
  'no-show': undefined,
  extension: undefined,
  transfer: undefined,
  rescoring: undefined,
  review: undefined,
  verification: undefined,
  processing: undefined,
} as const satisfies Partial<Record<FeeKind, string>>
type SameKind = Exclude<FeeKind, keyof typeof calledOtherwise>

/** Whether labels call a kind of fee as the lexicon does. */
export function isCalledSo(kind: string): kind is SameKind {
  return Object.hasOwn(feeKinds, kind) && !Object.hasOwn(calledOtherwise, kind)
}

/** Whom and when a fee is for, as labels say it. */
export const labelledAudiences = ['early', 'member', 'nonmember', 'student'] as const
export type LabelledKind = SameKind | 'annual' | (typeof labelledAudiences)[number]

/** What a fee is for. A fee may carry several: 'retake member'. */
export const labelledKinds: readonly LabelledKind[] = [
  ...Object.keys(feeKinds).filter(isCalledSo),
  'annual',
  ...labelledAudiences,
]

const feeLabelSchema = z.strictObject({
  amount: z.number(),
  /** ISO 4217 code. */
  currency: z.custom<CurrencyCode>((code) => typeof code === 'string' && isCurrencyCode(code)),
  /** Words of `labelledKinds`, one space between. */
  kind: z.string().check(z.refine((kind) => kind.split(' ').every((word) => labelledKinds.some((known) => known === word)))),
  /** On the page, but nobody is blamed for leaving it out. */
  optional: z.optional(z.boolean()),
})
export type FeeLabel = z.infer<typeof feeLabelSchema>

/** '30 PDU' as its number and unit, or the words a line has to say. */
const renewalLabelSchema = z.union([z.strictObject({ amount: z.number(), unit: z.string() }), z.string()])
export type RenewalLabel = z.infer<typeof renewalLabelSchema>

const factsShape = {
  fees: z.array(feeLabelSchema),
  /** '3 years', '18 months', 'lifetime'; null when the page states none. */
  validity: z.nullable(z.string()),
  /** Further cycles the page names; either is right. */
  otherCycles: z.optional(z.array(z.string())),
  renewal: z.array(renewalLabelSchema),
  renewalOptional: z.optional(z.array(z.string())),
  requirements: z.array(z.string()),
  requirementsOptional: z.optional(z.array(z.string())),
}
const factsLabelSchema = z.strictObject(factsShape)
export type FactsLabel = z.infer<typeof factsLabelSchema>

const certificationLabelSchema = z.strictObject({
  name: z.string(),
  /** Other spellings of its name on the page. */
  alsoNamed: z.optional(z.array(z.string())),
  acronym: z.optional(z.string()),
  retired: z.optional(z.boolean()),
  ...factsShape,
})
export type CertificationLabel = z.infer<typeof certificationLabelSchema>

const pageLabelSchema = z.strictObject({
  organization: z.string(),
  certifications: z.array(certificationLabelSchema),
  /** Facts for every certification of the body. Without certifications: facts of a page that names none. */
  common: z.optional(factsLabelSchema),
  /** Programmes of the body that the page only names; showing them is neither asked for nor wrong. */
  mentioned: z.optional(z.array(z.string())),
  /** A page of no certification: a job, an event, membership dues. */
  distractor: z.boolean(),
})
export type PageLabel = z.infer<typeof pageLabelSchema>

/**
 * The parts of the set: pages to learn from, their counterparts, pages that came in lots to be learnt from, whole pages that came in
 * larger lots, and sets that were measured once before they were opened. All of them have been looked at: what they say of unknown pages is in `history.md`.
 */
export const parts = [
  'tuning',
  'counterparts',
  'lots',
  'whole',
  'opened-a',
  'opened-b',
  'opened-c',
  'opened-d',
  'opened-e',
  'opened-f',
] as const
export type Part = (typeof parts)[number]

/** One labelled page of the set. */
export interface Case {
  /** File name in its part. */
  file: string
  bytes: Uint8Array
  label: PageLabel
}

/** Pages that are measured by their totals and read by nobody who works on the reader. */
export const unreadParts = ['unread', 'unread-b'] as const

/** The pages of one part with their labels, by file name. */
export function readCases(part: Part | (typeof unreadParts)[number]): Case[] {
  const folder = new URL(`./pages/${part}/`, import.meta.url)
  const pages = readdirSync(folder).filter((file) => extname(file) !== '.json')
  return pages.toSorted().map((file) => {
    const label = new URL(file.replace(/\.[^.]+$/, '.json'), folder)
    return { file, bytes: readFileSync(new URL(file, folder)), label: readLabel(label) }
  })
}

/** A label from its file. @throws where the file is no label, naming the field */
export function readLabel(address: URL): PageLabel {
  const read = pageLabelSchema.safeParse(JSON.parse(readFileSync(address, 'utf8')))
  if (!read.success) throw new Error(`${address.pathname}: ${z.prettifyError(read.error)}`)
  return read.data
}
