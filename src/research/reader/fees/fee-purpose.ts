import { feeKindsIn, saysLittle } from '../../lexicon/fees/fee-kind.ts'
import type { Label } from './amounts.ts'
import { lastClause } from './clauses.ts'

/** What an amount is for, in the words shown, and the labels that say so. */
export interface FeePurpose {
  kind: string | undefined
  by: readonly Label[]
}

const beside: ReadonlySet<string> = new Set(['left', 'right', 'row', 'cell', 'head', 'above'])

/** What an amount is for: the nearest label that says it, unless it says little and one further off says more. */
export function feePurpose(labels: readonly Label[]): FeePurpose {
  let kind: string | undefined
  let told: Label | undefined
  const by: Label[] = []
  for (const label of labels) {
    const found = kindIn(label)
    // 'Certified Public Manager' names who pays.
    if (
      found === undefined ||
      ((label.by === 'row' || label.by === 'cell') && /\bcertified\b/i.test(label.text) && saysLittle(found))
    )
      continue
    if (kind === undefined || saysMore(kind, found, label) || isOfName(told, label)) {
      kind = found
      told = label
      by.push(label)
    }
    if (!saysLittle(kind) || (label.by === 'left' && namesFee.test(label.text.replace(leaders, '')))) break
  }
  return { kind, by }
}

function saysMore(kind: string, found: string, { by }: Label): boolean {
  return saysLittle(kind) && !saysLittle(found) && (beside.has(by) || !/^certif|^licen/.test(kind))
}

/** Whether the row named what is certified, and the column says what is paid: 'Certificate in Treasury Risk' under 'Registration'. */
function isOfName(told: Label | undefined, { by }: Label): boolean {
  return told?.by === 'row' && (by === 'cell' || by === 'head')
}

function kindIn({ by, text: said }: Label): string | undefined {
  const text = said.replace(route, ' ').replace(ofExam, '$1')
  if (by === 'left') return nearest(text.replace(leaders, ''))
  if (far.has(by) && namesSeveral(text)) return undefined
  return feeKindsIn(by === 'right' ? toSentenceEnd(text) : text)[0]?.shown
}

/** The way to it, and not what is paid: 'recertification by exam', 'licensure by examination'. */
const route = /\b(?:by|via|through) (?:re-?)?(?:exam(?:ination)?s?|test(?:ing)?|assessment)\b/gi

/** What is done with an exam is paid, and not the exam: 'a retake of any exam'. */
const ofExam =
  /\b(re-?takes?|re-?tests?|re-?sits?|transfers?|postponements?|cancellations?) (?:of|for) (?:(?:an?|any|the|each|your) )?(?:[\w-]+ )?(?:exam(?:ination)?s?|tests?)\b/gi

const far: ReadonlySet<string> = new Set(['lead', 'section', 'outer', 'title'])

/** 'Certification & Renewal Prices' does not say which of both an amount is for. */
function namesSeveral(heading: string): boolean {
  const found = feeKindsIn(heading).toSorted((one, other) => one.start - other.start)
  return found.some(({ end }, place) => {
    const next = found[place + 1]
    return next !== undefined && /^\W*(?:and|or|&|\/|,|\+)\s/i.test(heading.slice(end, next.start))
  })
}

/** The kind that stands nearest in front of an amount: in its clause, else in its sentence. */
function nearest(text: string): string | undefined {
  return nearestIn(lastClause(text)) ?? nearestIn(text.split(/[.!?]\s/).at(-1) ?? text)
}

function nearestIn(clause: string): string | undefined {
  const found = feeKindsIn(clause)
  const telling = found.filter(({ shown }) => !saysLittle(shown))
  return (telling.length > 0 ? telling : found).toSorted((one, other) => other.start - one.start)[0]?.shown
}

/** 'License fee: ' says all that there is to say. */
const namesFee = /\bfees?\W*$/i

/** Dots that lead from a label to its amount: 'Application ..... $100'. */
const leaders = /[\s.…·_]{3,}$/

/** What the next sentence says is not said of the amount: 'about £350. You should expect to renew …'. */
function toSentenceEnd(text: string): string {
  const end = /[.!?;]\s+(?=\p{Lu})/u.exec(text)
  return end === null ? text : text.slice(0, end.index)
}
