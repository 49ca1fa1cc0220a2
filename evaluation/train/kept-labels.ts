import type { Claim, CommonFacts } from '../../src/research/drafts/draft.ts'
import { moneyIn } from '../../src/research/lexicon/money/money.ts'
import { monthsOf, periodsIn } from '../../src/research/lexicon/times/period.ts'
import type { RealExample } from './real-examples.ts'

/**
 * The label of a page as it may be kept, without a word of the page: its address, the SHA-256 of its text as the product reads it, and
 * of each name and fact where it stands, a fee with its amount and currency, a time with its months, -1 without end.
 */
export function keptLabel({ id, url, document, split, proven }: RealExample): object {
  return {
    id,
    url,
    content: document.id,
    split,
    certifications: proven.drafts.map((draft) => ({ name: offsets(draft.name), ...facts(draft) })),
    common: proven.common.map(facts),
  }
}

function facts({ fees, validity, renewal, requirements }: CommonFacts): object {
  return {
    fees: fees.map((claim) => {
      const [money] = moneyIn(claim.text)
      return [...offsets(claim), money?.value ?? 0, money?.currency ?? '']
    }),
    validity: validity.map((claim) => {
      const [period] = periodsIn(claim.text)
      return [...offsets(claim), period === undefined || period.kind === 'endless' ? -1 : monthsOf(period)]
    }),
    renewal: renewal.map(offsets),
    requirements: requirements.map(offsets),
  }
}

function offsets({ start, end }: Claim): [number, number] {
  return [start, end]
}
