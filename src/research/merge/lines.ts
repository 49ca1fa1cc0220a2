import { expression } from '../expression.ts'
import type { PageEvidence } from '#domain/evidence.ts'
import { foldName } from '#domain/organization.ts'
import type { Claim } from '../draft.ts'

/** A line of the result with what stands behind it. */
export interface MergedLine {
  text: string
  evidence: PageEvidence[]
}

/** A claim whose quote was found on the stored page. */
export interface ProvenClaim {
  claim: Claim
  evidence: PageEvidence
  /** Date the page states for itself, '' when none; newer pages come first. */
  statedOn: string
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
 * @param subject what a line speaks of apart from its amount: 'exam (members)' of a fee; undefined for lines that never conflict
 */
export function mergeLines(claims: readonly ProvenClaim[], subject: (text: string) => string | undefined): MergedLine[] {
  const lines = new Map<string, Line>()
  const sameSubject = new Map<string, Line[]>()
  for (const one of claims) {
    const key = keyOf(one.claim)
    const same = lines.get(key)
    if (same !== undefined) {
      same.claims.push(one)
      continue
    }
    const line = { text: one.claim.text, about: subject(one.claim.text), place: lines.size, claims: [one] }
    lines.set(key, line)
    if (line.about === undefined) continue
    const others = sameSubject.get(line.about)
    if (others === undefined) sameSubject.set(line.about, [line])
    else others.push(line)
  }
  return [...lines.values()].flatMap((line) => {
    const others = line.about === undefined ? [] : (sameSubject.get(line.about) ?? [])
    const rivals = others.filter((other) => !sharePage(line.claims, other.claims)).slice(0, mostRivals)
    const [first] = rivals
    if (first === undefined) return [agreed(line)]
    // A conflict stands where the first of its lines stood.
    return line.place < first.place ? [conflict([line, ...rivals])] : []
  })
}

const keys = new WeakMap<Claim, string>()

/** What equal lines share; read once, for lines are joined again after each page. */
function keyOf(claim: Claim): string {
  const key = keys.get(claim) ?? foldName(claim.text)
  keys.set(claim, key)
  return key
}

/** Where more pages contradict one another, the first ones tell it. */
const mostRivals = 5

/** Two amounts on one page are two lines; only different pages contradict each other. */
function sharePage(a: readonly ProvenClaim[], b: readonly ProvenClaim[]): boolean {
  return a.some((one) => b.some((other) => one === other || one.claim.documentId === other.claim.documentId))
}

function agreed(line: { text: string; claims: readonly ProvenClaim[] }): MergedLine {
  const quotes = new Map(line.claims.map((one) => [`${one.evidence.url}\n${one.evidence.quote}`, one.evidence]))
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

const money = expression('gi')`
  (?:[A-Z]{1,3})?\s?[$£€¥₹]\s?\d[\d,.]*(?:–\d[\d,.]*)?|
  \b(?:
    USD|EUR|GBP|CAD|AUD|NZD|CHF|INR|SGD|HKD|ZAR|AED|JPY|KES|NGN|GHS|MYR|PHP|PKR|LKR|NPR|SAR|QAR|SEK|NOK|DKK|PLN|TTD|
    JMD|Rs
  )\s?\d[\d,.]*(?:–\d[\d,.]*)?|\b\d[\d,.]*\s?(?:USD|EUR|GBP|CAD|AUD|CHF|dollars|euros|pounds)\b
`

/** What a fee line pays for: the line without its amounts, 'exam (members)'. A line that only says that it is a fee has no subject. */
export function feeSubject(text: string): string | undefined {
  const about = foldName(text.replace(money, ' '))
  if (about === '' || /^(?:fee|fees|certification|certificate|registration|late|administrative|program|processing)$/.test(about))
    return undefined
  const sign = /US\$|C\$|A\$|NZ\$|HK\$|S\$|[£€₹$]|\b[A-Z]{3}\b/.exec(text)?.[0] ?? ''
  return `${sign === 'US$' ? '$' : sign} ${about}`
}

/** The kind of a fee line without whom it is for: 'exam' of '$300 exam (members)'. */
export function feeKind(text: string): string {
  return foldName(text.replace(money, ' ').replace(/\([^)]*\)/g, ' '))
}
