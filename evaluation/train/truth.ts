import type { Named } from '#domain/certifications/known-name.ts'
import { type Currency, type CurrencyCode, settled } from '../../src/research/lexicon/money/currency.ts'
import { type Period, periodsIn, samePeriod } from '../../src/research/lexicon/times/period.ts'
import type { Fact } from '../../src/research/reader/facts/facts.ts'
import { near, namesOf, saysRenewal } from '../compare-facts.ts'
import type { CertificationLabel, FactsLabel, PageLabel, RenewalLabel } from '../label.ts'
import { sameName } from '../score.ts'
import { isCurrency } from '../shown-fee.ts'

/** What a label says: of one certification with what holds for all, or of the whole page. */
export type Labelled = ReturnType<typeof factsLabelled>

type Found = 'right' | 'optional' | undefined

/** Whether a page is labelled to state nothing of a certification. */
export function statesNothing({ certifications, common, distractor }: PageLabel): boolean {
  return distractor || (certifications.length === 0 && common === undefined)
}

/** The facts of a label. @param name of one certification; without it, of the page */
export function factsLabelled({ certifications, common }: PageLabel, name?: string) {
  const own = certifications.filter((one) => name === undefined || one.name === name)
  const all: FactsLabel[] = [...own, ...(common === undefined ? [] : [common])]
  return {
    fees: all.flatMap(({ fees }) => fees),
    cycles: all.flatMap(({ validity, otherCycles }) => [...(validity === null ? [] : [validity]), ...(otherCycles ?? [])]),
    requirements: all.flatMap(({ requirements }) => requirements),
    requirementsOptional: all.flatMap(({ requirementsOptional }) => requirementsOptional ?? []),
    renewal: all.flatMap(({ renewal }) => renewal),
    renewalOptional: all.flatMap(({ renewalOptional }) => renewalOptional ?? []),
  }
}

/**
 * Whether a label states a fact of the page.
 * @param stated what bare signs of the page stand for: '$' of a page from Canada is the Canadian dollar
 */
export function foundIn({ kind, thing }: Fact, labelled: Labelled, stated: CurrencyCode | undefined): Found {
  if (kind === 'fee') return isLabelledFee(thing.money.value, settled(thing.money.currency, stated), labelled)
  if (kind === 'term') return isCycleOf(thing.period, labelled) ? 'right' : undefined
  return isLineOf(kind, thing.text, labelled)
}

/** Whether an amount is a labelled fee. */
export function isLabelledFee(value: number, currency: Currency, { fees }: Labelled): Found {
  const same = fees.filter((fee) => fee.amount === value && isCurrency(currency, fee.currency))
  if (same.length === 0) return undefined
  return same.some(({ optional }) => optional !== true) ? 'right' : 'optional'
}

/** Whether a time is a labelled cycle. */
export function isCycleOf(period: Period, { cycles }: Labelled): boolean {
  return cycles.flatMap(periodsIn).some((one) => samePeriod(one, period))
}

/** Whether a statement says a labelled requirement, or what a labelled renewal takes. */
export function isLineOf(kind: 'requirement' | 'renewal', text: string, labelled: Labelled): Found {
  const items: readonly RenewalLabel[] = kind === 'renewal' ? labelled.renewal : labelled.requirements
  const optional = kind === 'renewal' ? labelled.renewalOptional : labelled.requirementsOptional
  if (items.some((item) => (typeof item === 'string' ? near(text, item) : saysRenewal(text, item)))) return 'right'
  return optional.some((item) => near(text, item)) ? 'optional' : undefined
}

/** What a label says of a candidate's name; that it is right comes with the labelled certification. A sentence with its short form is none. */
export function verdictOn(
  { name: text }: Pick<Named, 'name'>,
  { certifications, mentioned }: PageLabel,
): CertificationLabel | 'wrong' | 'mentioned' {
  const isOf = (one: CertificationLabel) => namesOf(one).some((name) => sameName(text, name))
  const right = certifications.find(isOf)
  if (right !== undefined) return right
  return (mentioned ?? []).some((name) => sameName(text, name)) ? 'mentioned' : 'wrong'
}
