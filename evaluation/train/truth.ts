import type { Currency } from '../../src/research/lexicon/currency.ts'
import { creditUnitsIn, isUnit } from '../../src/research/lexicon/credits.ts'
import { namesOf } from '../compare-facts.ts'
import { says } from '../key-phrase.ts'
import type { CertificationLabel, FactsLabel, FeeLabel, PageLabel, RenewalLabel } from '../label.ts'
import { sameName } from '../score.ts'
import type { Named } from '#domain/known-name.ts'
import { isCurrency } from '../shown-fee.ts'

/** What a label says: of one certification with what holds for all, or of the whole page. */
export interface Labelled {
  fees: readonly FeeLabel[]
  cycles: readonly string[]
  requirements: readonly string[]
  requirementsOptional: readonly string[]
  renewal: readonly RenewalLabel[]
  renewalOptional: readonly string[]
}

type Found = 'right' | 'optional' | undefined

/** Whether a page is labelled to state nothing of a certification. */
export function statesNothing({ certifications, common, distractor }: PageLabel): boolean {
  return distractor || (certifications.length === 0 && common === undefined)
}

/** The facts of a label. @param name of one certification; without it, of the page */
export function factsLabelled({ certifications, common }: PageLabel, name?: string): Labelled {
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

/** Whether an amount is a labelled fee. */
export function isLabelledFee(value: number, currency: Currency, { fees }: Labelled): Found {
  const same = fees.filter((fee) => fee.amount === value && isCurrency(currency, fee.currency))
  if (same.length === 0) return undefined
  return same.some(({ optional }) => optional !== true) ? 'right' : 'optional'
}

/** Whether a statement says a labelled requirement. */
export function isRequirementOf(text: string, { requirements, requirementsOptional }: Labelled): Found {
  if (requirements.some((item) => near(text, item))) return 'right'
  return requirementsOptional.some((item) => near(text, item)) ? 'optional' : undefined
}

/** Whether a statement says what a labelled renewal takes. */
export function isRenewalOf(text: string, { renewal, renewalOptional }: Labelled): Found {
  if (renewal.some((item) => saysRenewal(text, item))) return 'right'
  return renewalOptional.some((item) => near(text, item)) ? 'optional' : undefined
}

function saysRenewal(text: string, item: RenewalLabel): boolean {
  if (typeof item === 'string') return near(text, item)
  const units = creditUnitsIn(item.unit)
  const said = creditUnitsIn(text)
  const named =
    units.length > 0
      ? units.some((unit) => said.some((one) => isUnit(unit, one)))
      : text.toLowerCase().includes(item.unit.toLowerCase())
  return named && says(text, String(item.amount))
}

function near(text: string, item: string): boolean {
  return says(text, item) || says(item, text)
}

/** What a label says of a candidate's name; that it is right comes with the labelled certification. */
export function verdictOn(
  { name: text, acronym }: Named,
  { certifications, mentioned }: PageLabel,
): CertificationLabel | 'wrong' | 'mentioned' {
  const isOf = (one: CertificationLabel) =>
    namesOf(one).some((name) => sameName(text, name)) ||
    (acronym !== '' && one.acronym !== undefined && sameName(acronym, one.acronym) && text !== '')
  const right = certifications.find(isOf)
  if (right !== undefined) return right
  return (mentioned ?? []).some((name) => sameName(text, name)) ? 'mentioned' : 'wrong'
}
