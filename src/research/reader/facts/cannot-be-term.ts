import { expression } from '../../plain/expression.ts'
import { isOfOtherLasting } from '../../lexicon/times/other-lasting.ts'
import { saysItLasts } from '../../lexicon/times/validity.ts'
import type { Term } from './terms.ts'

/** How long something else was held or done: 'Level I certification held for one year'. */
const heldFor = expression('i')`
  \b(?:(?<!\b(?:is|are) )held|holding|worked|practi[cs]ed|employed|active|engaged) (?:\w+ ){0,3}?for (?:
    (?:at least|a minimum of|no less than|more than)\s
  )?$|
  \bholds? [^.;]{3,60} for (?:at least|a minimum of|no less than) $|
  \b(?:hold|have held) [^.;]{3,60} for $|
  \b(?:surrender\w*|suspen\w+|revo(?:ked?|cation)|probation|inspect(?:s|ed)|excluded|barred)\b [^.;|]{0,60}$
`

/** What somebody did before, behind how long: 'two years (3,500 hours) of full-time payroll work', 'three years’ experience'. */
const ofWork = expression('iu')`
  ^(?:['’]s?)?(?:\s?\([^()]{1,40}\))? (?:of )?(?:[\p{L}-]+,? ){0,6}?(?:experience|work|employment|teaching)\b
`
/** What takes so long, and is none: 'a three-year contract', 'a four-year degree'. */
const ofPost =
  /^ (?:fixed[- ]term |full[- ]time |part[- ]time |college |university )?(?:contracts?|posts?|positions?|degrees?|appointments?|diplomas?)\b/i
/** 'Within the last two years', 'within five years of gaining the certificate': when something has to have been done. */
const lately = /\bwithin (?:the )?(?:last|past|previous|preceding) $/i
const within = /\bwithin (?:the |a |an )?(?:first )?$/i
const ofDoing =
  /^ (?:of|from|after|before|prior to) (?:the |your |an? )?(?:\w+ing\b|completion|graduation|application|issue|exam|date)/i

/** Of whose license it is that somebody else issues: 'Registration with your regulator is renewed each year.' */
const ofAuthority = expression('i')`
  \b(?:with|by|from) (?:your|the) (?:[\w-]+ ){0,3}(?:state|province|provincial|regulator|regulatory body|territory|government)\b
`

/** How far in front of a time its sentence is read, in characters: a line may have thousands of times. */
const farthest = 120
const experience = /\bexperience\b/i

/** What cannot be how long a certification holds: 'Two years of lantern keeping' under 'Requirements'. See decisions 0104, 0105 and 0109. */
export function cannotBeTerm({ line, sentence, start, end, period }: Term): boolean {
  const cell = line.cells.find((one) => one.start <= start && start < one.end)
  const [label] = line.cells
  if (cell !== undefined && experience.test(cell.head)) return true
  if (label !== undefined && experience.test(line.text.slice(label.start - line.start, label.end - line.start))) return true
  const ahead = line.text.slice(Math.max(sentence.start, start - farthest) - line.start, start - line.start)
  const behind = line.text.slice(end - line.start, Math.min(sentence.end, end + farthest) - line.start)
  if (heldFor.test(ahead) || isOfOtherLasting(ahead) || lately.test(ahead)) return true
  if (period.kind === 'length' && (ofWork.test(behind) || ofPost.test(behind) || (within.test(ahead) && ofDoing.test(behind))))
    return true
  const said = line.text.slice(sentence.start - line.start, sentence.end - line.start)
  if (period.kind !== 'endless' && ofAuthority.test(said)) return true
  if (line.role !== 'eligibility') return false
  return ![said, line.lead?.text ?? '', ...line.sections.map(({ text }) => text)].some(saysItLasts)
}
