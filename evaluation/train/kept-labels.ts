import type { CleanDocument } from '../../src/research/document/clean-document/clean-document.ts'
import type { Claim, CommonFacts } from '../../src/research/drafts/draft.ts'
import { moneyIn } from '../../src/research/lexicon/money/money.ts'
import { monthsOf, type Period, periodsIn, samePeriod } from '../../src/research/lexicon/times/period.ts'
import type { FactsLabel, FeeLabel, PageLabel } from '../label.ts'
import type { RealExample } from './real-examples.ts'
import type { ProvenPage } from './real-labels.ts'

/**
 * The label of a page as it may be kept, without a word of the page: its address, the SHA-256 of its text as the product reads it, and
 * of each name and fact where it stands, a fee with its amount and currency, a time with its months, -1 without end.
 */
export function keptLabel({ id, url, document, split, proven, label }: RealExample): object {
  const kept = proven === undefined ? labelled(label, document) : proved(proven)
  return { id, url, content: document.id, split, ...kept }
}

function proved({ drafts, common }: ProvenPage): object {
  return { certifications: drafts.map((draft) => ({ name: offsets(draft.name), ...facts(draft) })), common: common.map(facts) }
}

function facts({ fees, validity, renewal, requirements }: CommonFacts): object {
  return {
    fees: fees.map((claim) => {
      const [money] = moneyIn(claim.text)
      return [...offsets(claim), money?.value ?? 0, money?.currency ?? '']
    }),
    validity: validity.map((claim) => {
      const [period] = periodsIn(claim.text)
      return [...offsets(claim), months(period)]
    }),
    renewal: renewal.map(offsets),
    requirements: requirements.map(offsets),
  }
}

function offsets({ start, end }: Claim): [number, number] {
  return [start, end]
}

function months(period: Period | undefined): number {
  return period === undefined || period.kind === 'endless' ? -1 : monthsOf(period)
}

/** A label that a person wrote; where the page has other words than it, the offsets are -1. */
function labelled({ certifications, common }: PageLabel, { text }: CleanDocument): object {
  const small = text.toLowerCase()
  const placeOf = (words: string): [number, number] => {
    const start = small.indexOf(words.toLowerCase())
    return start < 0 ? nowhere : [start, start + words.length]
  }
  const placeOfFee = ({ amount }: FeeLabel): [number, number] => {
    const found = moneyIn(text).find(({ value }) => value === amount)
    return found === undefined ? nowhere : [found.start, found.end]
  }
  const periods = periodsIn(text)
  const factsOf = ({ fees, validity, renewal, requirements }: FactsLabel) => ({
    fees: fees.map((fee) => [...placeOfFee(fee), fee.amount, fee.currency]),
    validity: periodsIn(validity ?? '').map((one) => {
      const found = periods.find((other) => samePeriod(other, one))
      return [found?.start ?? -1, found?.end ?? -1, months(one)]
    }),
    renewal: renewal.map((one) => (typeof one === 'string' ? placeOf(one) : [...nowhere, one.amount, one.unit])),
    requirements: requirements.map(placeOf),
  })
  return {
    certifications: certifications.map((one) => ({ name: placeOf(one.name), ...factsOf(one) })),
    common: common === undefined ? [] : [factsOf(common)],
  }
}

const nowhere: [number, number] = [-1, -1]
