import { expression } from '../expression.ts'
import { statedDollar } from '../document/stated-dollar.ts'
import { kindOfLabel } from './fee-kind-beside.ts'
import { feeLinesOf, type FeeLine } from './fee-lines.ts'
import { type Audience, audiencesIn, forRest, isForAll } from '../lexicon/audience.ts'
import { otherPayment } from './other-payments.ts'
import { feeKindIn, shareFeeKind } from '../lexicon/fee-kind.ts'
import { shownMoney } from '../lexicon/money.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { roleOfHeading } from './roles.ts'
import { taxesOn } from './taxes.ts'

/** A price of a certification, ready to be shown. */
export interface Fee {
  /** 'US$405 exam (members)'. */
  shown: string
  start: number
  end: number
  /** Words that may name whose it is. */
  label: string
}

/** Words of a label that name no payment of their own. */
const plainLabel = expression('gi')`
  \b(?:
    fees?|costs?|prices?|pricing|amounts?|totals?|rates?|usd|us|cad|gbp|eur|dollars?|euros?|pounds?|non|members?|
    students?|early|bird|late|regular|standard|international|domestic|military|for|the|a|an|of|is|are|and|or|to|in|
    each|per|person|candidates?|applicants?|individuals?|all|pay|due|only|plus|tax|vat|if|you|your|must|at|time|by|
    from|with|be|will|payable|non-?refundable|required|current|new|nonmembers?|everyone|else|others?|if paid|before|
    after|through|deadline|january|february|march|april|may|june|july|august|september|october|november|december|
    certified|certification|exam
  )\b
`

/** What is paid when something goes wrong or is changed is no price of a certification. */
const incidental = expression()`
  ^(?:
    rescheduling|postponement|cancellation|withdrawal|deferral|no-show|appeals?|re-?scor\w+|hand[- ]scor\w+|score \w+|
    re-?mark\w*|refund\w*
  )\b
`

/** An exam is moved to another day, a certification to another office. */
const moves = /\b(?:exam(?:ination)?s?|tests?|appointments?|dates?|sessions?|seats?)\b/i

/** The prices a passage states. A price whose purpose neither its own words nor its headings say is left out. */
export function feesOf(page: Page, passage: Passage, mentions: (text: string) => unknown[]): Fee[] {
  if ((passage.furniture && passage.block.kind !== 'row') || passage.loose) return []
  if (passage.role === 'job' || passage.role === 'event' || passage.role === 'foreign') return []
  if (passage.role === 'policy' && /\bappeals?\b/i.test(passage.path.at(-1) ?? '')) return []
  return feeLinesOf(passage).flatMap((line) => {
    if (line.amount.value === 0 || taxesOn(page.document).has(shownMoney(line.amount))) return []
    const kind = line.kind === '' ? kindFromAround(page, passage, line, mentions) : ownKind(passage, line)
    if (kind === undefined || incidental.test(kind) || (kind === 'transfer' && moves.test(line.label))) return []
    const audiences = [...line.audiences, ...headAudiences(passage, line)]
    const forAll = isForAll(audiences.map((one) => one.kind))
    const said = audiences.filter(
      (one) => (!forAll || (one.kind !== 'member' && !forRest.has(one.kind))) && (!isOfLaw(one) || isExam(kind)),
    )
    const qualifiers = [...new Set(said.map((one) => one.shown))].filter((words) => !kind.includes(words)).slice(0, 3)
    const shown = `${shownMoney(line.amount, statedDollar(page.document))} ${kind}${qualifiers.length === 0 ? '' : ` (${qualifiers.join(', ')})`}`
    return [
      {
        shown,
        start: beginOf(passage, line, `${kind} ${qualifiers.join(' ')}`),
        end: line.end,
        label: labelOf(line, mentions),
      },
    ]
  })
}

/** The words that name whose a price is: its own of several, else the line's, else what the line begins with. */
function labelOf({ label, clause, opening }: FeeLine, mentions: (text: string) => unknown[]): string {
  if (mentions(clause).length > 0) return clause
  return mentions(label).length === 0 && mentions(opening).length > 0 ? `${opening} ${label}` : label
}

/** A kind of the price's own words holds, unless its section sells something else. */
function ownKind(passage: Passage, line: FeeLine): string | undefined {
  const weak = expression()`
    ^(?:
      registration|enrollment|program|programme|package|initial|certificate|certification|late|license|licensure|
      processing|test
    )$
  `.test(line.kind)
  if ((passage.role === 'membership' || passage.role === 'training') && (weak || otherPayment.test(line.label))) return undefined
  if (
    passage.role === 'policy' &&
    /^(?:exam|application|certification|recertification|registration)$/.test(line.kind) &&
    !/\bfee\b[^.]{0,20}\b(?:is|of)\b|[:=]/i.test(line.label)
  )
    return undefined
  return line.kind
}

