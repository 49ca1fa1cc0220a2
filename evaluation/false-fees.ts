import type { Certification } from '#domain/certifications/certification.ts'
import type { FactsLabel, LabelledKind } from './label.ts'
import { type PageScore, pairUp } from './score.ts'
import { isCurrency, readShownFee, type ShownFee, tellingKind } from './shown-fee.ts'

/** What is wrong with a fee that a label does not know, told by program from label and page. */
export const feeFaults = [
  'under a name that is no certification of the page',
  'of another certification of the page',
  'in another currency',
  'twice, with and without its currency',
  'an amount that no label of the page holds',
] as const
export type FeeFault = (typeof feeFaults)[number]

/** What fees of one kind come to: how many different amounts are shown, and how many of them are wrong, by what is wrong. */
export interface KindOfFee {
  shown: number
  faults: Map<FeeFault, number>
}

/** The fees of pages by their kind; a fee that says nothing of what it is for stands under 'none'. */
export function feesByKind(pages: readonly PageScore[]): Map<LabelledKind | 'none', KindOfFee> {
  const kinds = new Map<LabelledKind | 'none', KindOfFee>()
  for (const page of pages)
    for (const { fee, fault } of feesOf(page)) {
      const kind = tellingKind(fee.kinds) ?? 'none'
      const count = kinds.get(kind) ?? { shown: 0, faults: new Map<FeeFault, number>() }
      kinds.set(kind, count)
      count.shown++
      if (fault !== undefined) count.faults.set(fault, (count.faults.get(fault) ?? 0) + 1)
    }
  return kinds
}

/** Every fee shown of a page, and what is wrong with it; nothing is when the label of its certification knows it. */
export function feesOf({
  label,
  certifications,
}: PageScore): { fee: ShownFee; certification: string; fault: FeeFault | undefined }[] {
  const { labelled, falseOnes } = pairUp(label, certifications)
  const everywhere = [...label.certifications, ...(label.common === undefined ? [] : [label.common])].flatMap(({ fees }) => fees)
  const isStated = (fee: ShownFee, fees: FactsLabel['fees']) =>
    fees.some(({ amount, currency }) => amount === fee.amount && isCurrency(fee.currency, currency))
  const besides = (fee: ShownFee): FeeFault => {
    if (isStated(fee, everywhere)) return 'of another certification of the page'
    const isAmount = everywhere.some(({ amount }) => amount === fee.amount)
    return isAmount ? 'in another currency' : 'an amount that no label of the page holds'
  }
  return [
    ...labelled.flatMap(({ shown, expected }) => {
      const known = new Set<number>()
      return amountsOf(shown).map((fee) => {
        const certification = shown?.name ?? ''
        if (!isStated(fee, expected.fees)) return { fee, certification, fault: besides(fee) }
        const isAgain = known.has(fee.amount) && expected.fees.filter(({ amount }) => amount === fee.amount).length === 1
        known.add(fee.amount)
        return { fee, certification, fault: isAgain ? ('twice, with and without its currency' as const) : undefined }
      })
    }),
    ...falseOnes.flatMap((one) =>
      amountsOf(one).map((fee) => ({
        fee,
        certification: one.name,
        fault: 'under a name that is no certification of the page' as const,
      })),
    ),
  ]
}

/** The different amounts among a certification's fees, with all that is said of each. */
function amountsOf(certification: Certification | undefined): ShownFee[] {
  const amounts = new Map<string, ShownFee>()
  for (const line of certification?.fees ?? []) {
    const fee = readShownFee(line)
    if (fee === undefined) continue
    const key = `${fee.amount} ${fee.currency}`
    amounts.set(key, { ...fee, kinds: new Set([...(amounts.get(key)?.kinds ?? []), ...fee.kinds]) })
  }
  return [...amounts.values()]
}
