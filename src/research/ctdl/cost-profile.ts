import { type Certification, linesOfGroup } from '#domain/certifications/certification.ts'
import { isCurrencyCode } from '../lexicon/money/currency.ts'
import { feeKindIn, type FeeKind } from '../lexicon/fees/fee-kind.ts'
import { pricesIn } from '../lexicon/money/money.ts'
import type { Node } from './node.ts'

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
export function costProfiles(certification: Certification, webpage: string | undefined): Node[] {
  return linesOfGroup(certification, 'fees').map(({ text, evidence }) => {
    const source = evidence.find((one) => one.kind !== 'person')
    const details = source === undefined ? webpage : source.url
    const kind = feeKindIn(text)?.kinds[0]
    const costType = kind === undefined ? undefined : costTypes[kind]
    return {
      '@type': 'ceterms:CostProfile',
      'ceterms:name': { en: text },
      'ceterms:description': { en: text },
      ...(details === undefined ? {} : { 'ceterms:costDetails': details }),
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
