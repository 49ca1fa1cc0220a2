import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { requiredText } from '../src/domain/text/text.ts'
import * as z from 'zod/mini'
import type { CatalogueCertification } from '../src/research/directory/body.ts'
import { type Catalogue, CatalogueError } from '../src/research/directory/catalogue.ts'
import { amountsIn } from '../src/research/directory/figures.ts'

/** The best-known credentials, with what was tried for each fact that no acceptable page states. */
export const bestKnownFile = fileURLToPath(new URL('../catalogue/best-known.json', import.meta.url))

/** What a seller asks first about a credential, each a column of the list. */
export const askedFacts = ['name', 'requirements', 'examPrice', 'renewalPrice', 'validity', 'delivery'] as const
type AskedFact = (typeof askedFacts)[number]

const triedSchema = z.partialRecord(z.enum(askedFacts), requiredText(1, 400, 'What was tried is empty.', 'What was tried'))

const bestKnownSchema = z.array(
  z.strictObject({
    /** As people call it. */
    credential: requiredText(1, 200, 'A credential needs a name.', 'Credential'),
    acronym: z.optional(z.string()),
    /** File name in `catalogue/bodies` without '.json'; a body that is not there yet has none of the facts. */
    body: z.string(),
    /** Name of the certification in that file, letter for letter. */
    certification: z.optional(z.string()),
    /** ISO 3166-1 alpha-2: where it is among the best known. */
    countries: z.array(z.enum(['US', 'GB', 'CA', 'AU'])),
    industry: z.string(),
    /** Where was looked for a fact that no acceptable page states. */
    notFound: triedSchema,
  }),
)
type BestKnown = z.infer<typeof bestKnownSchema>[number]

/** A credential of the list with what the catalogue says of it today. */
export interface BestKnownState extends BestKnown {
  /** 'stated': a line with a source. 'tried': looked for, the list says where. 'open': nobody has looked. */
  facts: Record<AskedFact, 'stated' | 'tried' | 'open'>
  /** Requirements, a renewal or validity, and a summary, each with its source. */
  isDescribed: boolean
  /** Lines that name an exam or entry price. */
  examPrices: string[]
}

/** Reads the list of the best-known credentials. @throws CatalogueError when it does not validate or names an unknown certification */
export function loadBestKnown(path: string, catalogue: Catalogue): BestKnownState[] {
  const result = bestKnownSchema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!result.success)
    throw new CatalogueError('best-known.json', result.error.issues[0]?.path.join('.') ?? '', 'it does not validate.')
  return result.data.map((entry) => stateOf(entry, certificationOf(entry, catalogue)))
}

function certificationOf(entry: BestKnown, catalogue: Catalogue): CatalogueCertification | undefined {
  if (entry.certification === undefined) return undefined
  const body = catalogue.bodies.find(({ slug }) => slug === entry.body)
  const found = body?.certifications.find(({ name }) => name === entry.certification)
  if (found === undefined)
    throw new CatalogueError('best-known.json', entry.credential, `bodies/${entry.body}.json has no '${entry.certification}'.`)
  return found
}

function stateOf(entry: BestKnown, certification: CatalogueCertification | undefined): BestKnownState {
  const fees = (certification?.fees ?? []).map(({ text }) => text)
  const examPrices = fees.filter(isExamPrice)
  const isStated: Record<AskedFact, boolean> = {
    name: certification !== undefined,
    requirements: (certification?.requirements.length ?? 0) > 0,
    examPrice: examPrices.length > 0,
    renewalPrice: fees.some(isRenewalPrice),
    validity: certification?.validity !== undefined,
    delivery: certification?.delivery !== undefined,
  }
  const state = (fact: AskedFact) => (isStated[fact] ? 'stated' : entry.notFound[fact] === undefined ? 'open' : 'tried')
  return {
    ...entry,
    facts: {
      name: state('name'),
      requirements: state('requirements'),
      examPrice: state('examPrice'),
      renewalPrice: state('renewalPrice'),
      validity: state('validity'),
      delivery: state('delivery'),
    },
    isDescribed: isStated.requirements && (isStated.validity || (certification?.renewal.length ?? 0) > 0),
    examPrices,
  }
}

const toStay = /\b(renew\w*|recertif\w*|annual|maint\w+|reinstat\w+|(?:a|per|each|every) year)\b/i
const toComeIn =
  /\b(exam\w*|assessment|tests?|test-center|parts?|components?|application|registration|entry|enrol\w*|course|cards?|licen[cs]e)\b/i
/** Said of what is paid first, before any comma or bracket: another attempt, a delay or a copy is no entry. */
const besides =
  /^[^,;(]*\b(re-?takes?|resit|re-?registration|late|extension|transfer|deferment|review of|score|waiver|further attempts?)\b/i

/** A fee line that names what it costs to come in: an exam, an application, a registration; not to stay or to try again. */
export function isExamPrice(text: string): boolean {
  return amountsIn(text).length > 0 && toComeIn.test(text) && !besides.test(text) && !toStay.test(firstPart(text))
}

/** A fee line that names what it costs to stay. */
export function isRenewalPrice(text: string): boolean {
  return amountsIn(text).length > 0 && toStay.test(text)
}

/** Up to the first semicolon or bracket. */
function firstPart(text: string): string {
  return text.split(/[;(]/)[0] ?? text
}

/** How many of the list have each fact, for a person to read. */
export function countsOf(states: readonly BestKnownState[]): [string, number][] {
  const stated = (fact: AskedFact) => states.filter(({ facts }) => facts[fact] === 'stated').length
  const open = states.reduce((sum, { facts }) => sum + askedFacts.filter((fact) => facts[fact] === 'open').length, 0)
  return [
    ['Credentials', states.length],
    ['In the catalogue with lines', stated('name')],
    ['Requirements, a renewal or validity, and a summary', states.filter(({ isDescribed }) => isDescribed).length],
    ['Exam or entry price', stated('examPrice')],
    ['Renewal price', stated('renewalPrice')],
    ['Validity', stated('validity')],
    ['Delivery of the exam', stated('delivery')],
    [
      'Facts looked for and not found',
      states.reduce((sum, { facts }) => sum + askedFacts.filter((fact) => facts[fact] === 'tried').length, 0),
    ],
    ['Facts nobody has looked for', open],
  ]
}
