import type { Certainty } from '#domain/evidence/certainty.ts'
import type { PageEvidence } from '#domain/evidence/evidence.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Claim } from '../drafts/draft.ts'
import type { ProvenClaim } from '../drafts/proof.ts'
import { grouped } from '../plain/grouped.ts'
import { saysOnlyFee } from '../lexicon/fees/fee-kind.ts'
import { byItself } from '../lexicon/money/currency.ts'
import { type Money, moneyIn } from '../lexicon/money/money.ts'
import { monthsOf, periodsIn } from '../lexicon/times/period.ts'
import { withoutSpans } from '../lexicon/text/span.ts'

/** A line of the result with what stands behind it. */
export interface MergedLine {
  text: string
  evidence: PageEvidence[]
}

/** What a line is joined by. */
export interface ReadLine {
  /** What equal lines share. */
  key: string
  /** What it speaks of apart from its amount: 'exam (members)' of a fee; undefined for a line that never conflicts. */
  about: string | undefined
}

/** A line while lines are joined: what it speaks of, its place among them, and who says it. */
interface Line {
  text: string
  about: string | undefined
  place: number
  claims: ProvenClaim[]
}

/**
 * Joins what several pages or witnesses say of one list: equal lines become one with all quotes;
 * lines that give different amounts for the same thing become one conflict, both quotes kept, the newest page first.
 * @param judge how sure a reader is of a line; pages that disagree ask a person anyway
 */
export function mergeLines(
  claims: readonly ProvenClaim[],
  read: (claim: Claim) => ReadLine,
  judge: (claims: readonly ProvenClaim[]) => Certainty | undefined,
): MergedLine[] {
  const byKey = new Map<string, Line>()
  for (const one of claims) {
    const { key, about } = read(one.claim)
    const line = byKey.get(key)
    if (line === undefined) byKey.set(key, { text: one.claim.text, about, place: byKey.size, claims: [one] })
    else line.claims.push(one)
  }
  const lines = [...byKey.values()]
  const bySubject = grouped(lines.map((line) => [line.about, line]))
  return lines.flatMap((line) => {
    const others = line.about === undefined ? [] : (bySubject.get(line.about) ?? [])
    const rivals = others.filter((other) => !sharePage(line.claims, other.claims)).slice(0, mostRivals)
    const [first] = rivals
    if (first === undefined) return [agreed(line, judge(line.claims))]
    // A conflict stands where the first of its lines stood.
    return line.place < first.place ? [conflict([line, ...rivals])] : []
  })
}

/** Where more pages contradict one another, the first ones tell it. */
const mostRivals = 5

/** Two amounts on one page are two lines; only different pages contradict each other. */
function sharePage(a: readonly ProvenClaim[], b: readonly ProvenClaim[]): boolean {
  return a.some((one) => b.some((other) => one === other || one.claim.documentId === other.claim.documentId))
}

function agreed(line: { text: string; claims: readonly ProvenClaim[] }, certainty: Certainty | undefined): MergedLine {
  const judged = certainty === undefined ? {} : { certainty }
  const quotes = new Map(line.claims.map((one) => [`${one.evidence.url}\n${one.evidence.quote}`, { ...one.evidence, ...judged }]))
  return { text: line.text, evidence: [...quotes.values()].slice(0, 3) }
}

function conflict(lines: readonly { text: string; claims: readonly ProvenClaim[] }[]): MergedLine {
  const newestFirst = lines.toSorted((a, b) => newest(b.claims).localeCompare(newest(a.claims)))
  return {
    text: newestFirst.map((line) => line.text).join(' or '),
    evidence: newestFirst.flatMap((line) => line.claims.slice(0, 1).map((one) => ({ ...one.evidence, says: line.text }))),
  }
}

function newest(claims: readonly ProvenClaim[]): string {
  return claims.map((one) => one.statedOn).reduce((latest, day) => (day > latest ? day : latest), '')
}

/** A fee line taken apart for joining: the amount it gives, and what it pays for. */
interface FeeLine {
  money: Money | undefined
  about: string
}

function feeLineOf(text: string): FeeLine {
  const found = moneyIn(text)
  return { money: found[0], about: withoutSpans(text, found) }
}

/** What a fee line pays for and in which currency: 'exam (members)'. A line that only says that it is a fee has no subject. */
export function feeSubject(text: string): string | undefined {
  const { money, about } = feeLineOf(text)
  const words = foldName(about)
  if (words === '' || saysOnlyFee(words)) return undefined
  return `${money === undefined ? '' : byItself(money.currency)} ${words}`
}

/** What a fee line says in one spelling: 'US$1,095 exam' and '$1095.00 exam' are one line. */
export function feeKey(text: string): string {
  const { money, about } = feeLineOf(text)
  return money === undefined
    ? foldName(text)
    : `${byItself(money.currency)} ${money.value} ${money.upTo ?? ''} ${foldName(about)}`
}

/** The kind of a fee line without whom it is for: 'exam' of '$300 exam (members)'. */
export function feeKind(text: string): string {
  return foldName(feeLineOf(text).about.replace(/\([^)]*\)/g, ' '))
}

/** What a line on validity says in one spelling: '3 years' and '36 months' are one line. */
export function validityKey(text: string): string {
  const periods = periodsIn(text)
  const rest = withoutSpans(text, periods)
  return periods.length === 0 || /[\p{L}\p{N}]/u.test(rest) ? foldName(text) : [...new Set(periods.map(monthsOf))].join(' ')
}
