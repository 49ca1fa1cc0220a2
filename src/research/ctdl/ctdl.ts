import { type Certification, linesOf, linesOfGroup } from '#domain/certifications/certification.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { periodsIn } from '../lexicon/times/period.ts'
import { isCurrencyCode } from '../lexicon/money/currency.ts'
import { type FeeKind, feeKindIn } from '../lexicon/fees/fee-kind.ts'
import { pricesIn } from '../lexicon/money/money.ts'
import { filled } from '../plain/filled.ts'

/**
 * The facts of a body in the Credential Transparency Description Language, as JSON-LD. Source: credreg.net/ctdl/terms.
 * Only what is stated is said; no CTID is invented, and no identifier of the registry: nodes are named within the document.
 */
export function factsAsCtdl(organization: Organization, certifications: readonly Certification[]): object {
  return {
    '@context': 'https://credreg.net/ctdl/schema/context/json',
    '@graph': [bodyNode(organization), ...certifications.map((one, place) => certificationNode(organization, one, place))],
  }
}

const bodyId = '_:body'

function bodyNode({ name, abbreviation, website, description }: Organization): Node {
  return {
    '@id': bodyId,
    '@type': 'ceterms:CredentialOrganization',
    'ceterms:name': inEnglish(name),
    ...(abbreviation === undefined ? {} : { 'ceterms:alternateName': listInEnglish([abbreviation]) }),
    ...(description === '' ? {} : { 'ceterms:description': inEnglish(description) }),
    ...filled({ 'ceterms:subjectWebpage': website }),
  }
}

function certificationNode(organization: Organization, certification: Certification, place: number): Node {
  const { name, acronym, summary, requirements, renewalRequirements, validityPeriod, retired } = certification
  const webpage = webpageOf(organization, certification)
  const frequency = durationOf(validityPeriod)
  const costs = costProfiles(certification, webpage)
  const renewal = [...(validityPeriod === '' ? [] : [`Valid for: ${validityPeriod}`]), ...stated(renewalRequirements)]
  return {
    '@id': `_:certification-${place + 1}`,
    '@type': 'ceterms:Certification',
    'ceterms:name': inEnglish(name),
    'ceterms:description': inEnglish(summary === '' ? `${name}, a certification of ${organization.name}.` : summary),
    ...(acronym === undefined ? {} : { 'ceterms:alternateName': listInEnglish([acronym]) }),
    'ceterms:credentialStatusType': {
      '@type': 'ceterms:CredentialAlignmentObject',
      'ceterms:targetNode': retired === true ? 'credentialStat:Deprecated' : 'credentialStat:Active',
    },
    ...filled({ 'ceterms:subjectWebpage': webpage }),
    'ceterms:ownedBy': [bodyId],
    'ceterms:offeredBy': [bodyId],
    ...(stated(requirements).length === 0 ? {} : { 'ceterms:requires': [conditions('Requirements', requirements)] }),
    ...(renewal.length === 0 ? {} : { 'ceterms:renewal': [conditions('Renewal', renewal)] }),
    ...filled({ 'ceterms:renewalFrequency': frequency }),
    ...(costs.length === 0 ? {} : { 'ceterms:estimatedCost': costs }),
  }
}

function conditions(name: string, lines: readonly string[]): Node {
  return {
    '@type': 'ceterms:ConditionProfile',
    'ceterms:name': inEnglish(name),
    'ceterms:description': inEnglish(stated(lines).join('; ')),
    'ceterms:condition': listInEnglish(stated(lines)),
  }
}

/** The page that tells of the certification: one that a line of it was read on, else the body's own. */
function webpageOf({ website }: Organization, certification: Certification): string | undefined {
  const sources = [certification.evidence?.['/name'] ?? [], ...linesOf(certification).map(({ evidence }) => evidence)].flat()
  const [page] = sources.flatMap((one) => {
    const isOwn = one.kind === 'page' || (one.kind === 'catalogue' && one.publisher === 'body')
    return isOwn ? [one.url] : []
  })
  return page ?? website
}

/** ISO 8601: 'P3Y' of '3 years'; undefined where one length of time is not all that is said. */
function durationOf(text: string): string | undefined {
  const [period, ...more] = periodsIn(text)
  if (period === undefined || more.length > 0 || period.kind !== 'length' || period.from !== undefined) return undefined
  return `P${period.count}${{ day: 'D', week: 'W', month: 'M', year: 'Y' }[period.unit]}`
}

function stated(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '')
}

/** Names, lines and pages are read in English. */
function inEnglish(text: string): LanguageMap {
  return { en: text }
}

function listInEnglish(texts: readonly string[]): LanguageMapOfLists {
  return { en: [...texts] }
}

/** Kinds of fee that CTDL has a word for. Source: credreg.net/ctdl/terms#CostType. */
const costTypes: Partial<Record<FeeKind, string>> = {
  application: 'costType:Application',
  exam: 'costType:StandaloneAssessment',
  retake: 'costType:ReexaminationFee',
  renewal: 'costType:RenewalFee',
  rescheduling: 'costType:ReschedulingFee',
  rescoring: 'costType:ScoringFee',
  processing: 'costType:ProcessingFee',
}

/**
 * A cost profile for each fee, in the words of its line. A price is given only where the line states one amount in one country's
 * money.
 * @param webpage where costs are told, unless the line was read on a page of its own
 */
function costProfiles(certification: Certification, webpage: string | undefined): Node[] {
  return linesOfGroup(certification, 'fees').map(({ text, evidence }) => {
    const source = evidence.find((one) => one.kind !== 'person')
    const details = source === undefined ? webpage : source.url
    const kind = feeKindIn(text)?.kinds[0]
    const costType = kind === undefined ? undefined : costTypes[kind]
    return {
      '@type': 'ceterms:CostProfile',
      'ceterms:name': { en: text },
      'ceterms:description': { en: text },
      ...filled({ 'ceterms:costDetails': details }),
      ...(costType === undefined
        ? {}
        : { 'ceterms:directCostType': { '@type': 'ceterms:CredentialAlignmentObject', 'ceterms:targetNode': costType } }),
      ...priceOf(text),
    }
  })
}

function priceOf(text: string): { 'ceterms:price'?: number; 'ceterms:currency'?: string } {
  const [price, ...more] = pricesIn(text)
  if (price === undefined || more.length > 0 || price.upTo !== undefined || !isCurrencyCode(price.currency)) return {}
  return { 'ceterms:price': price.value, 'ceterms:currency': price.currency }
}

/** A text by the language it is in, BCP 47. */
type LanguageMap = Record<string, string>
type LanguageMapOfLists = Record<string, string[]>

/** A node of JSON-LD. */
interface Node {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}
