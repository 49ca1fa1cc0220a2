import {
  asksForSomething,
  isNoStep,
  isOfBoth,
  namesRequirements,
  requiresNothing,
  sendsElsewhere,
} from '../../lexicon/statements/no-statement.ts'
import { isFigure } from '../../document/passages/table.ts'
import { isOccupation } from '../../lexicon/names/occupation.ts'
import { roleOfHeading } from '../../lexicon/topics/section-role.ts'
import { headWithin } from '../page/head-within.ts'
import type { ReadLine } from '../page/lines.ts'
import type { Statement } from './statements.ts'

function isOfRenewal(heading: string): boolean {
  return roleOfHeading(heading) === 'renewal' && !isOfBoth(heading)
}

/** Most words of an entry of a menu or of words that stand as a heading. */
const mostOfHeading = 3
/** Most words of what somebody is, in a list. */
const mostOfEntry = 4

/**
 * What cannot be a requirement of a certification or a step of its renewal, by its own words and by what heads them. What labelled pages
 * say of each stands in decisions 0104 and 0109.
 */
export function cannotBeStatement(kind: 'requirement' | 'renewal', { text: whole, line }: Statement): boolean {
  const text = whole.trim()
  if (sendsElsewhere(text) || isOfAmounts(line) || isOfList(text, line)) return true
  if (kind === 'renewal') return isNoStep(text)
  if (isHeading(text, line) || isUnderOther(line)) return true
  const isUnderRenewal = line.role === 'renewal' && isOfRenewal(line.sections[0]?.text ?? '')
  return requiresNothing(text) || isUnderRenewal
}

/** A row that says nothing but what is paid: 'Renewal | 270.00'. */
function isOfAmounts({ kind, cells, text, start }: ReadLine): boolean {
  const [, ...values] = cells.map((cell) => text.slice(cell.start - start, cell.end - start))
  return kind === 'row' && values.some(isFigure) && values.every((value) => value === '' || isFigure(value))
}

/** Who is licensed, in the list of a law: 'master electrician;', 'apprentice electrician; and'. */
function isOfList(text: string, { kind }: ReadLine): boolean {
  const entry = /^(.*);(?:\s(?:and|or))?$/u.exec(text)?.[1]
  return (
    kind === 'item' &&
    entry !== undefined &&
    !/\d/.test(entry) &&
    entry.split(' ').length <= mostOfEntry &&
    isOccupation(entry.split(' ').at(-1) ?? '')
  )
}

/**
 * 'Permit fees.', 'Education requirements', 'Certification': what a passage is about, which asks for nothing. In a list of what is asked
 * for 'Written exam' is a requirement.
 */
function isHeading(text: string, { kind, role, lead }: ReadLine): boolean {
  if (/\d/.test(text) || text.split(/\s+/).length > mostOfHeading || asksForSomething(text)) return false
  const isAskedFor = kind === 'item' && (role === 'eligibility' || lead !== undefined)
  return /^\S+$/.test(text) || (isAskedFor ? namesRequirements(text) : roleOfHeading(text) !== 'none')
}

/** Begins an answer or a remark, and heads nothing. */
const answers = /^(?:yes|no|note|important|warning|congratulations|sure|sorry|absolutely)\b/i

/** What stands behind words that head a paragraph from within and are about something else: 'Exam schedule. Exams are held in May.' */
function isUnderOther(line: ReadLine): boolean {
  const head = headWithin(line)
  if (head === undefined || answers.test(head)) return false
  return isHeading(head, line) && roleOfHeading(head) !== 'eligibility' && !isOccupation(head.slice(0, -1))
}
