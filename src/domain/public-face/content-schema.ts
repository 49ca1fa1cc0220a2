import * as z from 'zod/mini'
import { figureNames } from './figure-names.ts'

/** A figure in a text: its name in braces, such as '{basePerMonth}'. */
const figureInBraces = /\{([^}]*)\}/g

/** A text shown as it stands. An amount in it would go stale with the next price. */
function plain(longest = 400) {
  const error = `a text of 1 to ${longest} characters`
  return z.string({ error }).check(
    z.refine((text) => text.trim() !== '' && text.length <= longest, { error, abort: true }),
    z.refine((text) => !/\$\s?\d/.test(text), { error: 'without an amount: amounts follow from prices and claims' }),
    z.refine((text) => !/[{}]/.test(text), { error: 'without braces: this text is shown as it stands' }),
  )
}

/** A text in which figures stand in braces. */
function template(longest = 400) {
  const error = `a text of 1 to ${longest} characters`
  return z.string({ error }).check(
    z.refine((text) => text.trim() !== '' && text.length <= longest, { error, abort: true }),
    z.refine((text) => !/\$\s?\d/.test(text), {
      error: 'without an amount typed by hand: name the figure, such as {basePerMonth}',
    }),
    z.refine((text) => unknownFigures(text).length === 0, {
      error: ({ input }) =>
        `without ${unknownFigures(String(input)).join(', ')}: the figures are ${figureNames.map((name) => `{${name}}`).join(', ')}`,
    }),
  )
}

function unknownFigures(text: string): string[] {
  const known: readonly string[] = figureNames
  return [...text.matchAll(figureInBraces)].flatMap(([braces, name]) => (known.includes(name ?? '') ? [] : [braces]))
}

function listOfSome<T extends z.ZodMiniType>(item: T, least = 1, most = 20) {
  const error = `a list of ${least} to ${most} entries`
  return z.array(item, { error }).check(z.minLength(least, error), z.maxLength(most, error))
}

const dollarAmount = z
  .int({ error: 'a whole number of dollars, such as 999' })
  .check(z.gte(1, { error: 'at least 1 dollar' }), z.lte(10_000_000, { error: 'at most 10,000,000 dollars' }))

const link = z
  .string({ error: `an address such as 'https://example.org/privacy', or '#'` })
  .check(z.refine(isLink, { error: `an address that starts with https://, or '#' for a link that points nowhere yet` }))

function isLink(text: string): boolean {
  return text === '#' || /^https:\/\/[^\s"'<>]+$/.test(text)
}

/** One claim: what is said, and the condition under which it is true, which is shown beside it. */
const condition = template()

const nameAndSentence = z.strictObject({ name: plain(60), sentence: plain() })

/** What src/domain/public-face/content.ts holds, and what each value may be; a text's error completes the words 'must be'. */
export const contentSchema = z.strictObject({
  brand: z.strictObject({ name: plain(40), fullName: plain(80), provider: plain(80) }),
  links: z.strictObject({ privacyPolicy: link, termsOfService: link }),
  prices: z.strictObject({
    base: dollarAmount,
    pearson: dollarAmount,
    social: dollarAmount,
    monthlyFactor: z
      .number({ error: 'a number such as 1.5' })
      .check(z.gte(1, { error: 'at least 1, so that annual billing saves something' }), z.lte(10, { error: 'at most 10' })),
  }),
  claims: z.strictObject({
    base: z.strictObject({ condition }),
    trial: z.strictObject({ condition }),
    largerPlatform: z.strictObject({ perYear: dollarAmount, condition }),
    uptime: z.strictObject({
      percent: z
        .number({ error: 'a percentage such as 99.99' })
        .check(z.gte(90, { error: 'at least 90' }), z.lte(100, { error: 'at most 100' })),
      label: plain(60),
      condition,
    }),
    security: z.strictObject({ standard: plain(40), label: plain(60), condition }),
    experience: z.strictObject({ years: plain(40), label: plain(60), condition }),
  }),
  offers: z.strictObject({
    base: z.strictObject({ name: plain(60), sentence: plain(), locked: plain(60) }),
    pearson: nameAndSentence,
    social: nameAndSentence,
  }),
  offerTexts: z.strictObject({ terms: listOfSome(template(), 1, 12) }),
  nextSteps: z.strictObject({ trial: listOfSome(template(), 1, 6), waitlist: listOfSome(template(), 1, 6) }),
  marketing: z.strictObject({
    title: plain(80),
    startTrialShort: plain(40),
    startTrial: template(60),
    hero: z.strictObject({
      title: listOfSome(plain(60), 1, 4),
      lead: template(),
      seePricing: plain(40),
      priceLine: template(),
      sample: z.strictObject({
        title: plain(60),
        groups: listOfSome(
          z.strictObject({
            count: z.int({ error: 'a whole number' }).check(z.gte(0, { error: 'at least 0' })),
            label: plain(30),
          }),
          1,
          4,
        ),
        rows: listOfSome(
          z.strictObject({
            name: plain(40),
            progress: plain(40),
            state: plain(40),
            done: z.optional(z.boolean({ error: 'true or false' })),
          }),
          1,
          8,
        ),
        caption: plain(),
      }),
    }),
    trust: z.strictObject({ title: plain(80), marks: listOfSome(plain(30), 1, 5) }),
    pricing: z.strictObject({
      title: listOfSome(template(60), 1, 4),
      lead: template(),
      included: listOfSome(template(80)),
      trial: template(80),
    }),
    pains: z.strictObject({
      title: listOfSome(plain(60), 1, 4),
      lead: template(),
      rows: listOfSome(
        z.strictObject({
          task: plain(40),
          how: plain(80),
          cell: plain(20),
          mark: z.optional(z.enum(['error', 'chosen'], { error: `'error' or 'chosen'` })),
        }),
      ),
    }),
    comparison: z.strictObject({
      title: listOfSome(template(60), 1, 4),
      other: plain(40),
      askThem: plain(40),
      trialRow: plain(40),
      priceListRow: z.strictObject({ label: plain(40), ours: plain(40) }),
      barsNote: plain(),
    }),
    features: z.strictObject({ title: listOfSome(plain(60), 1, 4), list: listOfSome(nameAndSentence) }),
    why: z.strictObject({ title: plain(60) }),
    questions: z.strictObject({
      title: plain(60),
      list: listOfSome(z.strictObject({ question: template(120), answer: template(800) })),
    }),
    closing: z.strictObject({ title: template(80), lead: template() }),
  }),
  previews: z.strictObject({
    learn: z.strictObject({ title: template(70), description: template(200) }),
    share: z.strictObject({ title: template(70), description: template(200) }),
    waitlist: z.strictObject({ title: template(70), description: template(200) }),
  }),
})
/** What the content file holds; nothing of it is changed while the product runs. */
export type Content = Frozen<z.infer<typeof contentSchema>>

type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T
