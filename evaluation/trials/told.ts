import { moneyIn } from '../../src/research/lexicon/money/money.ts'
import type { NamedCertification } from '../../src/research/model/prompt/answer.ts'
import type { FactList } from '../../src/research/drafts/draft.ts'
import type { FieldFact } from '../../src/research/model/findings/check-fact.ts'

/** A fact as a person would note it: a line and the words of the page that state it. */
export interface ToldFact {
  text: string
  quote: string
  passage: number | null
}

/** A certification with its facts as lines; `asNamed` makes of it what a model answers. */
export type ToldCertification = Omit<NamedCertification, FactList> & Record<FactList, ToldFact[]>

/** A certification as a model would name it. */
export function asNamed(told: ToldCertification): NamedCertification {
  const { requirements, validity, renewal, fees, ...rest } = told
  const line = (fact: ToldFact) => ({ ...fact, context: [] })
  return {
    ...rest,
    requirements: requirements.map(line),
    validity: validity.map(({ text, ...words }) => ({ length: text, ...words, context: [] })),
    renewal: renewal.map(line),
    fees: fees.map(feeOf),
  }
}

/** '$405 exam (members)' as an amount, what it is for, and who pays it. */
export function feeOf({ text, quote, passage }: ToldFact): Extract<FieldFact, { field: 'fees' }>['fact'] {
  const [money] = moneyIn(text)
  const rest = money === undefined ? text : `${text.slice(0, money.start)} ${text.slice(money.end)}`
  const who = /\(([^)]*)\)/.exec(rest)?.[1] ?? null
  const paid = rest
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const amount = money === undefined ? (/\d[\d,.]*/.exec(text)?.[0] ?? text) : text.slice(money.start, money.end)
  return {
    amount: amount.replace(/^\D+/, '') || amount,
    currency: money === undefined ? null : amount.replace(/[\d.,\s–-]+/g, '') || null,
    for: paid === '' ? null : paid,
    who,
    when: null,
    quote,
    passage,
    context: [],
  }
}
