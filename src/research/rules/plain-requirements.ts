import { expression } from '../expression.ts'
import type { Passage } from './passage.ts'
import { namesOne } from './regions.ts'
import { candidate, demand, matter, oneRoute } from './requirement-words.ts'

/** 'The AAV takes two years of appraisal experience.' */
const takesYears = expression('i')`
  \b(?:
    takes|asks for|calls for|needs?|demands|(?:candidates|applicants) (?:have|hold|show|document)
  ) (?:at least |a minimum of )?(?:\d|an? |one |two |three |four |five |six |seven |eight |ten )[^.;]{0,60}\b(?:experience|practice|training|work)\b
`

/** 'The applicant must hold a rural certification', 'Each instructor is required to complete …', as bylaws and rules say it. */
const mustHold = expression('i')`
  \b(?:applicants?|candidates?|(?:a|each|every|any|the) persons?|individuals?|(?:persons?|people|those|anyone|learners?|students?|trainees?)(?: (?:seeking|applying|wishing|who)\b[^.;,]{3,60}?)?|(?:each|every|all|an?) (?:[\w-]+ ){0,2}(?:\w{3,}(?:ers?|ors?|ists?|ants?|ians?|ees?)))(?: (?:for|who) [^.;,]{3,90}?)? (?:must|shall|has to|have to|(?:(?:is|are) |will be )required to) (?:(?:also|first|then) )?(?:
    hold|possess|pass|complete|correctly answer|successfully (?:pass|complete)|
    be (?:
      at least|not less than|a graduate|recommended|sponsored|nominated|proposed|employed|registered|
      an? (?:\w+ )?member
    )|attend|take (?:an?|the|part)|obtain|receive an?|achieve|sign|agree|take an oath|graduate|demonstrate|
    provide (?:proof|evidence)|submit (?:proof|evidence|documentation|letters?)|work (?:for |at least )|
    have (?:an?|at least|held|been|spent|(?!paid)\w+ed)
  )\b
`

/** 'The board shall issue a certificate to each applicant who has completed …' */
const grantsTo =
  /\b(?:issue|grant|award|confer)s?\b[^.;]{0,60}\b(?:applicants?|candidates?|persons?|individuals?|those|anyone) who\b/i

/** 'A person who applies shows that he or she is at least 18', 'The course calls for a passing score on an exam.' */
export const showsThat = expression('i')`
  \b(?:persons? who appl(?:y|ies)|applicants?|candidates?|an individual)\b[^.;]{0,90}\b(?:
    shows?|showing|demonstrat\w+|evidence|proof|satisf(?:y|ies|ying|actory)
  )\b[^.;]{0,40}\b(?:that|of)\b|\b(?:calls? for|requires?|asks for) an? passing (?:score|grade)\b|
  \b(?:
    persons?|people|students?|candidates?|applicants?|individuals?|those|anyone
  ) (?:(?:who are )?(?:aged?|over) )?\d{2}(?: years(?: of age| old)?)?(?: and| or)? (?:older|over|above)\b
`

/** Entries such as '40 hours of training' or 'High school diploma' that stand right under a certification's name. */
const bareAsked = expression('i')`
  ^\W*(?:
    (?:an? |the )?(?:current |valid |relevant )?(?:
      high school diploma|ged\b|bachelor|master['’]s|associate['’]?s? degree|doctora\w+|
      (?:university|college|honou?rs) degree|degree in\b
    )|
    (?:at least |a minimum of |minimum (?:of )?)?(?:\d[\d,]*\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:or more )?(?:(?:contact|clock|supervised) )?(?:hours?|years?|months?) (?:of|as|in)\b(?=
      .*\b(?:training|experience|practice|work|volunteer\w*|supervis\w+|education|employment|service|study)\b
    )
  )
`

/** 'To register as a trainee, the applicant first completes …', 'Before the advanced exam you send us proof of …' */
const toBecome = expression('i')`
  ^(?:\(\w\) |note: )?(?:
    (?:in order )?to (?:
      become|qualify|register|apply|enter|sit|obtain|earn|
      be (?:eligible|certified|licen[sc]ed|considered|awarded|registered)
    )|before (?:an?|the|this|your|you)\b
  )[^.;]{0,100}?(?:, | (?=you\b))(?:
    the |an? |you|each |every |all |candidates?|applicants?|individuals?|persons?|one\b|\w+ing\b
  )
`
/** 'The programme is open to people who have worked two years …' */
const openTo = expression('i')`
  \b(?:open|available|awarded|granted|limited|offered) (?:only )?to\b[^.;]{0,80}\b(?:who|with|holding)\b[^.;]{0,120}(?:
    \d|\b(?:one|two|three|four|five|six|ten|complet\w+|pass\w*|hold\w*|degree|graduat\w+)\b
  )
`
/** 'The applicant or the manager passes a written examination.' */
const passesExam =
  /\b(?:applicants?|candidates?)(?: or [\w ]{3,30})? (?:passes|pass|sits?|takes?) (?:an?|the|both)\b[^.;]{0,60}\b(?:exam(?:ination)?s?|tests?)\b/i

