import { expression, matchesIn } from '../../plain/expression.ts'
import { numbersIn } from '../text/number.ts'
import type { Span } from '../text/span.ts'

/** What is earned to renew is counted in: credits of one kind by their short form, or plain hours, credits, points … */
const words = {
  CEU: 'ceus?|continuing education units?',
  CEC: 'cecs?|continuing education credits?',
  CEH: 'cehs?|continuing education hours?',
  CE: 'ces?|continuing education',
  CPE: 'cpes?|continuing professional education',
  CPD: 'cpds?|continuing professional development',
  CME: 'cmes?|continuing medical education',
  CNE: 'cnes?',
  CLE: 'cles?',
  PDU: 'pdus?|professional development units?',
  PDH: 'pdhs?|professional development hours?',
  RCU: 'rcus?',
  'contact hour': 'contact hours?',
  'clock hour': 'clock hours?',
  hour: 'hours?|hrs?',
  credit: 'credits?',
  point: 'points?|pts?',
  unit: 'units?',
  session: 'sessions?',
  module: 'modules?',
} as const
export type CreditUnit = keyof typeof words

const units = Object.keys(words).filter((unit): unit is CreditUnit => unit in words)

/** Credits as a text asks for them: '60 PDUs', '2.0 CEUs', 'thirty (30) contact hours', '40 hours of continuing education'. */
export interface Credits extends Span {
  value: number
  /** The first unit named behind the number. */
  unit: CreditUnit
}

const unitSource = units.map((unit) => `(?:${words[unit]})`).join('|')
const behind = expression('iu')`
  ^(?:[\s-]{1,2}|(?=\p{L}))(?:(?!(?:or|and|to|per|in|of)\b)[\p{L}/*’'-]+\s){0,3}?(?<unit>${unitSource})(?![\p{L}\p{N}])
`
/** A kind that is named with it: '40 CPD hours', '40 hours of continuing professional development'. */
const also = expression('iu')`^\s(?:\(?of\s)?(?:[\p{L}-]+\s){0,2}?(?:${unitSource})(?![\p{L}\p{N}])`
const farthest = 70
/** Without one of these words nothing is counted in a text. */
const anyUnit = expression('iu')`(?:${unitSource})(?![\p{L}\p{N}])`

const wholes = units.map((unit) => ({ unit, whole: new RegExp(`^(?:${words[unit]})$`, 'i') }))

/** The unit that words name: CEU of 'CEUs', hour of 'hrs'; undefined of other words. */
export function creditUnitOf(written: string): CreditUnit | undefined {
  const bare = written.trim()
  return wholes.find(({ whole }) => whole.test(bare))?.unit
}

/** All credits a text counts, in order. Linear in the text. */
export function creditsIn(text: string): Credits[] {
  if (!anyUnit.test(text)) return []
  return numbersIn(text).flatMap(({ start, end, value, form }): Credits[] => {
    if (form === 'ordinal') return []
    const match = behind.exec(text.slice(end, end + farthest))
    if (match === null) return []
    const unit = creditUnitOf(match.groups?.['unit'] ?? '')
    // 'a hundred questions over two hours' counts two.
    if (unit === undefined || numbersIn(match[0]).length > 0) return []
    const last = end + match[0].length
    return [{ start, end: last + (also.exec(text.slice(last, last + farthest))?.[0].length ?? 0), value, unit }]
  })
}

const anywhere = expression('giu')`(?<![\p{L}\p{N}])(?:${unitSource})(?![\p{L}\p{N}])`

/** The units a text names, counted or not: CPD and hour of 'CPD hours'. */
export function creditUnitsIn(text: string): CreditUnit[] {
  return matchesIn(text, anywhere).flatMap(([written]) => creditUnitOf(written) ?? [])
}

/** Whether a unit is said by another: a CEU is a unit, a PDH an hour, a CPE an hour or a credit. */
export function isUnit(one: CreditUnit, other: CreditUnit): boolean {
  return one === other || plainOf(one).includes(other) || plainOf(other).includes(one)
}

/** What the letters of a short form count. */
function plainOf(unit: CreditUnit): readonly CreditUnit[] {
  if (unit.endsWith('U')) return ['unit']
  if (/H$|hour$/.test(unit)) return ['hour']
  return unit === 'CE' ? ['hour', 'credit', 'unit', 'contact hour'] : unit.startsWith('C') ? ['hour', 'credit'] : []
}