/** What the headings say where the price's own words only say whom it is for. */
function kindFromAround(page: Page, passage: Passage, line: FeeLine, mentions: (text: string) => unknown[]): string | undefined {
  if (passage.role === 'membership' || passage.role === 'training' || passage.role === 'policy') return undefined
  if (otherPayment.test(line.label)) return undefined
  if (costsItself.test(line.label)) return 'fee'
  const named = mentions(line.label).length > 0
  const rest = line.label
    .replace(plainLabel, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
  const short = rest.split(' ').filter((word) => word.length > 2).length
  const isFeeLabel = /\b(?:fees?|costs?|price)\b/i.test(line.label)
  const paidToRenew =
    passage.role === 'renewal' &&
    /\bfee of [A-Z]{0,3}[$£€]|\bpay(?:ing|ment of)?\s+(?:an? |the )?(?:fee of )?[A-Z]{0,3}[$£€]/.test(line.label)
  if (paidToRenew) return kindOfLabel(passage.path.at(-1) ?? '') ?? 'fee'
  const inList = isPriceLine(passage, page.title) && kindOfLabel(passage.path.at(-1) ?? '') !== undefined
  if (!named && (short > (/\bfees?\b/i.test(line.label) ? 4 : 2) || (!isFeeLabel && short > 1 && !inList))) return undefined
  for (const heading of [passage.lead, ...passage.path.toReversed()]) {
    if (heading === '') continue
    const role = roleOfHeading(heading)
    if (role === 'membership' || role === 'training') return undefined
    const kind = kindOfLabel(heading)
    if (
      kind !== undefined &&
      (role === 'fees' || role === 'renewal' || role === 'exam' || role === 'eligibility' || isKindAlone(heading))
    )
      return kind
  }
  const titled = roleOfHeading(page.title) === 'exam' ? kindOfLabel(page.title) : undefined
  if (titled === 'exam' && passage.role === 'fees') return titled
  if (!named && !isFeeLabel && passage.role !== 'fees' && roleOfHeading(page.title) !== 'fees') return undefined
  return 'fee'
}

/** 'The diploma costs $320.' */
const costsItself = expression('i')`
  \b(?:
    certification|certificate|credential|designation|licen[sc]e|qualification|diploma|award|registration
  ) costs (?:US|C|A|NZ)?[$£€]
`

/** 'Application' over the prices of members and others. */
function isKindAlone(heading: string): boolean {
  return expression('i')`
    ^\W*(?:initial |first )?(?:
      applications?|exam(?:ination)?s?|re-?certification|renewal|retakes?|resits?|registration|licen[sc](?:e|ure)
    )\W*$
  `.test(heading)
}

/** 'Residents: $300' among the prices of a section on fees. */
function isPriceLine({ text, path }: Passage, title: string): boolean {
  return (
    text.length < 100 &&
    /[:\s–\p{L})-][A-Z]{0,2}[$£€]\s?[\d,.]+\s*$/u.test(text) &&
    [title, ...path].some((heading) => roleOfHeading(heading) === 'fees')
  )
}

/** Whom the innermost heading names: a table under 'Non-members'. */
function headAudiences(passage: Passage, line: FeeLine): readonly Audience[] {
  const heading = passage.path.at(-1) ?? ''
  if (line.audiences.some((one) => isOfMembers(one)) || heading.length > 60) return []
  const found = audiencesIn(heading)
  return found.filter((one) => isOfMembers(one)).length === 1 ? found : []
}

/** 'Section 1' is a part of an exam, or of the law that sets the fee. */
function isOfLaw({ kind, shown }: Audience): boolean {
  return kind === 'part' && /^(?:part|section)/i.test(shown)
}

function isExam(kind: string): boolean {
  return shareFeeKind(feeKindIn(kind)?.kinds ?? [], ['exam', 'retake'])
}

function isOfMembers({ kind }: Audience): boolean {
  return kind === 'member' || kind === 'non-member'
}

/** How far in front of a price a heading may stand to be quoted with it, in characters. */
const longestReach = 400

/** A heading becomes a part of the quote where it says what the price is for. */
function beginOf(passage: Passage, line: FeeLine, said: string): number {
  if (!passage.headings.some((heading) => line.start - heading.start <= longestReach)) return line.start
  const words = said
    .toLowerCase()
    .split(/[^a-z-]+/)
    .filter((word) => word.length > 3)
  const own = line.label.toLowerCase()
  const missing = words.filter((word) => !own.includes(word.slice(0, 5)))
  if (missing.length === 0) return line.start
  const heading = passage.headings.findLast((one) => missing.some((word) => one.text.toLowerCase().includes(word.slice(0, 5))))
  return heading !== undefined && line.start - heading.start <= longestReach ? heading.start : line.start
}
