import type { Certification } from '#domain/certifications/certification.ts'
import { creditUnitsIn, isUnit } from '../src/research/lexicon/statements/credits.ts'
import { moneyIn } from '../src/research/lexicon/money/money.ts'
import { type Period, periodsIn, samePeriod } from '../src/research/lexicon/times/period.ts'
import { says } from './key-phrase.ts'
import {
  type CertificationLabel,
  type FactsLabel,
  type FeeLabel,
  type LabelledKind,
  labelledKinds,
  type RenewalLabel,
} from './label.ts'
import { compareKinds, isCurrency, readShownFee, type ShownFee } from './shown-fee.ts'
import { noTally, type Tally } from './tally.ts'

/**
 * The fields of a certification that are scored one by one. `renewal` and `requirements` count labelled items that a line says,
 * `renewalLines` and `requirementLines` shown lines that the label knows.
 */
export const scoredFields = ['fees', 'kinds', 'validity', 'renewal', 'renewalLines', 'requirements', 'requirementLines'] as const
export type FieldTallies = Record<(typeof scoredFields)[number], Tally>

export function noFieldTallies(): FieldTallies {
  return {
    fees: noTally(),
    kinds: noTally(),
    validity: noTally(),
    renewal: noTally(),
    renewalLines: noTally(),
    requirements: noTally(),
    requirementLines: noTally(),
  }
}

/** What a reader expects to see of one certification: its own facts, the common ones where it has none of a kind. */
export function expectedFacts(own: FactsLabel, common: FactsLabel | undefined): FactsLabel {
  if (common === undefined) return own
  return {
    fees: [...own.fees, ...common.fees.map((fee) => (own.fees.length > 0 ? { ...fee, optional: true } : fee))],
    validity: own.validity ?? common.validity,
    otherCycles: [
      ...(own.otherCycles ?? []),
      ...(common.otherCycles ?? []),
      ...(own.validity === null || common.validity === null ? [] : [common.validity]),
    ],
    renewal: own.renewal.length > 0 ? own.renewal : common.renewal,
    renewalOptional: [...(own.renewalOptional ?? []), ...common.renewal.map(asPhrase), ...(common.renewalOptional ?? [])],
    requirements: own.requirements.length > 0 ? own.requirements : common.requirements,
    requirementsOptional: [...(own.requirementsOptional ?? []), ...common.requirements, ...(common.requirementsOptional ?? [])],
  }
}

/** Compares what is shown of one certification with its label; `shown` undefined when it was not found. */
export function compareFacts(shown: Certification | undefined, label: FactsLabel): FieldTallies {
  const renewalLines = shown?.renewalRequirements ?? []
  const requirementLines = shown?.requirements ?? []
  const { fees, kinds } = compareFees(shown?.fees ?? [], label.fees)
  const isRenewal = (line: string) =>
    label.renewal.some((item) => saysRenewal(line, item)) ||
    (label.renewalOptional ?? []).some((item) => near(line, item)) ||
    label.renewal.some((item) => typeof item === 'string' && near(line, item)) ||
    label.fees.some(({ amount }) => moneyIn(line)[0]?.value === amount) ||
    periodsIn(line).some((period) => cyclesOf(label).some((cycle) => samePeriod(cycle, period)))
  const isRequirement = (line: string) =>
    [...label.requirements, ...(label.requirementsOptional ?? [])].some((item) => near(line, item))
  return {
    fees,
    kinds,
    validity: compareValidity(shown?.validityPeriod ?? '', label),
    renewal: itemsSaid(label.renewal, (item) => renewalLines.some((line) => saysRenewal(line, item))),
    renewalLines: linesKnown(renewalLines, isRenewal),
    requirements: itemsSaid(label.requirements, (item) => requirementLines.some((line) => says(line, item))),
    requirementLines: linesKnown(requirementLines, isRequirement),
  }
}

function compareFees(lines: readonly string[], labels: readonly FeeLabel[]): { fees: Tally; kinds: Tally } {
  const fees = noTally()
  const kinds = noTally()
  const shown = new Map<string, ShownFee>()
  for (const line of lines) {
    const fee = readShownFee(line)
    if (fee === undefined) continue
    const key = `${fee.amount} ${fee.currency}`
    shown.set(key, { ...fee, kinds: new Set([...(shown.get(key)?.kinds ?? []), ...fee.kinds]) })
  }
  const stated = new Map<string, { fee: FeeLabel; kinds: Set<LabelledKind>; optional: boolean }>()
  for (const label of labels) {
    const key = `${label.amount} ${label.currency}`
    const known = stated.get(key)
    const words = labelledKinds.filter((kind) => label.kind.split(' ').includes(kind))
    stated.set(key, {
      fee: label,
      kinds: new Set([...(known?.kinds ?? []), ...words]),
      optional: (known?.optional ?? true) && label.optional === true,
    })
  }
  for (const label of stated.values()) {
    const { amount, currency } = label.fee
    const found = [...shown.values()].find((fee) => fee.amount === amount && isCurrency(fee.currency, currency))
    if (found === undefined) {
      if (!label.optional) fees.wanted++
      continue
    }
    fees.right++
    fees.wanted++
    if (label.optional) continue
    const compared = compareKinds(found.kinds, label.kinds)
    kinds.right += compared.right
    kinds.shown += compared.shown
    kinds.wanted += compared.wanted
  }
  fees.shown = shown.size
  return { fees, kinds }
}

function compareValidity(shown: string, label: FactsLabel): Tally {
  const [first] = periodsIn(shown)
  const right = first !== undefined && cyclesOf(label).some((cycle) => samePeriod(cycle, first)) ? 1 : 0
  // A cycle that may be shown and need not be says nothing about the rules.
  if (right === 1 && label.validity === null) return noTally()
  return { right, shown: shown.trim() === '' ? 0 : 1, wanted: label.validity === null ? 0 : 1 }
}

/** Every cycle a label names. */
function cyclesOf(label: FactsLabel): Period[] {
  return [label.validity ?? '', ...(label.otherCycles ?? [])].flatMap(periodsIn)
}

/** Whether a line says what a renewal takes: number and unit, or the phrase. */
export function saysRenewal(line: string, item: RenewalLabel): boolean {
  if (typeof item === 'string') return says(line, item)
  const units = creditUnitsIn(item.unit)
  const said = creditUnitsIn(line)
  const named =
    units.length > 0
      ? units.some((unit) => said.some((one) => isUnit(unit, one)))
      : line.toLowerCase().includes(item.unit.toLowerCase())
  return says(line, String(item.amount)) && named
}

function asPhrase(item: RenewalLabel): string {
  return typeof item === 'string' ? item : `${item.amount} ${item.unit}`
}

/** A shown line and a labelled phrase mean the same when either says most of the other. */
export function near(line: string, item: string): boolean {
  return says(line, item) || says(item, line)
}

function itemsSaid<Item>(items: readonly Item[], said: (item: Item) => boolean): Tally {
  const right = items.filter(said).length
  return { right, shown: right, wanted: items.length }
}

function linesKnown(lines: readonly string[], known: (line: string) => boolean): Tally {
  const right = lines.filter(known).length
  return { right, shown: lines.length, wanted: right }
}

/** Names under which a labelled certification may be shown. */
export function namesOf(label: CertificationLabel): string[] {
  return [label.name, ...(label.alsoNamed ?? []), ...(label.acronym === undefined ? [] : [label.acronym])]
}
