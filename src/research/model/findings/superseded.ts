import { foldName } from '#domain/organizations/folded-name.ts'
import { firstDateIn } from '../../document/page-facts/stated-date.ts'
import type { FeeFact } from '../prompt/answer.ts'

/** 'From 1 Sep 2021', 'effective May 2025': the day a fee begins. */
const begins = /\b(?:from|since|effective|as of|starting|beginning|rate,)\s+(?:on\s+)?(?=.*\b(?:19|20)\d\d\b)/i
const former = /\b(?:existing|old|previous|former|past)\b/i
const latter = /\b(?:revised|new|current|present)\b/i

/**
 * Fees that a page lists beside those that replaced them: of one thing for one payer the one that began last by the day of reading
 * counts, and 'Revised Rate' before 'Existing Rate'.
 * @param today 'YYYY-MM-DD'
 */
export function supersededFees(fees: readonly FeeFact[], today: string): ReadonlySet<FeeFact> {
  const alike = new Map<string, FeeFact[]>()
  for (const fee of fees) {
    const key = foldName(`${fee.for ?? ''} | ${fee.who ?? ''}`).replace(/ fees?$/, '')
    alike.set(key, [...(alike.get(key) ?? []), fee])
  }
  return new Set([...alike.values()].flatMap((some) => [...beforeLast(some, today), ...beforeRevised(some)]))
}

function beforeLast(fees: readonly FeeFact[], today: string): FeeFact[] {
  const dated = fees.flatMap((fee) => {
    const began = begins.test(fee.when ?? '') ? firstDateIn(fee.when ?? '') : ''
    return began === '' || began > today ? [] : [{ fee, began }]
  })
  const last = dated.map(({ began }) => began).reduce((latest, day) => (day > latest ? day : latest), '')
  return dated.filter(({ began }) => began < last).map(({ fee }) => fee)
}

function beforeRevised(fees: readonly FeeFact[]): FeeFact[] {
  const isLatter = fees.some(({ when }) => latter.test(when ?? '') && !former.test(when ?? ''))
  return isLatter ? fees.filter(({ when }) => former.test(when ?? '') && !latter.test(when ?? '')) : []
}
