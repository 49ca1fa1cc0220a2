import type { Certification } from '#domain/certifications/certification.ts'
import type { CurrencyCode } from '../../src/research/lexicon/money/currency.ts'
import { moneyIn, shownMoney } from '../../src/research/lexicon/money/money.ts'
import { periodsIn, shownPeriod } from '../../src/research/lexicon/times/period.ts'
import {
  type FeeFact,
  isForAll,
  type LineFact,
  type NamedCertification,
  readNamed,
  type ValidityFact,
} from '../../src/research/model/prompt/answer.ts'
import { salvage } from '../../src/research/model/prompt/salvage.ts'

/**
 * The certifications of an answer as it came, without any proof: what a reader would see who believed every word of it.
 * @param stated whose dollar the page means by a bare sign
 */
export function asTheyCame(answer: string, stated: CurrencyCode | undefined): Certification[] {
  const named = salvage(answer).elements.flatMap((element) => readNamed(element)?.named ?? [])
  const common = named.filter(isForAll)
  const own = named.filter((one) => !isForAll(one))
  if (own.length > 0) return own.map((one) => shownOf(one, common, stated))
  const [first] = common
  return first === undefined ? [] : [shownOf({ ...first, name: 'Certification' }, common.slice(1), stated)]
}

/** What is said of all fills what a certification's own facts leave open, fees by their kind: as `merge` does with what is proven. */
function shownOf(
  one: NamedCertification,
  common: readonly NamedCertification[],
  stated: CurrencyCode | undefined,
): Certification {
  const linesOf = (field: 'requirements' | 'renewal'): LineFact[] => [one, ...common].flatMap((from) => from[field])
  const validity = one.validity.length > 0 ? one.validity : common.flatMap((from) => from.validity)
  return {
    name: one.name,
    ...(one.acronym === null ? {} : { acronym: one.acronym }),
    summary: one.summaryQuote ?? '',
    requirements: linesOf('requirements').map(({ text }) => text),
    validityPeriod: validity.map(lengthOf).join('; '),
    renewalRequirements: linesOf('renewal').map(({ text }) => text),
    fees: [one, ...common].flatMap((from) => from.fees).map((fee) => feeLine(fee, stated)),
  }
}

function lengthOf({ length }: ValidityFact): string {
  const [period] = periodsIn(length)
  return period === undefined ? length : shownPeriod(period)
}

function feeLine({ amount, currency, for: paid, who, when }: FeeFact, stated: CurrencyCode | undefined): string {
  const written = /\p{Sc}|[A-Z]{2,3}$|^[A-Z]/u.test(amount) ? amount : `${currency ?? ''} ${amount}`
  const [money] = moneyIn(written.replace(/(?<=\p{Sc})\s/u, '')).concat(moneyIn(`${amount} ${currency ?? ''}`))
  const shown = money === undefined ? written.trim() : shownMoney(money, stated)
  const beside = [who, when].filter((part) => part !== null).join(', ')
  return `${shown} ${paid ?? ''}${beside === '' ? '' : ` (${beside})`}`
}
