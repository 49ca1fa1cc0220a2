import { expression } from '../expression.ts'

/** What a fee pays for, in words that stand in the text it was read from. */
interface FeeWord {
  pattern: RegExp
  /** The words shown; a function takes them from what was matched. */
  shown: string | ((matched: string) => string)
}

const lower = (matched: string): string => matched.toLowerCase().replace(/\s+/g, ' ').trim()

const feeWords: readonly FeeWord[] = [
  {
    pattern: /\b(?:application|registration)\s*(?:and|&|\/|\+|plus)\s*(?:the )?(?:exam(?:ination)?|test)(?:ination)?\b/i,
    shown: (matched) =>
      lower(matched)
        .replace('examination', 'exam')
        .replace(/&|\+|\/|plus/, 'and')
        .replace(/\s+/g, ' '),
  },
  { pattern: /\b(?:exam(?:ination)?|test)\s*(?:and|&|\/|\+|plus)\s*(?:the )?application\b/i, shown: 'exam and application' },
  {
    pattern: /\blate[- ]+(?:re-?certification|renewal|recert)\b|\b(?:re-?certification|renewal) late\b/i,
    shown: (matched) => (/renewal/i.test(matched) ? 'late renewal' : 'late recertification'),
  },
  {
    pattern: /\blate[- ]+(?:application|registration|filing|submission|exam(?:ination)?)\b/i,
    shown: (matched) => lower(matched).replace('-', ' ').replace('examination', 'exam'),
  },
  {
    pattern: expression('i')`
        \b(?:
          replacement|duplicate|additional|extra|printed|paper|frameable
        )\s+(?:wall |wallet )?(?:certificates?|cards?|pins?|documentation|copy|id)\b|\breprint\w*
      `,
    shown: (matched) => lower(matched),
  },
  {
    pattern: /\b(?:additional|second|further|extra) (?:certification|credential|designation|specialty|endorsement)s?\b/i,
    shown: (matched) => lower(matched).replace(/s$/, ''),
  },
  {
    pattern: /\b(?:re-?instate\w*|re-?instatement|re-?activat\w*)\b/i,
    shown: (matched) => (/activ/i.test(matched) ? 'reactivation' : 'reinstatement'),
  },
  { pattern: /\brestoration\b/i, shown: 'restoration' },
  { pattern: /\b(?:lapsed|expired)\b/i, shown: lower },
  { pattern: /\b(?:re-?schedul\w*|change of (?:date|exam date)|exam date change)\b/i, shown: 'rescheduling' },
  { pattern: /\bpostpon\w+\b/i, shown: 'postponement' },
  { pattern: /\b(?:cancel\w*|withdraw\w*)\b/i, shown: (matched) => (/with/i.test(matched) ? 'withdrawal' : 'cancellation') },
  { pattern: /\bno[- ]shows?\b/i, shown: 'no-show' },
  { pattern: /\b(?:extensions?|extend)\b/i, shown: 'extension' },
  {
    pattern: /\b(?:transfers?|deferrals?|deferments?|defer)\b/i,
    shown: (matched) => (/^def/i.test(matched) ? 'deferral' : 'transfer'),
  },
  {
    pattern: /\b(?:appeals?|re-?scor\w+|hand[- ]scor\w+|score (?:report|review|verification)s?|re-?mark\w*)\b/i,
    shown: (matched) => lower(matched).replace(/ fee$|s$/, ''),
  },
  {
    pattern: expression('i')`
        \bre-?(?:
          tak(?:e|en|es|ing)|tests?|testing|assessments?|sits?|sitting|writes?|writing|exams?|examination|
          registration|register|apply|application
        )\b|
        \b(?:
          second|third|later|subsequent|repeat|additional|further
        ) (?:(?:and|or) \w+ )?(?:exam(?:ination)?|test|attempt|sitting)s?\b
      `,
    shown: (matched) => retakeAs(lower(matched)),
  },
  {
    pattern: expression('i')`
        \b(?:annual|yearly|triennial|biennial)\s+(?:\w+\s+){0,2}?(?:
          maintenance|renewal|re-?certification|registration|certification|credential|administrati\w+|registry
        )\b|\b(?:annual|yearly)\s+(?:\w+\s+){0,2}?fees?\b|\bamfs?\b|\bannual moc\b|\bmoc annual\b
      `,
    shown: (matched) => annualAs(lower(matched)),
  },
  {
    pattern: /\bkeep(?:ing)? (?:your |the )?(?:title|certification|credential|designation|certificate|status|registration)\b/i,
    shown: (matched) => lower(matched),
  },
  { pattern: /\b(?:first|initial) (?:sitting|attempt)\b/i, shown: (matched) => lower(matched) },
  { pattern: /\b(?:certification |credential )?maintenance\b|\bmaintain(?:ing)?\b/i, shown: 'maintenance' },
  { pattern: /\bre-?certif\w*|\brecert\b/i, shown: 'recertification' },
  {
    pattern: /\b(?:renew(?:al|als|ing|s|ed)?|revalidation|reaccreditation|re-?credentialing)\b/i,
    shown: (matched) => (/^renew/i.test(matched) ? 'renewal' : lower(matched)),
  },
  { pattern: /\blate\b/i, shown: 'late' },
  {
    pattern: /\b(?:exam(?:ination)?s?|test(?:s|ing)?|quiz|viva)\b/i,
    shown: (matched) => (/^exam/i.test(matched) ? 'exam' : 'test'),
  },
  { pattern: /\bassessments?\b/i, shown: 'assessment' },
  { pattern: /\b(?:applications?|apply(?:ing)?)\b/i, shown: 'application' },
  { pattern: /\bapplicants?['’]?(?= (?:\w+ )?fees?\b)/i, shown: 'applicant' },
  {
    pattern: expression('i')`
        \b(?:
          portfolio|eligibility|transcripts?|credentials?|file|documents?|education|training|peer
        ) (?:reviews?|evaluations?)\b|\b(?:review|evaluation) fee\b
      `,
    shown: (matched) => lower(matched).replace(/s$/, ''),
  },
  {
    pattern: /\b(?:registrations?|register(?:ing)?|enrol\w*)\b/i,
    shown: (matched) => (/^enr/i.test(matched) ? 'enrollment' : 'registration'),
  },
  { pattern: /\b(?:verification|verify)\b/i, shown: 'verification' },
  {
    pattern: /\b(?:processing|administrat\w+|handling|service charge|background check)\b/i,
    shown: (matched) => (/^admin/i.test(matched) ? 'administrative' : lower(matched)),
  },
  { pattern: /\b(?:accreditation)\b/i, shown: 'accreditation' },
  {
    pattern: expression('i')`
        \b(?:
          (?:initial )?(?:certif(?:ication|icate|y|ied)s?|credential(?:ing|s)?|designation|licen[sc]e|licensure)|
          program(?:me)?|package|initial
        )\b
      `,
    shown: (matched) => certificationAs(lower(matched)),
  },
]

/** A fee word found in a text, with its place. */
export interface FeeKind {
  shown: string
  start: number
  end: number
}

/** All kinds a text names, the most specific ones first; none overlaps another. */
export function feeKindsIn(text: string): FeeKind[] {
  const kinds: FeeKind[] = []
  for (const { pattern, shown } of feeWords) {
    const match = pattern.exec(text)
    if (match === null) continue
    const start = match.index
    const end = start + match[0].length
    if (kinds.some((kind) => kind.start < end && start < kind.end)) continue
    kinds.push({ shown: typeof shown === 'string' ? shown : shown(match[0]), start, end })
  }
  return kinds
}

/** The kind a label names, when it names one. */
export function feeKindOf(text: string): string | undefined {
  for (const { pattern, shown } of feeWords) {
    const match = pattern.exec(text)
    if (match !== null) return typeof shown === 'string' ? shown : shown(match[0])
  }
  return undefined
}

const qualifiers: readonly (readonly [RegExp, string | ((matched: string) => string)])[] = [
  [/\bnon[- –]?\s?members?\b|\bnot (?:a )?members?\b/i, 'non-members'],
  [/(?<!non[- –]?\s?)\bmembers?\b(?!ship)/i, 'members'],
  [/\b(?:all |the )?others\b(?! than)|\beveryone else\b/i, (matched) => lower(matched)],
  [/\b(?:general )?public\b|\blist price\b/i, (matched) => lower(matched)],
  [
    /\b(?:by|via|through) (?:exam(?:ination)?|portfolio|continuing education|credits?|CEUs?|PDUs?|points|assessment)\b/i,
    (matched) => lower(matched),
  ],
  [/\bstudents?\b/i, 'students'],
  [/\bearly[- ]?(?:bird)?\b/i, 'early'],
  [/\b(?:regular|standard)\b/i, (matched) => lower(matched)],
  [/\blate\b/i, 'late'],
  [/\binternational\b/i, 'international'],
  [/\bmilitary|veterans?\b/i, 'military'],
  [/\b(?:first|initial)[- ](?:time|attempt)\b/i, (matched) => lower(matched).replace('-', ' ')],
  [
    /\b(?:written|practical|oral|skills|computer[- ]based|paper[- ]based|remote|online|in[- ]person)\b/i,
    (matched) => lower(matched),
  ],
  [/\b(?:part|level|section|tier|phase|step|module|stage) (?:[IVX]{1,4}|\d|[A-C])\b/, (matched) => matched.replace(/\s+/g, ' ')],
  [/\b(?:retired|emeritus|inactive)\b/i, (matched) => lower(matched)],
  [/\bper (?:exam|attempt|section|part|year|test|certificate|certification)\b/i, (matched) => lower(matched)],
]

/** Who or what a price is for, in the order of the vocabulary: ['members', 'early']. */
export function feeQualifiersIn(text: string, kind: string): string[] {
  const found: string[] = []
  for (const [pattern, shown] of qualifiers) {
    const match = pattern.exec(text)
    if (match === null) continue
    const words = typeof shown === 'string' ? shown : shown(match[0])
    if (
      words === 'members' &&
      found.includes('non-members') &&
      !/\bmembers?\b/i.test(text.replace(/\bnon[- –]?\s?members?/gi, ''))
    )
      continue
    if (!kind.includes(words)) found.push(words)
  }
  return found
}

/** Words of payments that are none for a certification. */
export const otherPayment = expression('i')`
  \b(?:
    member(?:ship)? (?:dues|fees?|rates?)|membership|dues|salar(?:y|ies)|wages?|earn(?:s|ed|ings?)|
    earn(?= (?:between|about|around|up to|over|more|an? |on average|[$£€]))|income|NSF|
    returned (?:\w+ ){0,2}(?:check|cheque|payment)s?|bounced|averag\w+|compensation|bonus|stipend|scholarships?|
    grants?|prizes?|donat\w*|gift|contribut\w*|sponsor\w*|conference|convention|webinars?|workshops?|seminars?|
    class(?! (?:\d|[IVX]+|[A-D])\b)|classes|courses?|boot ?camps?|training(?! (?:evaluation|review|verification))|
    tuition|textbooks?|books?|workbooks?|booklets?|code ?books?|cop(?:y|ies) of the|exam(?:ination)? guides?|
    guidebooks?|test methods|study (?:guides?|materials?|aids?)|handbooks?|manuals?|practice (?:tests?|exams?)|
    prep(?:aration)?|review course|flashcards?|badges?|lapel pins?|plaques?|frames?|t-?shirts?|journals?|magazines?|
    subscriptions?|parking|banquet|dinner|luncheon|chapter|mailing lists?|software|calculators?|shipping|postage|
    hotel|tickets?|insurance|fines?|budget|revenue|cover(?:s|age)|liability|exhibit\w*|raised|rais(?:e|ing)|
    reimburse\w*
  )\b
`

/** Words around an amount that is given back or left out. */
export const notPaid = expression('i')`
  \b(?:
    refund(?:s|ed)?(?! ?able)|discount(?:s|ed)?|sav(?:e|es|ing|ings)|off\b|credit of|reduc(?:es?|ed|tion) (?:of|by)|
    waive[ds]?|forfeit\w*|value of|worth|(?:get|receive|given?|paid|returned) [^.]{0,20}\bback
  )\b
`

function retakeAs(matched: string): string {
  if (/^(?:second|third|later|subsequent|repeat|further|additional)\b/.test(matched))
    return matched.replace('examination', 'exam').replace(/s$/, '')
  if (/tak/.test(matched)) return 'retake'
  if (/assess/.test(matched)) return 'reassessment'
  if (/re-?test/.test(matched)) return 'retest'
  if (/sit/.test(matched)) return 'resit'
  if (/write/.test(matched)) return 'rewrite'
  if (/regist/.test(matched)) return 're-registration'
  if (/appl/.test(matched)) return 'reapplication'
  return /^re-?exam/.test(matched) ? 're-examination' : matched.replace('examination', 'exam').replace(/s$/, '')
}

function annualAs(matched: string): string {
  if (/amf|maintenance/.test(matched)) return `${/triennial|biennial/.exec(matched)?.[0] ?? 'annual'} maintenance`
  if (/moc/.test(matched)) return 'annual MOC'
  const kind = /renewal|re-?certification|registration|registry|administrati\w+/.exec(matched)?.[0]
  const every = /triennial|biennial|yearly/.exec(matched)?.[0] ?? 'annual'
  return kind === undefined ? every : `${every} ${kind}`
}

function certificationAs(matched: string): string {
  if (matched.startsWith('initial ')) return `initial ${certificationAs(matched.slice('initial '.length))}`
  if (matched.startsWith('certif')) return /certificates?$/.test(matched) ? 'certificate' : 'certification'
  return matched.startsWith('licen') ? 'license' : matched.startsWith('credential') ? 'credential' : matched
}
