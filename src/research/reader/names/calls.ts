import { isBehindCall } from '../../lexicon/names/short-name.ts'
import { startsName } from '../../lexicon/credentials/awarded.ts'
import type { Span } from '../../lexicon/text/span.ts'
import type { Candidate } from './candidates.ts'
import { classOf } from './name-shape.ts'

/** Most places of one call that are looked at. */
const most = 40

/**
 * What certifications are called where a page does not say their whole names: 'Auditor' for 'OpenHarbor Certified Auditor', 'Award' for
 * 'Award in Treasury Fundamentals'. A word that another one's name has, too, calls none.
 */
export function callsOf(candidates: readonly Candidate[]): ReadonlyMap<Candidate, string> {
  const names = candidates.map(({ name }) => ` ${name} `)
  return new Map(
    candidates.flatMap((one) => {
      const call = tailOf(one.name) ?? headOf(one.name)
      const isOwn =
        call !== undefined && classOf(call) === 'own' && names.filter((name) => name.includes(` ${call} `)).length === 1
      return isOwn ? [[one, call]] : []
    }),
  )
}

/** The words behind 'Certified' or 'Registered'. */
function tailOf(name: string): string | undefined {
  const words = name.split(' ')
  const at = words.findLastIndex(startsName)
  const tail = words.slice(at + 1).join(' ')
  return at === -1 || !/^\p{Lu}\p{Ll}{3}/u.test(tail) ? undefined : tail
}

/** The words in front of 'in' or 'of'. */
function headOf(name: string): string | undefined {
  return /^((?:\p{Lu}\p{Ll}{3,} ?){1,2}) (?:in|of) /u.exec(name)?.[1]
}

/** What stands behind a label. */
const label = /^s?\s?(?:[:|\t\n–—]|$)/

/** Where a text has a call with a noun behind it, in brackets or as a label ('the Auditor certification', 'Resit (Award)'), outside of the places that are taken. */
export function placesOfCall(text: string, call: string, taken: readonly Span[]): Span[] {
  const found: Span[] = []
  for (let start = text.indexOf(call); start >= 0 && found.length < most; start = text.indexOf(call, start + call.length)) {
    const end = start + call.length
    const isWord = !/\p{L}/u.test(text.charAt(start - 1)) && !/\p{L}/u.test(text.charAt(end).replace('s', ''))
    const behind = text.slice(end, end + 20)
    const isLabel = (start === 0 || text.charAt(start - 1) === '\n') && label.test(behind)
    const isMeant = isBehindCall(behind) || text.charAt(start - 1) === '(' || isLabel
    if (isWord && isMeant && !taken.some((one) => one.start < end && start < one.end)) found.push({ start, end })
  }
  return found
}
