import { type AudienceKind, audiencesIn } from '../src/research/lexicon/fees/audience.ts'
import { type Currency, type CurrencyCode, mayBe, sameCurrency } from '../src/research/lexicon/money/currency.ts'
import { feeKinds, feeKindsIn } from '../src/research/lexicon/fees/fee-kind.ts'
import { moneyIn } from '../src/research/lexicon/money/money.ts'
import { calledOtherwise, isCalledSo, labelledAudiences, type LabelledKind } from './label.ts'

/** A shown fee line, taken apart. */
export interface ShownFee {
  /** Of a range its lower end. */
  amount: number
  currency: Currency
  kinds: ReadonlySet<LabelledKind>
}

/** What the audiences of the lexicon are called in labels; those without a word there are not scored. */
const ofAudience: Partial<Record<AudienceKind, LabelledKind>> = {
  late: 'late',
  early: 'early',
  member: 'member',
  'non-member': 'nonmember',
  student: 'student',
}

/** 'US$405 exam (members)' as amount, currency and what it is for; undefined for a line without an amount. */
export function readShownFee(line: string): ShownFee | undefined {
  const [money] = moneyIn(line)
  if (money === undefined) return undefined
  const found = [
    ...feeKindsIn(line).flatMap(({ kinds }) => kinds.map((kind) => (isCalledSo(kind) ? kind : calledOtherwise[kind]))),
    ...audiencesIn(line).map(({ kind, shown }) => (shown === 'per year' ? 'annual' : ofAudience[kind])),
  ]
  return { amount: money.value, currency: money.currency, kinds: new Set(found.filter((kind) => kind !== undefined)) }
}

/** Whether a shown currency is the labelled one: a bare '$' is the American dollar, a bare 'Rs' any rupee. */
export function isCurrency(shown: Currency, code: CurrencyCode): boolean {
  return sameCurrency(shown, code) || (shown !== '$' && mayBe(shown).includes(code))
}

/** From the most telling kind to the least: a late renewal fee is a late fee. A kind that is not ranked tells most. */
const ranked: readonly LabelledKind[] = [
  'reinstatement',
  'late',
  'retake',
  'renewal',
  'annual',
  'application',
  'exam',
  'certification',
]
const telling = [
  ...Object.keys(feeKinds)
    .filter(isCalledSo)
    .filter((kind) => !ranked.includes(kind)),
  ...ranked,
]

/** The most telling of a fee's kinds; undefined when it says nothing of what it is for. */
export function tellingKind(kinds: ReadonlySet<LabelledKind>): LabelledKind | undefined {
  return telling.find((kind) => kinds.has(kind))
}

/**
 * How many kinds of a fee were shown, stated and shown rightly: its most telling kind, and who or when it is for.
 * What members and others pay alike is for all.
 */
export function compareKinds(shown: ReadonlySet<LabelledKind>, stated: ReadonlySet<LabelledKind>) {
  const shownKind = tellingKind(shown)
  const statedKind = tellingKind(stated)
  const forAll = [shown, stated].some((kinds) => kinds.has('member') && kinds.has('nonmember'))
  const compared = labelledAudiences.filter((kind) => !forAll || (kind !== 'member' && kind !== 'nonmember'))
  const shownFor = compared.filter((kind) => shown.has(kind))
  const statedFor = compared.filter((kind) => stated.has(kind))
  const rightKind = shownKind !== undefined && stated.has(shownKind) ? 1 : 0
  return {
    right: rightKind + shownFor.filter((kind) => stated.has(kind)).length,
    shown: (shownKind === undefined ? 0 : 1) + shownFor.length,
    wanted: (statedKind === undefined ? 0 : 1) + statedFor.length,
  }
}
