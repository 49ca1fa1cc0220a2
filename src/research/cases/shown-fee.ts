import type { FeeKind } from './label.ts'

/** A shown fee line, taken apart. */
export interface ShownFee {
  amount: number
  /** ISO 4217 code, '' when the line names none. */
  currency: string
  kinds: ReadonlySet<FeeKind>
}

const currencies: readonly (readonly [RegExp, string])[] = [
  [/C\$|CA\$|\bCAD\b/, 'CAD'],
  [/A\$|AU\$|\bAUD\b/, 'AUD'],
  [/NZ\$|\bNZD\b/, 'NZD'],
  [/US\$|\bUSD\b/, 'USD'],
  [/S\$|\bSGD\b/, 'SGD'],
  [/£|\bGBP\b/, 'GBP'],
  [/€|\bEUR\b/, 'EUR'],
  [/\bCHF\b/, 'CHF'],
  [/₹|\bINR\b/, 'INR'],
  [/\bZAR\b/, 'ZAR'],
  [/\$/, 'USD'],
]

const kindWords: readonly (readonly [FeeKind, RegExp])[] = [
  ['nonmember', /non-?\s?members?/],
  ['member', /(?<!non-?\s?)\bmembers?\b/],
  ['student', /student/],
  ['early', /early/],
  ['late', /\blate\b|overdue/],
  ['retake', /retake|re-?take|retest|re-?exam|resit|re-?sit|re-?assessment|attempt|repeat/],
  ['reinstatement', /reinstat|reactivat/],
  ['renewal', /renew|recertif|revalidat/],
  ['annual', /annual|yearly|maintenance|per year|a year/],
  ['application', /applica/],
  ['exam', /\bexam|\btest|\bassessment/],
  ['certification', /certification|certificate|registration|enrol?lment|initial/],
]

/** 'US$405 exam (members)' as amount, currency and what it is for; undefined for a line without an amount. */
export function readShownFee(line: string): ShownFee | undefined {
  const found = /\d{1,3}(?: \d{3})+(?:[.,]\d{2})?(?!\d)|\d[\d,]*(?:\.\d+)?/.exec(line)
  if (found === null) return undefined
  const around = line.slice(Math.max(0, found.index - 5), found.index + found[0].length + 5)
  const currency = currencies.find(([sign]) => sign.test(around))?.[1] ?? ''
  const words = line.toLowerCase()
  const kinds = new Set(kindWords.filter(([, pattern]) => pattern.test(words)).map(([kind]) => kind))
  return { amount: Number(found[0].replace(/,(?=\d{2}$)/, '.').replaceAll(/[ ,]/g, '')), currency, kinds }
}

/** From the most telling kind to the least: a late renewal fee is a late fee. */
const telling: readonly FeeKind[] = [
  'reinstatement',
  'late',
  'retake',
  'renewal',
  'annual',
  'application',
  'exam',
  'certification',
]
const audiences: readonly FeeKind[] = ['member', 'nonmember', 'early', 'student']

/**
 * How many kinds of a fee were shown, stated and shown rightly: its most telling kind, and who or when it is for.
 * What members and others pay alike is for all.
 */
export function compareKinds(shown: ReadonlySet<FeeKind>, stated: ReadonlySet<FeeKind>) {
  const shownKind = telling.find((kind) => shown.has(kind))
  const statedKind = telling.find((kind) => stated.has(kind))
  const forAll = [shown, stated].some((kinds) => kinds.has('member') && kinds.has('nonmember'))
  const compared = audiences.filter((kind) => !forAll || (kind !== 'member' && kind !== 'nonmember'))
  const shownFor = compared.filter((kind) => shown.has(kind))
  const statedFor = compared.filter((kind) => stated.has(kind))
  const rightKind = shownKind !== undefined && stated.has(shownKind) ? 1 : 0
  return {
    right: rightKind + shownFor.filter((kind) => stated.has(kind)).length,
    shown: (shownKind === undefined ? 0 : 1) + shownFor.length,
    wanted: (statedKind === undefined ? 0 : 1) + statedFor.length,
  }
}
