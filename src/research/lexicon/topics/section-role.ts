import { expression, whether } from '../../plain/expression.ts'

/** What a section of a page is about, as its headings say. */
export type Role =
  | 'fees'
  | 'eligibility'
  | 'renewal'
  | 'validity'
  | 'exam'
  | 'policy'
  | 'membership'
  | 'training'
  | 'event'
  | 'job'
  | 'foreign'
  | 'none'

const patterns: readonly (readonly [Role, RegExp])[] = [
  [
    'foreign',
    expression('i')`
      \b(?:
        (?:cent(?:re|er)|school|provider|programme?|institution\w*|facility|training) accreditation|
        other (?:organi[sz]ations?|bodies|certifying|credentials|providers)|related (?:credentials|certifications)|
        external|third[- ]party|partner (?:credentials?|certifications?|organi[sz]ations?)|
        (?:accepted|recogni[sz]ed|approved|equivalent) (?:credentials|certifications|designations)
      )\b
    `,
  ],
  ['job', /\b(?:job|jobs|careers?|vacanc(?:y|ies)|salary|salaries|compensation|we are hiring|open positions?|employment)\b/i],
  [
    'event',
    expression('i')`
      \b(?:
        conference|convention|summit|symposium|congress|gala|expo|exhibit(?:s|ors?|ion)?|booths?|webinars?|events?|
        workshops?|sponsor(?:ship)?|hotel|scholarships?|
        awards? (?:ceremony|gala|dinner|nominat\w+|winners?|recipients?)|
        grants?(?! of (?:an? |the )?(?:licen|certif|registr|permit))|donat\w*|giving|sweepstakes
      )\b
    `,
  ],
  ['membership', /\b(?:membership|member benefits|join|dues|become a member|subscription)\b/i],
  [
    'training',
    expression('i')`
      \b(?:
        training|courses?|classes|class schedule|boot ?camps?|study (?:guides?|materials?|resources?)|
        prep(?:aration)?\b|review course|practice (?:tests?|exams?)|textbooks?|books?|publications?|shop|store|
        merchandise|bookstore|products?|curriculum|modules?|tuition
      )\b
    `,
  ],
  [
    'policy',
    expression('i')`
      \b(?:
        refunds?|cancel\w*|re-?schedul\w*|no[- ]show|appeals?|complaints?|privacy|terms|accommodations?|discipl\w*|
        transfers?
      )\b
    `,
  ],
  [
    'renewal',
    expression('i')`
      \b(?:
        renew\w*|re-?certif(?!icant)\w*|maintain\w*|maintenance|
        continuing (?:education|professional|competenc\w*|certification|qualification)|c\.?e\.?u?s?\b|cpd|cpe|
        stay(?:ing)? certified|keep(?:ing)? your|reinstat\w*|lapsed?|revalidat\w*|re-?accredit\w*|moc|
        re-?assess\w* (?:after|every|each)
      )\b
    `,
  ],
  [
    'validity',
    expression('i')`
      \b(?:valid(?:ity)?|expir\w*|certification (?:period|term|cycle)|how long)\b|
      ^\W*(?:(?:certification|certificate|licen[sc]e|registration) )?duration\W*$
    `,
  ],
  ['fees', /\b(?:fees?|costs?|pric(?:e|es|ing)|rates|payment|how much|schedule of charges|charges)\b/i],
  [
    'eligibility',
    expression('i')`
      \b(?:
        eligib\w*|requirements?|requires?|prerequisites?|pre-requisites?|qualif\w*|criteria|
        who (?:can|may|should|is)(?! (?:i|we|you)\b)|how (?:to|do i) (?:become|qualify|earn|get|apply)|pathways?|
        routes?|become|standards|steps to|before you apply|
        what (?:do )?you(?:['’]ll| will)? need(?! to (?:know|bring))|what we (?:look|ask) for|
        what (?:must|should|do|can) (?:i|you|we|applicants|candidates) (?:have to |need to )?(?:
          send|submit|have|hold|bring|show|hand|provide|prove|meet
        )|what is (?:asked|required|needed)|you(?:['’]ll| will)? need:?$|ways in\b|entry\b|education|experience
      )\b
    `,
  ],
  ['exam', /\b(?:exam(?:ination)?s?|test(?:ing)?|content outline|blueprint|domains?|scoring|passing score|assessment)\b/i],
]

