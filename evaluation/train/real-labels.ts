import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { knownName } from '#domain/certifications/known-name.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import { statedDollar } from '../../src/research/document/page-facts/stated-dollar.ts'
import type { CertificationDraft, Claim, CommonFacts, FactList } from '../../src/research/drafts/draft.ts'
import { type CurrencyCode, mayBe, settled } from '../../src/research/lexicon/money/currency.ts'
import { periodsIn, shownPeriod } from '../../src/research/lexicon/times/period.ts'
import { readNamed } from '../../src/research/model/prompt/answer.ts'
import { askedAbout, findingsOf } from '../../src/research/model/findings/findings.ts'
import { piecesOf } from '../../src/research/model/prompt/pieces.ts'
import { writeGroup } from '../../src/research/model/prompt/prompt.ts'
import { salvage } from '../../src/research/model/prompt/salvage.ts'
import { modelLimits } from '../../src/research/model/requests/settings.ts'
import { groupSame } from '../../src/research/same/group.ts'
import type { CertificationLabel, FactsLabel, FeeLabel, PageLabel } from '../label.ts'
import { readShownFee } from '../shown-fee.ts'

/** The answers of batches in folders, by the request's name. */
export function readAnswers(folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) => globSync(join(folder, '*/answers/*.json')).toSorted())
  return new Map(files.map((file) => [basename(file, '.json'), readFileSync(file, 'utf8')]))
}

/** What of answers to a page's requests its text proves. */
export interface ProvenPage {
  drafts: readonly CertificationDraft[]
  common: readonly CommonFacts[]
}

/** Holds the answers of a page against it, as the product does. @param answers those of its requests, in their order */
export function provenOf(document: CleanDocument, organization: Organization, answers: readonly string[]): ProvenPage {
  const pieces = piecesOf(document, modelLimits)
  const found = pieces.map((piece, place) => {
    const heard = salvage(answers[place] ?? '').elements.flatMap((element) => readNamed(element)?.named ?? [])
    return findingsOf(heard, askedAbout([piece], writeGroup([piece], organization)))
  })
  return { drafts: found.flatMap(({ drafts }) => drafts), common: found.flatMap(({ common }) => common) }
}

/** A label from what is proven: certifications with a fact, those only mentioned, and what is said of all. */
export function labelOf({ drafts, common }: ProvenPage, document: CleanDocument, organization: Organization): PageLabel {
  const stated = statedDollar(document)
  const groups = groupSame(drafts, ({ name, acronym }) => knownName({ name: name.text, acronym }))
  const named = groups.map((group): CertificationLabel => {
    const names = [...new Set(group.map(({ name }) => name.text))]
    const acronym = group.find((one) => one.acronym !== '')?.acronym
    return {
      name: names[0] ?? '',
      ...(names.length > 1 ? { alsoNamed: names.slice(1) } : {}),
      ...(acronym === undefined ? {} : { acronym }),
      ...factsOf(group, stated),
    }
  })
  const shared = factsOf(common, stated)
  const telling = named.filter(hasFacts)
  return {
    organization: organization.name,
    certifications: telling,
    ...(hasFacts(shared) ? { common: shared } : {}),
    mentioned: named
      .filter((one) => !telling.includes(one))
      .flatMap(({ name, acronym }) => [name, ...(acronym === undefined ? [] : [acronym])]),
    distractor: telling.length === 0 && !hasFacts(shared),
  }
}

function hasFacts({ fees, validity, renewal, requirements }: FactsLabel): boolean {
  return fees.length + renewal.length + requirements.length > 0 || validity !== null
}

function factsOf(said: readonly CommonFacts[], stated: CurrencyCode | undefined): FactsLabel {
  const texts = (list: FactList) => [...new Set(said.flatMap((one) => one[list]).map(({ text }: Claim) => text))]
  const cycles = texts('validity')
    .flatMap(periodsIn)
    .map((one) => (one.kind === 'endless' ? 'lifetime' : shownPeriod(one)))
  const [validity = null, ...otherCycles] = new Set(cycles)
  return {
    fees: texts('fees').flatMap((text) => feeOf(text, stated) ?? []),
    validity,
    ...(otherCycles.length > 0 ? { otherCycles } : {}),
    renewal: texts('renewal'),
    requirements: texts('requirements'),
  }
}

function feeOf(text: string, stated: CurrencyCode | undefined): FeeLabel | undefined {
  const shown = readShownFee(text)
  const [currency] = shown === undefined ? [] : mayBe(settled(shown.currency, stated))
  if (shown === undefined || currency === undefined) return undefined
  return { amount: shown.amount, currency, kind: [...shown.kinds].join(' ') || 'certification' }
}
