import { type Certification, linesOf } from '#domain/certifications/certification.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import { compareFacts, expectedFacts, type FieldTallies, namesOf, noFieldTallies, scoredFields } from './compare-facts.ts'
import { valuesIn } from './key-phrase.ts'
import type { Case, CertificationLabel, FactsLabel, PageLabel } from './label.ts'
import { pageText } from './page-text.ts'
import { isCurrency, readShownFee } from './shown-fee.ts'
import { addTo, noTally, type Tally } from './tally.ts'

/** Reads the certifications of one saved page; `extractHere` is the one that counts. */
export type Extractor = (file: { bytes: Uint8Array; name: string }) => Promise<{ certifications: readonly Certification[] }>

/** What an extractor reached on one page. */
export interface PageScore extends FieldTallies {
  file: string
  label: PageLabel
  names: Tally
  /** Different amounts shown, and those that are fees of the page, whosever. */
  pageFees: Tally
  /** Shown lines with a number that stands nowhere on the page. */
  invented: string[]
  /** Names shown that are no certification of the page. */
  falseNames: string[]
  certifications: readonly Certification[]
  /** Milliseconds. */
  ms: number
}

/** The sums of a part. */
export interface Score extends FieldTallies {
  pages: number
  names: Tally
  pageFees: Tally
  invented: number
  distractors: number
  /** Distractor pages on which a certification was shown. */
  distractorsWithName: number
  /** Milliseconds a page, the median. */
  ms: number
}

/** Runs an extractor over labelled pages, one after the other. */
export async function scorePages(cases: readonly Case[], extract: Extractor): Promise<PageScore[]> {
  const scores: PageScore[] = []
  for (const one of cases) {
    const started = performance.now()
    const { certifications } = await extract({ bytes: one.bytes, name: one.file })
    scores.push(comparePage(one, certifications, await pageText(one.file, one.bytes), performance.now() - started))
  }
  return scores
}

/** What is shown of a page beside what its label says of the same certification. */
export interface Pairs {
  /** Every labelled certification with what is shown of it; the facts of a page that names none stand as one, without a name. */
  labelled: { shown: Certification | undefined; expected: FactsLabel; isNamed: boolean }[]
  /** Shown under names that are no certification of the page. */
  falseOnes: Certification[]
}

/** Finds the shown certification of each labelled one. */
export function pairUp({ certifications, common, mentioned = [] }: PageLabel, shown: readonly Certification[]): Pairs {
  const left = new Set(shown)
  const take = (found: Certification | undefined) => {
    if (found !== undefined) left.delete(found)
    return found
  }
  const labelled = certifications.map((one) => ({
    shown: take([...left].find((candidate) => isOf(candidate, one))),
    expected: expectedFacts(one, common),
    isNamed: true,
  }))
  if (certifications.length === 0 && common !== undefined)
    labelled.push({ shown: take([...left][0]), expected: common, isNamed: false })
  return { labelled, falseOnes: [...left].filter((certification) => !isMentioned(certification, mentioned)) }
}

/** Compares what is shown of one page with its label. */
export function comparePage(one: Case, shown: readonly Certification[], text: string, ms: number): PageScore {
  const { label } = one
  const fields = noFieldTallies()
  const names = noTally()
  const add = (certification: Certification | undefined, expected: FactsLabel) => {
    const compared = compareFacts(certification, expected)
    for (const field of scoredFields) addTo(fields[field], compared[field])
  }
  const { labelled, falseOnes } = pairUp(label, shown)
  for (const { shown: found, expected, isNamed } of labelled) {
    const isFound = found === undefined ? 0 : 1
    if (isNamed) addTo(names, { right: isFound, shown: isFound, wanted: 1 })
    add(found, expected)
  }
  for (const certification of falseOnes) {
    names.shown++
    add(certification, { fees: [], validity: null, renewal: [], requirements: [] })
  }
  return {
    ...fields,
    file: one.file,
    label,
    names,
    pageFees: feesOfPage(shown, label),
    invented: inventedLines(shown, text),
    falseNames: falseOnes.map(({ name }) => name),
    certifications: shown,
    ms,
  }
}

/** Adds the pages of a part up. */
export function sumOf(pages: readonly PageScore[]): Score {
  const sum: Score = {
    ...noFieldTallies(),
    pages: pages.length,
    names: noTally(),
    pageFees: noTally(),
    invented: 0,
    distractors: 0,
    distractorsWithName: 0,
    ms: pages.map(({ ms }) => ms).toSorted((a, b) => a - b)[pages.length >> 1] ?? 0,
  }
  for (const page of pages) {
    addTo(sum.names, page.names)
    addTo(sum.pageFees, page.pageFees)
    for (const field of scoredFields) addTo(sum[field], page[field])
    sum.invented += page.invented.length
    if (!page.label.distractor) continue
    sum.distractors++
    if (page.certifications.length > 0) sum.distractorsWithName++
  }
  return sum
}

function feesOfPage(shown: readonly Certification[], { certifications, common }: PageLabel): Tally {
  const stated = [...certifications, ...(common === undefined ? [] : [common])].flatMap(({ fees }) => fees)
  const amounts = new Map<string, boolean>()
  for (const line of shown.flatMap(({ fees }) => fees)) {
    const fee = readShownFee(line)
    if (fee === undefined) continue
    const isStated = stated.some(({ amount, currency }) => amount === fee.amount && isCurrency(fee.currency, currency))
    amounts.set(`${fee.amount} ${fee.currency}`, isStated)
  }
  const right = [...amounts.values()].filter((isStated) => isStated).length
  return { right, shown: amounts.size, wanted: 0 }
}

/** Whether a shown certification is a labelled one, by its short form or one of its names. */
export function isOf(shown: Certification, label: CertificationLabel): boolean {
  const acronym = foldName(shown.acronym ?? '')
  if (label.acronym !== undefined && acronym !== '' && acronym === foldName(label.acronym)) return true
  return namesOf(label).some((name) => sameName(shown.name, name))
}

function isMentioned(shown: Certification, mentioned: readonly string[]): boolean {
  return mentioned.some((name) => sameName(shown.name, name))
}

/** Folded names are the same without their marks, their short form in brackets and an article, and of one as of many. */
export function sameName(one: string, other: string): boolean {
  return plainName(one) === plainName(other)
}

function plainName(name: string): string {
  return foldName(name.replace(/\([^)]*\)|[®™℠]/g, ' '))
    .replace(/^the /, '')
    .replace(/ (?:certification|credential|certificate|designation)$/, '')
    .replace(/(?<=\p{L}{3}[^s\s])s(?=\s|$)/gu, '')
}

/** Shown lines with a number that the page has nowhere, neither in digits nor in words. */
function inventedLines(shown: readonly Certification[], text: string): string[] {
  const known = valuesIn(text)
  const lines = shown.flatMap((one) => [one.name, one.summary, ...linesOf(one).map((line) => line.text)])
  return lines.filter((line) => [...valuesIn(line)].some((number) => !known.has(number)))
}
