import { candidatesOf, nameFeatures, type Candidate } from './reader/names.ts'
import { amountsOf, feeFeatures } from './reader/fees.ts'
import { Features } from './reader/features.ts'
import { readLines } from './reader/lines.ts'
import { type FactKind, namingsOf, ownerFeatures, type Placed, surroundingsOf } from './reader/owners.ts'
import { pageFeatures } from './reader/page-kind.ts'
import { termFeatures, termsOf } from './reader/periods.ts'
import { statementFeatures, statementsOf } from './reader/statements.ts'
import { type Decision, decisions } from './reader/weights.ts'
import type { Span } from '../../src/research/lexicon/span.ts'
import { samePeriod, periodsIn } from '../../src/research/lexicon/period.ts'
import type { Example } from './examples.ts'
import {
  factsLabelled,
  isLabelledFee,
  isLabelledName,
  isMentionedName,
  isRenewalOf,
  isRequirementOf,
  statesNothing,
} from './truth.ts'

/** One thing to decide, with what is right. */
export interface Row {
  places: Int32Array
  right: 0 | 1
  weight: number
  /** What in a label it would be, where several rows of a page may be one: only the likeliest of them teaches. */
  claim?: string
}

/** The rows of one page, by decision. */
export type PageRows = Record<Decision, Row[]>

/** What a labelled page teaches. */
export function rowsOf({ document, organization, label, said }: Example): PageRows {
  const rows: PageRows = { page: [], name: [], fee: [], term: [], requirement: [], renewal: [], owner: [] }
  const page = readLines(document)
  const add = (decision: Decision, right: boolean, fill: (features: Features) => void, claim?: string) => {
    const features = new Features()
    fill(features)
    const row: Row = { places: Int32Array.from(features.places), right: right ? 1 : 0, weight: 1 }
    rows[decision].push(claim === undefined ? row : { ...row, claim })
  }
  add('page', !statesNothing(label), (features) => pageFeatures(page, organization, features))
  const candidates = candidatesOf(page)
  const gold = new Map<string, Candidate[]>()
  for (const one of candidates) {
    const which = isLabelledName(one.text, one.acronym, label)
    if (which === undefined && isMentionedName(one.text, label)) continue
    if (which !== undefined) gold.set(which, [...(gold.get(which) ?? []), one])
    add('name', which !== undefined, (features) => nameFeatures(page, organization, one, features))
  }
  const facts: { kind: FactKind; fact: Placed; isOf: (facts: ReturnType<typeof factsLabelled>) => boolean }[] = []
  const all = factsLabelled(label)
  for (const amount of amountsOf(page)) {
    const { value, currency } = amount.money
    const found = isLabelledFee(value, currency, all)
    if (found === 'optional') continue
    add('fee', found === 'right', (features) => feeFeatures(page, amount, features))
    if (found === 'right')
      facts.push({ kind: 'fee', fact: amount, isOf: (own) => isLabelledFee(value, currency, own) !== undefined })
  }
  for (const term of termsOf(page)) {
    const isOf = (own: ReturnType<typeof factsLabelled>) =>
      own.cycles.flatMap(periodsIn).some((one) => samePeriod(one, term.period))
    const right = isOf(all) && (said === undefined || standsIn(term.sentence, said.validity))
    add('term', right, (features) => termFeatures(page, term, features), right ? term.shown : undefined)
    if (right) facts.push({ kind: 'term', fact: term, isOf })
  }
  const statements = statementsOf(page)
  for (const [place, statement] of statements.entries()) {
    const asks =
      said === undefined ? isRequirementOf(statement.text, all) : standsIn(statement, said.requirements) ? 'right' : undefined
    const renews = said === undefined ? isRenewalOf(statement.text, all) : standsIn(statement, said.renewal) ? 'right' : undefined
    const fill = (features: Features) => statementFeatures(page, statement, statements[place - 1], features)
    if (asks !== 'optional') add('requirement', asks === 'right', fill)
    if (renews !== 'optional') add('renewal', renews === 'right', fill)
    if (asks === 'right')
      facts.push({ kind: 'requirement', fact: statement, isOf: (own) => isRequirementOf(statement.text, own) !== undefined })
    if (renews === 'right')
      facts.push({ kind: 'renewal', fact: statement, isOf: (own) => isRenewalOf(statement.text, own) !== undefined })
  }
  const named = [...gold].flatMap(([which, found]) => {
    const best = found.toSorted((a, b) => b.mentions.length + b.shorts.length - a.mentions.length - a.shorts.length)[0]
    return best === undefined ? [] : [{ which, one: best }]
  })
  const namings = namingsOf(
    page,
    named.map(({ one }) => one),
  )
  for (const { kind, fact, isOf } of facts) {
    const around = surroundingsOf(page, fact, namings, new Map())
    for (const [at, naming] of namings.entries()) {
      const own = factsLabelled(label, named[at]?.which)
      const weight = 1 / Math.sqrt(namings.length)
      add('owner', isOf(own), (features) => ownerFeatures(kind, fact, naming, around, namings.length, features))
      const row = rows.owner.at(-1)
      if (row !== undefined) row.weight = weight
    }
  }
  return rows
}

/** Whether half of a stretch is said in one of several, or half of one of them in it. */
function standsIn({ start, end }: Span, said: readonly Span[]): boolean {
  return said.some((one) => {
    const shared = Math.min(end, one.end) - Math.max(start, one.start)
    return shared > 0 && (shared >= (end - start) / 2 || shared >= (one.end - one.start) / 2)
  })
}

/** Rows of several pages, joined by decision. */
export function joinedRows(pages: readonly PageRows[]): PageRows {
  const rows: PageRows = { page: [], name: [], fee: [], term: [], requirement: [], renewal: [], owner: [] }
  for (const page of pages) for (const decision of decisions) for (const row of page[decision]) rows[decision].push(row)
  return rows
}
