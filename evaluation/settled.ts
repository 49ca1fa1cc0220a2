import { isNameToCheck } from '#domain/proof/to-check.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { noSettledNames, type SettledNames } from '#domain/lookups/settled-names.ts'
import { extractionOf, taskFor } from '../src/research/files/extract-file.ts'
import { readPage } from '../src/research/readers/read-page.ts'
import { figuresOf, type Figures } from './figures.ts'
import { type Case, type CertificationLabel, type Part, readCases } from './label.ts'
import { namesOf } from './compare-facts.ts'
import { isOf, sameName, type Extractor, scorePages, sumOf } from './score.ts'

/** The sets on which a person is simulated: those that the reader knows least. */
const parts: readonly Part[] = ['opened-c', 'opened-d', 'opened-e', 'opened-f']

type Answers = (one: Case, shown: readonly Certification[]) => SettledNames

/** The person says nothing. */
const silent: Answers = () => noSettledNames

/** Says of the names to check what the label says. */
const answering: Answers = ({ label }, shown) => {
  const asked = shown.filter(isNameToCheck)
  const isRight = (one: Certification) =>
    label.certifications.some((other) => isOf(one, other)) || (label.mentioned ?? []).some((name) => sameName(name, one.name))
  const names = (some: readonly Certification[]) => some.map(({ name, acronym = '' }) => typed(name, acronym))
  return { right: names(asked.filter(isRight)), wrong: names(asked.filter((one) => !isRight(one))) }
}

/** The same, and adds the names that the label has and no line. */
const adding: Answers = (one, shown) => {
  const { right, wrong } = answering(one, shown)
  const missing = one.label.certifications.filter((label) => !shown.some((other) => isOf(other, label)))
  return { right: [...right, ...missing.map(nameOf)], wrong }
}

function nameOf(label: CertificationLabel): string {
  return typed(namesOf(label)[0] ?? '', label.acronym ?? '')
}

function typed(name: string, acronym: string): string {
  return acronym === '' || acronym === name ? name : `${name} (${acronym})`
}

/** Reads a page, asks, and reads it again with the answers. A page on which nothing was shown and nothing is added is not asked about. */
function readingAgain(cases: readonly Case[], answers: Answers): Extractor {
  return async (file) => {
    const task = taskFor(file, undefined, false)
    const first = extractionOf(await readPage(task))
    const one = cases.find((other) => other.file === file.name)
    const settled = one === undefined ? noSettledNames : answers(one, first.certifications)
    if (settled.right.length + settled.wrong.length === 0) return first
    return extractionOf(await readPage({ ...task, settled }))
  }
}

/** Prints what settling the names gives, on all pages of the sets that are known least together and on each. */
export async function printSettled(print: (line: string) => void): Promise<void> {
  print('\nNames settled by a person (built-in reader; sets c to f)')
  print(`  ${''.padEnd(50)}names P / R / F1       fees P / R / F1        validity  renewal R  requirements R  invented`)
  for (const [called, answers] of [
    ['nobody asked', silent],
    ['names to check answered', answering],
    ['and names of the label added', adding],
  ] as const) {
    const all = []
    for (const part of parts) {
      const cases = readCases(part)
      const pages = await scorePages(cases, readingAgain(cases, answers))
      all.push(...pages)
      print(row(`${called}, ${part}`, figuresOf(sumOf(pages))))
    }
    print(row(`${called}, all four`, figuresOf(sumOf(all))))
  }
}

function row(called: string, figures: Figures): string {
  const { namesPrecision, namesRecall, namesF1, feesPrecision, feesRecall } = figures
  const feesF1 = feesPrecision + feesRecall === 0 ? 0 : (2 * feesPrecision * feesRecall) / (feesPrecision + feesRecall)
  const three = (...shares: number[]) => shares.map((share) => share.toFixed(3)).join(' / ')
  const { validityF1, renewalRecall, requirementsRecall, inventedValues } = figures
  return `  ${called.padEnd(48)}  ${three(namesPrecision, namesRecall, namesF1)}  ${three(feesPrecision, feesRecall, feesF1)}  ${three(validityF1)}     ${three(renewalRecall)}      ${three(requirementsRecall)}           ${inventedValues}`
}