/** What companies, schools and providers pay. */
const paidByOthers = expression('i')`
  \b(?:
    professional incorporation|corporations?|establishments?|firms?|compan(?:y|ies)|
    (?:course|education|ce|training) providers?|schools?
  ) (?:\w+ )?(?:fees|licen[sc]es?|registration)\b
`

/** What one heading says its section is about. A question counts like a heading: 'How long is it valid?' */
export function roleOfHeading(heading: string): Role {
  if (isMenu(heading)) return 'none'
  const text = heading.length > 160 ? heading.slice(0, 160) : heading
  if (paidByOthers.test(text)) return 'foreign'
  const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([role]) => role)
  if (/^(?:[\p{L}-]+ ){1,3}(?:applicants|candidates)$/iu.test(text) && found.every((role) => role === 'exam'))
    return 'eligibility'
  if (found.length === 0) return 'none'
  // 'Recertification fees' pays for a renewal, 'Renewal requirements' asks for it, 'Membership and exam fees' is about fees.
  if (found.includes('fees'))
    return (
      found.find((role) => role === 'event' || role === 'job') ??
      (/\bfees (?:and|&) dues\b/i.test(text) && !/\bmember/i.test(text) ? 'fees' : undefined) ??
      (found.includes('training')
        ? 'training'
        : found.includes('membership') && !/\bexam|certif|applic|recert/i.test(text)
          ? 'membership'
          : 'fees')
    )
  if (found.includes('renewal') && !found.includes('job')) return 'renewal'
  if (found.includes('eligibility') && found.some((role) => role === 'training' || role === 'membership')) {
    return /\b(?:education|training|experience)\b/i.test(text) ? 'eligibility' : (found[0] ?? 'none')
  }
  // 'Step 1: Association membership' is a condition.
  if (found[0] === 'membership' && /^step \d/i.test(text)) return 'eligibility'
  return found[0] ?? 'none'
}

/**
 * Whether a heading asks for something without saying of whom, so that the heading before it decides.
 * 'Requirements' under 'Recertification' are those of a renewal.
 */
export const asksPlainly = whether(expression('i')`
  ^\W*(?:the |our |general |basic )?(?:
    requirements?(?: (?:&|and) \w+)?|criteria|what (?:(?:is|do you|you|must you) )?(?:required|need|have)(?: to do)?|
    documents? (?:required|needed|to send\b.{0,30})
  )\W*$
`)

/** Whether a heading opens what stands after the sections of all programs: 'Refunds', 'Late fees', 'How to pay'. */
export const headsAllPrograms = whether(expression('i')`
  ^(?:
    other|additional|general|miscellaneous|payments?|refunds?|how to|contact|methods?|notes?|polic(?:y|ies)|questions|
    about|administrative|late (?:fees?|renewals?)|forms?|downloads?|faqs?|related|resources|follow|share|copyright|
    you may also|useful|all
  )\b
`)

/** 'Home About Certification Membership Events Contact': the menu of a page whose first line it became. */
function isMenu(title: string): boolean {
  const entries = title.match(
    expression('gi')`
      \b(?:
        home|about(?: us)?|contact(?: us)?|events|news|store|shop|log ?in|sign in|search|menu|resources|membership|
        cart|education|faqs?|careers?|donate|help|community
      )\b
    `,
  )
  return (entries?.length ?? 0) >= 4
}

/** Whether a line leads into a list and heads nothing: 'You can apply if you', 'To renew, holders must'. */
export const leadsIntoList = whether(expression('i')`
  \b(?:you|they|it|who|if|by|should|can|may)$|
  ^(?:
    you|candidates|applicants|holders|certificants|each|all|every|to
  ) .*\b(?:must|need|can|may|should|shall|have|has|are)\b
`)