/** 'The minimum requirements are …', 'No person shall be certified unless …', 'Eligible candidates have completed …' */
const namesThem = expression('i')`
  \b(?:minimum |entry |eligibility |admission |certification )?requirements (?:are|include|consist of)\b(?! (?:the )?(?:same|met|listed|set|available|subject|being|not|in))|
  ^no (?:person|applicant|individual|candidate) (?:shall|may|will) be (?:
    certified|licen[sc]ed|registered|admitted
  )\b[^.;]{0,60}\bunless\b|\beligible (?:candidates|applicants) (?:have|hold|must)\b|
  \byou (?:will be|are) required to (?:have|hold|pass|complete|attend)\b
`

/** 'An Associate shall hold a diploma': a grade's condition, as bylaws word it; not a course's or an exam's. */
const gradeShall = expression('iu')`
  ^(?:\(?\w{1,3}[.)] )?(?:an?|each|every|all) (?!
    (?:[\w-]+ ){0,2}(?:
      courses?|exam\w*|tests?|programs?|programmes?|applications?|fees?|boards?|sessions?|certificates?|providers?|
      cent(?:re|er)s?|schools?|employers?
    )\b
  )(?:[\p{L}-]+ ){1,4}(?:shall|must) (?:
    hold|possess|have (?:been|at least|an?|completed|passed|held)|be (?:at least|a fit|of good|aged)
  )\b
`

/** 'Trainees then work for at least eight months under supervision', 'You take one course of two days with a test.' */
const does = expression('i')`
  \b(?:trainees?|apprentices?|interns?|candidates?|applicants?) (?:then |first |also )?(?:works?|serves?|trains?|spends?|complet\w+) (?:for )?(?:at least |a minimum of )?(?:
    \d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen
  ) (?:years?|months?|weeks?|hours?)\b|
  ^(?:first,? )?you (?:take|complete|attend|sit|pass) (?:an?|one|two|three|the|both) [^.;]{0,60}\b(?:
    course|exam(?:ination)?|test|workshop|class
  )\b|\b(?:registration|certification|admission|entry) is by (?:an? |the )?(?:[\w-]+ )?(?:test|exam\w*)\b
`
/** 'Must be 16 years of age or above': an entry that says its duty first. */
const mustFirst = /^\W*must (?:be (?:at least |a |an |\d)|have |hold |pass |complete |attend |possess )/i

/** Outside a section of requirements only what is plainly one counts. */
export function isPlainlyAsked(text: string, passage: Passage): boolean {
  const { role } = passage
  if (passage.block.kind === 'item' && bareAsked.test(text) && role === 'none' && namesOne(passage.path.at(-1) ?? '')) return true
  if (/\b(?:you|candidates|applicants) (?:must |also )*pass (?:the|an|a|both)\b/i.test(text)) return role !== 'validity'
  if (/^(?:they|both|he or she) (?:must|shall|need to)\b/i.test(text) && matter.test(text) && role === 'none') return true
  if (takesYears.test(text) || (oneRoute.test(text) && matter.test(text))) return true
  if (passesExam.test(text)) return true
  if (does.test(text) && role !== 'validity' && !/\b(?:again|price)\b/i.test(text)) return true
  if (mustFirst.test(text) && matter.test(text) && passage.block.kind === 'item' && role === 'none') return true
  if (gradeShall.test(text) && (role === 'none' || role === 'membership')) return true
  if (role === 'exam' || role === 'validity') return false
  if (mustHold.test(text) && !/\b(?:fees?|payment|form)\b/i.test(text)) return true
  if (role === 'fees') return false
  if (namesThem.test(text) && matter.test(text) && role !== 'renewal') return true
  if (grantsTo.test(text) || (showsThat.test(text) && matter.test(text))) return true
  if ((toBecome.test(text) || openTo.test(text)) && matter.test(text) && text.length <= 350) return true
  return (
    demand.test(text) &&
    candidate.test(text) &&
    expression('i')`
      \b(?:
        degree|bachelor|master['’]s|diploma|experience|licen[sc]e|hours of|years of|
        pass (?:the|an|a|all|both|exam\w*|\w+ exam\w*)|complete (?:the|an|a)|valid \w+ membership|high school|
        18 years|code of ethics|references
      )\b
    `.test(text)
  )
}
