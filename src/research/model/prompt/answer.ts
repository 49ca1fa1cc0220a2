import * as z from 'zod/mini'
import { credentialSource } from '../../lexicon/credentials/credential.ts'

/** One certification as the model names it; nothing of it is believed before its quotes are found. */
export interface NamedCertification {
  name: string
  acronym: string | null
  summaryQuote: string | null
  requirements: LineFact[]
  validity: ValidityFact[]
  renewal: LineFact[]
  fees: FeeFact[]
  retiredQuote: string | null
}

/** The name of the element that holds what the pages say of all certifications, or of certification in general. */
const forAllName = 'all'

const saysAll = new RegExp(
  `^\\W*(?:for )?all(?: (?:the |our )?(?:${credentialSource(['certification', 'credential'])}))?\\W*$`,
  'i',
)

/** Whether an element holds what the pages say of all certifications. */
export function isForAll({ name }: Pick<NamedCertification, 'name'>): boolean {
  return name.toLowerCase() === forAllName || saysAll.test(name)
}

/** Longest texts, in characters, and most entries of a list; what is longer is no line, and no quote that a person would read. */
const longest = { name: 300, acronym: 60, text: 600, detail: 160, quote: 2_000, facts: 80, contexts: 4 } as const

const textOf = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
/** Some models write a number without quotes. */
const figureSchema = z.union([textOf(40), z.pipe(z.number(), z.transform(String))])
/** A detail that is not as agreed is as good as none. */
const detailSchema = z.pipe(
  z.optional(z.unknown()),
  z.transform((given): string | null => {
    const read = textOf(longest.detail).safeParse(given)
    return read.success ? read.data : null
  }),
)
const passageSchema = z.pipe(
  z.optional(z.unknown()),
  z.transform((given): number | null => {
    const written = typeof given === 'number' ? String(given) : typeof given === 'string' ? given : ''
    const digits = /^\W*(\d{1,9})\W*$/.exec(written)?.[1]
    return digits === undefined ? null : Number(digits)
  }),
)
/** Some models give context as they give a fact: its quote with the number of its passage. */
function contextQuote(given: unknown): string | undefined {
  if (typeof given === 'string') return given
  const read = z.object({ quote: z.string() }).safeParse(given)
  return read.success ? read.data.quote : undefined
}

/** Context that is not as agreed is left out: the quote may say it alone. */
const contextSchema = z.pipe(
  z.optional(z.unknown()),
  z.transform((given): readonly string[] => {
    const list: readonly unknown[] = Array.isArray(given) ? given : [given]
    const texts = list.map(contextQuote).filter((one) => one !== undefined)
    return texts.filter((one) => one.trim() !== '' && one.length <= longest.quote).slice(0, longest.contexts)
  }),
)

/** Where the pages say a fact: nothing of it is believed before these words are found there. */
const wordsSchema = z.object({
  /** The words that state it. */
  quote: textOf(longest.quote),
  /** Number of the passage in the request that the quote is from, when given. */
  passage: passageSchema,
  /** Words elsewhere on the pages without which the quote does not say it: a column's head, a heading, a sentence on the currency. */
  context: contextSchema,
})
export type Words = z.infer<typeof wordsSchema>

/** A requirement, or something a holder does: one line. */
const lineSchema = z.extend(wordsSchema, { text: textOf(longest.text) })
export type LineFact = z.infer<typeof lineSchema>

/** How long a certification lasts: '3 years', 'does not expire'. */
const validitySchema = z.extend(wordsSchema, { length: textOf(longest.detail) })
export type ValidityFact = z.infer<typeof validitySchema>

/** What is paid: the amount and its currency as a page writes them, what for, by whom, and when or how often. */
const feeSchema = z.extend(wordsSchema, {
  amount: figureSchema,
  currency: detailSchema,
  for: detailSchema,
  who: detailSchema,
  when: detailSchema,
})
export type FeeFact = z.infer<typeof feeSchema>

const recordSchema = z.record(z.string(), z.unknown())

/**
 * Reads one element of an answer. A field that is not as agreed is left out and counted; without a name there is nothing.
 * @returns the certification and how many of its fields were left out; undefined when it names none
 */
export function readNamed(value: unknown): { named: NamedCertification; leftOut: number } | undefined {
  const record = recordSchema.safeParse(value)
  const name = record.success ? textOf(longest.name).safeParse(record.data['name']) : undefined
  if (!record.success || name?.success !== true) return undefined
  let leftOut = 0
  const optional = (field: string, most: number): string | null => {
    const given = record.data[field]
    if (given === undefined || given === null || given === '') return null
    const read = textOf(most).safeParse(given)
    if (!read.success) leftOut += 1
    return read.success ? read.data : null
  }
  const facts = <Fact>(field: string, read: (one: unknown) => { success: true; data: Fact } | { success: false }): Fact[] => {
    const given = record.data[field]
    if (given === undefined || given === null) return []
    const list: unknown[] = Array.isArray(given) ? given : [given]
    return list.slice(0, longest.facts).flatMap((one) => {
      const fact = read(one)
      if (!fact.success) leftOut += 1
      return fact.success ? [fact.data] : []
    })
  }
  const named: NamedCertification = {
    name: name.data,
    acronym: optional('acronym', longest.acronym),
    summaryQuote: optional('summaryQuote', longest.quote),
    requirements: facts('requirements', (one) => lineSchema.safeParse(one)),
    validity: facts('validity', (one) => validitySchema.safeParse(one)),
    renewal: facts('renewal', (one) => lineSchema.safeParse(one)),
    fees: facts('fees', (one) => feeSchema.safeParse(one)),
    retiredQuote: optional('retiredQuote', longest.quote),
  }
  return { named, leftOut }
}
