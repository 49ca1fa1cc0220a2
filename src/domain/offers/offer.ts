import * as z from 'zod/mini'
import { certificationsSchema } from '../certifications/certification.ts'
import { offers, offerTexts } from '../public-face/content.ts'
import { daySchema } from '../text/calendar-day.ts'
import { counted } from '../text/counted.ts'
import { figures, withFigures } from '../public-face/computed-figures.ts'
import { organizationSchema } from '../organizations/organization.ts'
import { type PricingOptions, priceOf, withBasePlan } from '../public-face/pricing.ts'
import { suggestedOptions, suggestionWords } from './suggested-options.ts'
import type { Snapshot } from '../prospects/versions.ts'

/** What speaks for an option: what the body's page names, with its words and address. */
const groundSchema = z.object({
  /** 'Your page names Pearson VUE'. */
  told: z.string(),
  words: z.string(),
  /** Whether `words` stand on the page letter for letter. */
  isQuote: z.boolean(),
  url: z.string(),
  readOn: daySchema,
})

const offeredPartSchema = z.object({
  part: z.enum(['base', 'pearson', 'social']),
  name: z.string(),
  sentence: z.string(),
  /** Whole dollars. */
  perMonth: z.number(),
  /** Null where nothing but the choice itself speaks for it. */
  ground: z.nullable(groundSchema),
})

/** Whom an offer comes from, and where an answer goes. */
const sellerSchema = z.object({
  name: z.string(),
  /** Where an answer goes; null where their address takes none. */
  email: z.nullable(z.string()),
})
export type Seller = z.infer<typeof sellerSchema>

/** What was offered, whole: nothing of it is looked up again, whatever prices, texts or facts say later. */
const offeredSchema = z.object({
  organization: organizationSchema,
  /** The programs as the link showed them on the day of the offer. */
  certifications: certificationsSchema,
  seller: sellerSchema,
  /** Full name of the product. */
  product: z.string(),
  parts: z.array(offeredPartSchema),
  billingCycle: z.enum(['annual', 'monthly']),
  /** Whole dollars. */
  perMonth: z.number(),
  perYear: z.number(),
  terms: z.array(z.string()),
})
export type Offered = z.infer<typeof offeredSchema>

/** An offer as whoever holds the link sees it. Days are 'YYYY-MM-DD' in UTC. */
export const offerSchema = z.extend(offeredSchema, {
  /** Names it for both sides: '17-2' is the second one for prospect 17. */
  number: z.string(),
  madeOn: daySchema,
  /** The last day on which it holds. */
  validUntil: daySchema,
  /** Whether that day is over. */
  isOver: z.boolean(),
})
export type Offer = z.infer<typeof offerSchema>

/**
 * What is offered now: options, prices and terms of the content file, and the programs of a prospect.
 * @param shown the programs as the link shows them
 */
export function whatIsOffered(shown: Snapshot, options: PricingOptions, seller: Seller, product: string): Offered {
  const chosen = withBasePlan(options)
  const { parts: prices, perMonth, perYear } = priceOf(chosen)
  const grounds = new Map(
    suggestedOptions(shown.certifications).map((one) => [
      one.part,
      { told: suggestionWords(one), words: one.words, isQuote: one.from === 'page', url: one.url, readOn: one.readOn },
    ]),
  )
  const part = (name: 'base' | 'pearson' | 'social', price: number | undefined) =>
    price === undefined
      ? []
      : [
          {
            part: name,
            name: offers[name].name,
            sentence: offers[name].sentence,
            perMonth: price,
            ground: name === 'base' ? null : (grounds.get(name) ?? null),
          },
        ]
  return {
    organization: shown.organization,
    certifications: shown.certifications,
    seller,
    product,
    parts: [...part('base', prices.base), ...part('pearson', prices.pearson), ...part('social', prices.social)],
    billingCycle: chosen.billingCycle,
    perMonth,
    perYear,
    terms: offerTexts.terms.map((term) => withFigures(term, figures())),
  }
}

/** The last day of an offer made on a day, after so many days; both 'YYYY-MM-DD' in UTC. */
export function lastDay(madeOn: string, days: number): string {
  return new Date(Date.parse(madeOn) + days * 86_400_000).toISOString().slice(0, 10)
}

/** What stands behind a part of an offer where no page speaks for it. */
export function choiceWords(part: 'base' | 'pearson' | 'social', programs: number): string {
  if (part !== 'base') return 'You chose it.'
  if (programs === 0) return 'For your credential programs.'
  return `For the ${programs === 1 ? 'credential program' : counted(programs, 'credential program')} stated in the annex.`
}
