import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Organization } from '#domain/organization.ts'
import type { CleanDocument } from '../../src/research/document/clean-document.ts'
import { statedDollar } from '../../src/research/document/stated-dollar.ts'
import type { CertificationDraft, Claim, CommonFacts } from '../../src/research/draft.ts'
import { isCurrencyCode, mayBe } from '../../src/research/lexicon/currency.ts'
import { moneyIn } from '../../src/research/lexicon/money.ts'
import { periodsIn, shownPeriod } from '../../src/research/lexicon/period.ts'
import { readNamed } from '../../src/research/model/answer.ts'
import { askedAbout, findingsOf } from '../../src/research/model/findings.ts'
import { piecesOf } from '../../src/research/model/pieces.ts'
import { writeGroup } from '../../src/research/model/prompt.ts'
import { salvage } from '../../src/research/model/salvage.ts'
import { modelLimits } from '../../src/research/model/settings.ts'
import { knownName } from '#domain/known-name.ts'
import { groupSame } from '../../src/research/same/group.ts'
import {
  type CertificationLabel,
  type FactsLabel,
  type FeeLabel,
  type LabelledKind,
  labelledKinds,
  type PageLabel,
} from '../label.ts'
import { readShownFee } from '../shown-fee.ts'

/** The answers of batches in folders, by the request's name. */
export function readAnswers(folders: readonly string[]): Map<string, string> {
  const answers = new Map<string, string>()
  for (const folder of folders.filter((one) => existsSync(one)))
    for (const batch of readdirSync(folder).toSorted()) {
      const own = join(folder, batch, 'answers')
      if (!existsSync(own)) continue
      for (const name of readdirSync(own))
        if (name.endsWith('.json')) answers.set(name.slice(0, -'.json'.length), readFileSync(join(own, name), 'utf8'))
    }
  return answers
}

/** What of answers to a page's requests its text proves. */
export interface ProvenPage {
  drafts: readonly CertificationDraft[]
  common: readonly CommonFacts[]
  /** Facts that the proof refused. */
  refused: number
}

/** Holds the answers of a page against it, as the product does. @param answers those of its requests, in their order */
export function provenOf(document: CleanDocument, organization: Organization, answers: readonly string[]): ProvenPage {
  const pieces = piecesOf(document, modelLimits)
  const found = pieces.map((piece, place) => {
    const heard = salvage(answers[place] ?? '').elements.flatMap((element) => readNamed(element)?.named ?? [])
    return findingsOf(heard, askedAbout([piece], writeGroup([piece], organization)))
  })
  return {
    drafts: found.flatMap(({ drafts }) => drafts),
    common: found.flatMap(({ common }) => common),
    refused: found.reduce((sum, { refused }) => sum + refused.length, 0),
  }
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
    certifications: hasFacts(shared) && telling.length === 0 ? [] : telling,
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

function factsOf(said: readonly CommonFacts[], stated: ReturnType<typeof statedDollar>): FactsLabel {
  const texts = (list: keyof CommonFacts) => [...new Set(said.flatMap((one) => one[list]).map(({ text }: Claim) => text))]
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

function feeOf(text: string, stated: ReturnType<typeof statedDollar>): FeeLabel | undefined {
  const shown = readShownFee(text)
  const [money] = moneyIn(text)
  if (shown === undefined || money === undefined) return undefined
  const { currency } = shown
  const code = isCurrencyCode(currency) ? currency : currency === '$' ? (stated ?? 'USD') : mayBe(currency)[0]
  if (code === undefined) return undefined
  const kinds = labelledKinds.filter((kind): kind is LabelledKind => shown.kinds.has(kind))
  return { amount: shown.amount, currency: code, kind: kinds.length === 0 ? 'certification' : kinds.join(' ') }
}
