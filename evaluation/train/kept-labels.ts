import type { Claim, CommonFacts } from '../../src/research/draft.ts'
import { moneyIn } from '../../src/research/lexicon/money.ts'
import { monthsOf, periodsIn } from '../../src/research/lexicon/period.ts'
import type { RealExample } from './real-examples.ts'

type Offsets = readonly [start: number, end: number]

/** A real page's label without a word of the page: offsets in its text, and figures. */
export interface KeptLabel {
  id: string
  url: string
  /** SHA-256 of its text as the product reads it. */
  content: string
  split: string
  certifications: readonly KeptFacts[]
  common: readonly KeptFacts[]
}

interface KeptFacts {
  name?: Offsets
  /** Offsets, amount and currency. */
  fees: readonly (readonly [number, number, number, string])[]
  /** Offsets, and months, -1 without end. */
  validity: readonly (readonly [number, number, number])[]
  renewal: readonly Offsets[]
  requirements: readonly Offsets[]
}

/** The label of a page as it may be kept. */
export function keptLabel({ id, url, document, split, proven }: RealExample): KeptLabel {
  return {
    id,
    url,
    content: document.id,
    split,
    certifications: proven.drafts.map((draft) => ({ name: offsets(draft.name), ...facts(draft) })),
    common: proven.common.map(facts),
  }
}

function facts({ fees, validity, renewal, requirements }: CommonFacts): KeptFacts {
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
