import * as z from 'zod/mini'

/** One fact the model names: a line in its words, the page's words that say it, and the passage they stand in. */
export interface NamedFact {
  text: string
  quote: string
  /** Number of the passage in the request, when given. */
  passage: number | null
}

/** One certification as the model names it; nothing of it is believed before its quotes are found. */
export interface NamedCertification {
  name: string
  acronym: string | null
  summaryQuote: string | null
  requirements: NamedFact[]
  validity: NamedFact[]
  renewal: NamedFact[]
  fees: NamedFact[]
  retiredQuote: string | null
}

const longest = { name: 300, acronym: 60, text: 600, quote: 2_000, facts: 60 } as const

const factSchema = z.object({
  text: z.string().check(z.minLength(1), z.maxLength(longest.text)),
  quote: z.string().check(z.minLength(1), z.maxLength(longest.quote)),
  passage: z.optional(z.nullable(z.number())),
})
const nameSchema = z.string().check(z.minLength(2), z.maxLength(longest.name))
const listSchema = z.array(z.unknown())
const acronymSchema = z.string().check(z.minLength(1), z.maxLength(longest.acronym))
const quoteSchema = z.string().check(z.minLength(1), z.maxLength(longest.quote))
const recordSchema = z.record(z.string(), z.unknown())

const lists = ['requirements', 'validity', 'renewal', 'fees'] as const

/**
 * Reads one element of an answer. A field that is not as agreed is left out and counted; without a name there is nothing.
 * @returns the certification and how many of its fields were left out; undefined when it names none
 */
export function readNamed(value: unknown): { named: NamedCertification; leftOut: number } | undefined {
  const record = recordSchema.safeParse(value)
  const name = record.success ? nameSchema.safeParse(record.data['name']) : undefined
  if (!record.success || name?.success !== true) return undefined
  let leftOut = 0
  const optional = (field: string, schema: typeof quoteSchema): string | null => {
    const given = record.data[field]
    if (given === undefined || given === null || given === '') return null
    const read = schema.safeParse(given)
    if (!read.success) leftOut += 1
    return read.success ? read.data : null
  }
  const facts = (field: (typeof lists)[number]): NamedFact[] => {
    const given = record.data[field]
    if (given === undefined || given === null) return []
    const list = listSchema.safeParse(given)
    if (!list.success) leftOut += 1
    return (list.success ? list.data : []).slice(0, longest.facts).flatMap((one) => {
      const read = factSchema.safeParse(one)
      if (!read.success) leftOut += 1
      return read.success ? [{ text: read.data.text, quote: read.data.quote, passage: read.data.passage ?? null }] : []
    })
  }
  const named: NamedCertification = {
    name: name.data,
    acronym: optional('acronym', acronymSchema),
    summaryQuote: optional('summaryQuote', quoteSchema),
    requirements: facts('requirements'),
    validity: facts('validity'),
    renewal: facts('renewal'),
    fees: facts('fees'),
    retiredQuote: optional('retiredQuote', quoteSchema),
  }
  return { named, leftOut }
}

const nullableText = { type: ['string', 'null'] as ('string' | 'null')[] }
const factList = {
  type: 'array' as const,
  items: {
    type: 'object' as const,
    properties: {
      text: { type: 'string' as const },
      quote: { type: 'string' as const },
      passage: { type: ['integer', 'null'] as ('integer' | 'null')[] },
    },
    required: ['text', 'quote', 'passage'],
    additionalProperties: false,
  },
}

/**
 * The form of one element as providers are told it. Lengths are not in it, since some providers refuse them; `readNamed` holds
 * them.
 */
export const elementForm = {
  type: 'object' as const,
  properties: {
    name: { type: 'string' as const },
    acronym: nullableText,
    summaryQuote: nullableText,
    requirements: factList,
    validity: factList,
    renewal: factList,
    fees: factList,
    retiredQuote: nullableText,
  },
  required: ['name', 'acronym', 'summaryQuote', ...lists, 'retiredQuote'],
  additionalProperties: false,
}
