import { expression } from '../expression.ts'
import { isOccupation } from '../lexicon/occupation.ts'
import { roleOfHeading } from '../lexicon/section-role.ts'
import type { ReadLine } from './lines.ts'
import type { Statement } from './statements.ts'

/** Sends whoever reads it elsewhere and says nothing itself: 'For the fees see our fee schedule.' */
const elsewhere = expression('i')`
  ^(?:(?:for|to) [^.!?]{0,80}? )?(?:please )?(?:see|visit|refer to|consult|download|go to|check out|click (?:here|on))\b
`
/** Beside one of these a sentence asks for something, wherever else it sends. */
const asks = /\b(?:must|shall|requires?d?|needs?|have to|has to|should|pass|complete|submit|hold|earn|provide|pay)\b/i

/** Says how long it holds and asks for nothing: 'CSC certification is valid for two years.' */
const holds = expression('i')`
  ^[^.!?;:]{0,80} (?:(?:is|are|remains?) (?:valid|good|in effect) for\b[^,;]{3,30}|(?:runs?|lasts?) for [^,;]{3,30}|(?:do|does) not expire)\.?$|
  ^[^.!?;]{0,100}\b(?:shall|will) (?:be|remain) valid for\b
`

/** Renewing is no part of getting one: 'The card must be renewed every two years.' */
const ofRenewing = /\b(?:re-?new(?:s|ed|al|als|ing)?|re-?certif(?:y|ies|ied|ication|ying)|re-?validat(?:es?|ed|ion))\b/i
/** In a heading: of renewal and of what comes before, 'Certification and renewal'. */
const ofBoth = /\b(?:requir\w*|qualif\w*|eligib\w*|criteria|certification (?:and|&)|licensure (?:and|&)|initial|apply\w*)\b/i

function isOfRenewal(heading: string): boolean {
  return roleOfHeading(heading) === 'renewal' && !ofBoth.test(heading)
}

/** Says what is paid, and nothing else: 'Application fee: $25'. */
const paid = /^[^.!?$£€₹;]{0,60}\b(?:fees?|costs?)\b[^.!?;]{0,30}[$£€₹]\s?[\d,]+(?:\.\d\d)?\.?$/i

/** What others have to do: 'Membership is renewed each year', 'Course providers must report', 'Registration with your regulator …'. */
const ofOthers = expression('i')`
  ^(?:(?:your|the|all|each|approved|an?) )?(?:[\w-]+ )?(?:memberships?|providers?|schools?|cent(?:er|re)s?) (?:are|is|must|shall|may|can|will|needs?|ha(?:s|ve))\b|
  ^examiners? (?:are|is) (?:approved|appointed)\b|
  ^(?:registration|licen[sc]es?|licensure) (?:with|from|by) (?:your|the) (?:[\w-]+ ){0,3}(?:state|province|provincial|regulator|territory)\b
`
/** 'Renewal form': what stands as a link. */
const ofForm =
  /^(?:the |an? )?(?:online )?(?:renewal|recertification) (?:application )?(?:forms?|applications?|notices?|fees?|page|portal|information)\.?$/i

/** Most words of an entry of a menu or of words that stand as a heading. */
const mostOfHeading = 3
const ofSection = /^(?:[\p{L}-]+ ){0,2}(?:requirements|criteria|qualifications)$/iu

/**
 * What cannot be a requirement of a certification or a step of its renewal, by its own words and by what heads them. What labelled pages
 * say of each stands in decisions 0104 and 0109.
 */
export function cannotBeStatement(kind: 'requirement' | 'renewal', { text: whole, line }: Statement): boolean {
  const text = whole.trim()
  if (elsewhere.test(text) && !asks.test(text)) return true
  if (kind === 'renewal') return ofOthers.test(text) || ofForm.test(text)
  if (isHeading(text, line) || isUnderOther(line)) return true
  const isUnderRenewal = line.role === 'renewal' && isOfRenewal(line.sections[0]?.text ?? '')
  return holds.test(text) || ofRenewing.test(text) || isUnderRenewal || paid.test(text)
}

/**
 * 'Permit fees.', 'Education requirements', 'Certification': what a passage is about, which asks for nothing. In a list of what is asked
 * for 'Written exam' is a requirement.
 */
function isHeading(text: string, { kind, role, lead }: ReadLine): boolean {
  if (/\d/.test(text) || text.split(/\s+/).length > mostOfHeading || asks.test(text)) return false
  const isAskedFor = kind === 'item' && (role === 'eligibility' || lead !== undefined)
  return /^\S+$/.test(text) || (isAskedFor ? ofSection.test(text) : roleOfHeading(text) !== 'none')
}

/** Begins an answer or a remark, and heads nothing. */
const answers = /^(?:yes|no|note|important|warning|congratulations|sure|sorry|absolutely)\b/i

/** What stands behind words that head a paragraph from within and are about something else: 'Exam schedule. Exams are held in May.' */
function isUnderOther(line: ReadLine): boolean {
  const [first, ...others] = line.statements
  if (line.kind !== 'paragraph' || first === undefined || others.length === 0 || !/^\p{Lu}[^.]{2,60}\.$/u.test(first.text))
    return false
  if (answers.test(first.text)) return false
  return isHeading(first.text, line) && roleOfHeading(first.text) !== 'eligibility' && !isOccupation(first.text.slice(0, -1))
}
