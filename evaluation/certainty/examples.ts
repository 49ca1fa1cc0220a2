import type { Sign } from '../../src/domain/evidence/reading-signs.ts'
import type { JudgedField } from '../../src/research/certainty/certainty.ts'
import {
  type CertificationDraft,
  type Claim,
  type CommonFacts,
  factLists,
  type FactList,
} from '../../src/research/drafts/draft.ts'
import { createProof } from '../../src/research/drafts/proof.ts'
import { readFacts } from '../../src/research/reader/page-facts.ts'
import type { Weights } from '../../src/research/reader/weights/weights.ts'
import { compareFacts, expectedFacts } from '../compare-facts.ts'
import type { FactsLabel } from '../label.ts'
import { isOf, sameName } from '../score.ts'
import { type Example as Page, inventedExamples } from '../train/examples.ts'
import { keptPages } from '../train/kept-pages.ts'
import { prepared } from '../train/learn.ts'
import { groupLeftOut, leftOut, setsLeftOut } from '../train/left-out.ts'
import { weighed } from '../train/releases.ts'

/** One name or fact that the built-in reader took from a labelled page, its signs, and whether the label knows it. */
export interface Example {
  set: Page['set']
  /** Pages of one group were read by what all others teach. */
  group: string
  field: JudgedField
  signs: readonly Sign[]
  right: boolean
}

const nothing: CommonFacts = { requirements: [], validity: [], renewal: [], fees: [] }

/**
 * What the built-in reader takes from written pages, each set read by what all others teach: of pages that it knows it would be too sure.
 * Facts under a name that is none are left out: the name is what is wrong.
 */
export async function writtenExamples(): Promise<Example[]> {
  return readLeftOut(
    weighed(prepared(await inventedExamples())),
    ({ set }) => setsLeftOut.find((one) => one === set),
    keptPages(),
  )
}

/** The same of written and collected pages, while the texts of these are at hand: a quarter of their bodies is left out beside each set. */
export async function examplesBeside(real: readonly Page[]): Promise<Example[]> {
  const pages = weighed(prepared([...(await inventedExamples()), ...real]))
  // Kept rows are of the same real pages: beside them they would tell what is left out.
  return readLeftOut(pages, groupLeftOut, keptPages(['sites']))
}

function readLeftOut(...pages: Parameters<typeof leftOut<Page>>): Example[] {
  return leftOut(...pages).flatMap(({ page, weights }) => examplesOf(page.example, weights))
}

/** What the built-in reader takes from a page by these weights. */
export function examplesOf(page: Page, weights: Weights): Example[] {
  const { set, document, organization, label: known } = page
  const group = groupLeftOut(page) ?? set
  const facts = readFacts(document, organization, { weights })
  const proof = createProof()
  proof.add(document)
  const example = (field: JudgedField, claim: Claim, right: boolean): Example[] =>
    claim.signs !== undefined && proof.prove(claim) !== undefined ? [{ set, group, field, signs: claim.signs, right }] : []
  const linesOf = (said: CommonFacts, expected: readonly FactsLabel[]) =>
    factLists.flatMap((list) =>
      said[list].flatMap((claim) =>
        example(
          list,
          claim,
          expected.some((label) => isRight(list, claim, label)),
        ),
      ),
    )
  const { certifications, common, mentioned = [] } = known
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

function isRight(list: FactList, claim: Claim, label: FactsLabel): boolean {
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
