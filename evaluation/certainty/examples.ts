import type { Sign } from '../../src/domain/reading-signs.ts'
import type { JudgedField } from '../../src/research/certainty/certainty.ts'
import type { CertificationDraft, Claim, CommonFacts } from '../../src/research/draft.ts'
import { readPage } from '../../src/research/readers/read-page.ts'
import { taskFor } from '../../src/research/extract-file.ts'
import { compareFacts, expectedFacts } from '../compare-facts.ts'
import { type Case, type FactsLabel, type Part, parts, readCases } from '../label.ts'
import { isOf, sameName } from '../score.ts'

/** One name or fact that the built-in reader took from a labelled page, its signs, and whether the label knows it. */
export interface Example {
  set: Part
  field: JudgedField
  signs: readonly Sign[]
  right: boolean
}

const nothing: CommonFacts = { requirements: [], validity: [], renewal: [], fees: [] }
const lists = ['requirements', 'validity', 'renewal', 'fees'] as const

/** What the built-in reader takes from all labelled pages. Facts under a name that is none are left out: the name is what is wrong. */
export async function certaintyExamples(): Promise<Example[]> {
  const examples: Example[] = []
  for (const set of parts) for (const one of readCases(set)) examples.push(...(await examplesOf(one, set)))
  return examples
}

async function examplesOf(one: Case, set: Part): Promise<Example[]> {
  const { facts, proofs } = await readPage(taskFor({ bytes: one.bytes, name: one.file }, undefined, false))
  const proven = new Set(proofs.flatMap(([claim, evidence]) => (evidence === undefined ? [] : [claim])))
  const example = (field: JudgedField, claim: Claim, right: boolean): Example[] =>
    proven.has(claim) && claim.signs !== undefined ? [{ set, field, signs: claim.signs, right }] : []
  const linesOf = (said: CommonFacts, expected: readonly FactsLabel[]) =>
    lists.flatMap((list) =>
      said[list].flatMap((claim) =>
        example(
          list,
          claim,
          expected.some((label) => isRight(list, claim, label)),
        ),
      ),
    )
  const { certifications, common, mentioned = [] } = one.label
  const found: FactsLabel[] = []
  const own = facts.certifications.flatMap((draft) => {
    if (mentioned.some((name) => sameName(draft.name.text, name))) return []
    const label = certifications.find((other) => isOf(shownOf(draft), other))
    if (label === undefined) return example('name', draft.name, false)
    const expected = expectedFacts(label, common)
    found.push(expected)
    return [...example('name', draft.name, true), ...linesOf(draft, [expected])]
  })
  return [...own, ...(found.length === 0 ? [] : linesOf(facts.common, found))]
}

function isRight(list: (typeof lists)[number], claim: Claim, label: FactsLabel): boolean {
  const compared = compareFacts({ ...shownOf(undefined, { ...nothing, [list]: [claim] }) }, label)
  if (list === 'fees') return compared.fees.right > 0
  if (list === 'validity') return compared.validity.right > 0 || compared.validity.shown === 0
  return (list === 'renewal' ? compared.renewalLines : compared.requirementLines).right > 0
}

function shownOf(draft: CertificationDraft | undefined, said: CommonFacts = nothing) {
  const texts = (claims: readonly Claim[]) => claims.map(({ text }) => text)
  return {
    name: draft?.name.text ?? '',
    ...(draft === undefined || draft.acronym === '' ? {} : { acronym: draft.acronym }),
    summary: '',
    requirements: texts(said.requirements),
    validityPeriod: texts(said.validity).join('; '),
    renewalRequirements: texts(said.renewal),
    fees: texts(said.fees),
  }
}
