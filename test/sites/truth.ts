import type { Certification } from '#domain/certifications/certification.ts'
import { sameName } from '../../evaluation/score.ts'
import { isCurrency, readShownFee } from '../../evaluation/shown-fee.ts'
import type { CurrencyCode } from '../../src/research/lexicon/money/currency.ts'
import type { Site } from './generate.ts'

/** What a site states, as far as a look-up of all of it is judged: each certification by all its names, and its fees. */
export type SiteTruth = readonly {
  names: readonly string[]
  fees: readonly { amount: number; currency: CurrencyCode }[]
  /** It is not offered any more: shown without saying so it is false. */
  retired: boolean
  /** It may be left out: a site that lists what is no longer offered says no more of it. */
  optional: boolean
}[]

export interface SiteVerdict {
  found: string[]
  missing: string[]
  /** Certifications that are not offered any more, shown with that. */
  retired: string[]
  /** Certifications that are shown more than once. */
  twice: string[]
  /** Names shown that are no certification of the site, or not offered any more without saying so, or said to be so and are not. */
  false: string[]
  fees: { right: number; wrong: number; wanted: number }
}

/** What a site of this folder states. */
export function truthOf({ expected }: Site): SiteTruth {
  return expected.map(({ name, alsoNamed = [], acronym, fees, retired }) => ({
    names: [name, ...alsoNamed, ...(acronym === undefined || acronym === '' ? [] : [acronym])],
    fees,
    retired: retired === true,
    optional: false,
  }))
}

/** Holds what is shown of a site against what it states. A fee counts once for each certification, by amount and currency. */
export function judgeSite(truth: SiteTruth, shown: readonly Certification[]): SiteVerdict {
  const verdict: SiteVerdict = {
    found: [],
    missing: [],
    retired: [],
    twice: [],
    false: [],
    fees: { right: 0, wrong: 0, wanted: 0 },
  }
  const left = new Set(shown)
  for (const { names, fees, retired, optional } of truth) {
    const [name = ''] = names
    const own = [...left].filter((one) => isCalled(one, names) && (one.retired === true) === retired)
    for (const one of own) left.delete(one)
    if (own.length > 0 && retired) verdict.retired.push(name)
    if (!optional) verdict[own.length > 0 ? 'found' : 'missing'].push(name)
    if (own.length > 1) verdict.twice.push(`${name}: ${own.map((one) => one.name).join(' | ')}`)
    if (optional) continue
    const { right, wrong, wanted } = judgeFees(
      fees,
      own.flatMap((one) => one.fees),
    )
    verdict.fees = {
      right: verdict.fees.right + right,
      wrong: verdict.fees.wrong + wrong,
      wanted: verdict.fees.wanted + wanted,
    }
  }
  verdict.false.push(...[...left].map(({ name }) => name))
  return verdict
}

function isCalled({ name, acronym }: Certification, names: readonly string[]): boolean {
  return [name, ...(acronym === undefined || acronym === '' ? [] : [acronym])].some((shown) =>
    names.some((one) => sameName(shown, one)),
  )
}

function judgeFees(stated: SiteTruth[number]['fees'], lines: readonly string[]): SiteVerdict['fees'] {
  const wanted = new Map(stated.map((fee) => [`${fee.amount} ${fee.currency}`, fee]))
  const right = new Set<string>()
  const wrong = new Set<string>()
  for (const line of lines) {
    const shown = readShownFee(line)
    if (shown === undefined) continue
    const known = [...wanted].find(([, { amount, currency }]) => amount === shown.amount && isCurrency(shown.currency, currency))
    if (known === undefined) wrong.add(`${shown.amount} ${shown.currency}`)
    else right.add(known[0])
  }
  return { right: right.size, wrong: wrong.size, wanted: wanted.size }
}
