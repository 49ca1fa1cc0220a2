import { expression, whether } from '../../plain/expression.ts'
import { remembered } from '../../plain/remembered.ts'
import { type Span, spanOf } from '../text/span.ts'

/**
 * What a fee pays for. A kind is added here and nowhere else: a name, and below the words that tell it with how they are shown.
 * 'certification' is the first certificate itself, 'maintenance' what is paid by the year to keep it, 'renewal' what renews it.
 * A kind that 'excludes' is not meant where a quote speaks of another such kind only; one that 'joins' is said along with others, as
 * 'certification' is what most of them are for.
 */
export const feeKinds = {
  application: 'excludes',
  exam: 'excludes',
  retake: 'excludes',
  registration: 'excludes',
  certification: 'joins',
  renewal: 'excludes',
  maintenance: 'excludes',
  late: 'excludes',
  reinstatement: 'excludes',
  replacement: 'joins',
  additional: 'joins',
  rescheduling: 'excludes',
  cancellation: 'excludes',
  'no-show': 'joins',
  extension: 'joins',
  transfer: 'excludes',
  rescoring: 'excludes',
  review: 'joins',
  verification: 'joins',
  processing: 'joins',
} as const satisfies Record<string, 'excludes' | 'joins'>
export type FeeKind = keyof typeof feeKinds

/** The words of a text that say what a fee pays for. */
export interface FeeWords extends Span {
  /** The most telling one first: 'late renewal' is late, and a renewal. */
  kinds: readonly [FeeKind, ...FeeKind[]]
  /** The words in the spelling they are shown in: 'exam', 'annual maintenance', 're-examination'. */
  shown: string
}

interface Entry {
  kinds: FeeWords['kinds'] | ((shown: string) => FeeWords['kinds'])
  pattern: RegExp
  /** The words shown; a function takes them from what was matched. */
  shown: string | ((matched: string) => string)
}

const lower = (matched: string): string => matched.toLowerCase().replace(/\s+/g, ' ').trim()

/** What is done again without being a retake; a further exam is one more of them. */
const again: Record<string, FeeKind> = {
  reapplication: 'application',
  're-registration': 'registration',
  further: 'exam',
  additional: 'exam',
}

/** From the most specific words to the least: an entry counts where none above it does. */
const entries: readonly Entry[] = [
  {
    kinds: (shown) => [shown.startsWith('registration') ? 'registration' : 'application', 'exam'],
    pattern: /\b(?:application|registration)\s*(?:and|&|\/|\+|plus)\s*(?:the )?(?:exam(?:ination)?|test)(?:ination)?\b/i,
    shown: (matched) =>
      lower(matched)
        .replace('examination', 'exam')
        .replace(/&|\+|\/|plus/, 'and')
        .replace(/\s+/g, ' '),
  },
  {
    kinds: ['late', 'renewal'],
    pattern: /\blate[- ]+(?:re-?certification|renewal|recert)\b|\b(?:re-?certification|renewal) late\b/i,
    shown: (matched) => (/renewal/i.test(matched) ? 'late renewal' : 'late recertification'),
  },
  {
    kinds: (shown) =>
      shown.endsWith('exam')
        ? ['late', 'exam']
        : shown.endsWith('registration')
          ? ['late', 'registration']
          : ['late', 'application'],
    pattern: /\blate[- ]+(?:application|registration|filing|submission|exam(?:ination)?)\b/i,
    shown: (matched) => lower(matched).replace('-', ' ').replace('examination', 'exam'),
  },
  {
    kinds: ['replacement'],
    pattern: expression('i')`
      \b(?:
        replacement|duplicate|additional|extra|printed|paper|frameable
      )\s+(?:wall |wallet )?(?:certificates?|cards?|pins?|documentation|copy|id)\b|\breprint\w*
    `,
    shown: lower,
  },
  {
    kinds: ['additional'],
    pattern: /\b(?:additional|second|further|extra) (?:certification|credential|designation|specialty|endorsement)s?\b/i,
    shown: (matched) => lower(matched).replace(/s$/, ''),
  },
  {
    kinds: ['reinstatement'],
    pattern: /\b(?:re-?instat\w*|re-?activat\w*)\b/i,
    shown: (matched) => (/activ/i.test(matched) ? 'reactivation' : 'reinstatement'),
  },
  { kinds: ['reinstatement'], pattern: /\brestoration\b/i, shown: 'restoration' },
  {
    kinds: (shown) => (shown === 'lapsed' ? ['reinstatement'] : ['late', 'renewal']),
    pattern: /\b(?:lapsed|expired)\b/i,
    shown: lower,
  },
  {
    kinds: ['rescheduling'],
    pattern: /\b(?:re-?schedul\w*|change of (?:date|exam date)|exam date change)\b/i,
    shown: 'rescheduling',
  },
  {
    kinds: ['cancellation'],
    pattern: /\b(?:cancel\w*|withdraw\w*)\b/i,
    shown: (matched) => (/with/i.test(matched) ? 'withdrawal' : 'cancellation'),
  },
  { kinds: ['no-show'], pattern: /\bno[- ]shows?\b/i, shown: 'no-show' },
  { kinds: ['extension'], pattern: /\b(?:extensions?|extend)\b/i, shown: 'extension' },
  {
    kinds: ['transfer'],
    pattern: /\b(?:transfers?|deferrals?|deferments?|defer)\b/i,
    shown: (matched) => (/^def/i.test(matched) ? 'deferral' : 'transfer'),
  },
  {
    kinds: ['rescoring'],
    pattern: /\b(?:appeals?|re-?scor\w+|hand[- ]scor\w+|score (?:report|review|verification)s?|re-?mark\w*)\b/i,
    shown: (matched) => lower(matched).replace(/ fee$|s$/, ''),
  },
  {
    kinds: (shown) => [again[shown.split(' ')[0] ?? ''] ?? 'retake'],
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
    kinds: (shown) => (/renewal|certif/.test(shown) ? ['maintenance', 'renewal'] : ['maintenance']),
    pattern: expression('i')`
      \b(?:annual|yearly|triennial|biennial)\s+(?:\w+\s+){0,2}?(?:
        maintenance|renewal|re-?certification|registration|certification|credential|administrati\w+|registry
      )\b|\b(?:annual|yearly)\s+(?:\w+\s+){0,2}?fees?\b|(?<=\d\s)(?:annual|yearly)(?=\s\(|$)|\bamfs?\b|\bannual moc\b|\bmoc annual\b
    `,
    shown: (matched) => annualAs(lower(matched)),
  },
  {
    kinds: ['maintenance', 'renewal'],
    pattern: /\bkeep(?:ing)? (?:your |the )?(?:title|certification|credential|designation|certificate|status|registration)\b/i,
    shown: lower,
  },
  { kinds: ['maintenance'], pattern: /\b(?:membership |annual |yearly )?dues\b/i, shown: lower },
  { kinds: ['exam'], pattern: /\b(?:first|initial) (?:sitting|attempt)\b/i, shown: lower },
  {
    kinds: ['maintenance'],
    pattern: /\b(?:certification |credential )?maintenance\b|\bmaintain(?:ing)?\b/i,
    shown: 'maintenance',
  },
  { kinds: ['renewal'], pattern: /\bre-?certif\w*|\brecert\b/i, shown: 'recertification' },
  {
    kinds: ['renewal'],
    pattern: /\b(?:renew(?:al|als|ing|s|ed)?|revalidation|reaccreditation|re-?credentialing)\b/i,
    shown: (matched) => (/^renew/i.test(matched) ? 'renewal' : lower(matched)),
  },
  { kinds: ['late'], pattern: /\blate\b/i, shown: 'late' },
  {
    kinds: ['exam'],
    pattern: /\b(?:exam(?:ination)?s?|test(?:s|ing)?|quiz|viva)\b(?! (?:cent(?:er|re)s?|sites?|takers?)\b)/i,
    shown: (matched) => (/^exam/i.test(matched) ? 'exam' : 'test'),
  },
  { kinds: ['exam'], pattern: /\bassessments?\b/i, shown: 'assessment' },
  { kinds: ['application'], pattern: /\b(?:applications?|apply(?:ing)?)\b/i, shown: 'application' },
  {
    kinds: ['review'],
    pattern: expression('i')`
      \b(?:
        portfolio|eligibility|transcripts?|credentials?|file|documents?|education|training|peer
      ) (?:reviews?|evaluations?)\b|\b(?:review|evaluation) fee\b
    `,
    shown: (matched) => lower(matched).replace(/s$/, ''),
  },
  {
    kinds: ['registration'],
    pattern: /\b(?:registrations?|register(?:ing)?|enrol\w*)\b/i,
    shown: (matched) => (/^enr/i.test(matched) ? 'enrollment' : 'registration'),
  },
  { kinds: ['verification'], pattern: /\b(?:verification|verify)\b/i, shown: 'verification' },
  {
    kinds: ['processing'],
    pattern: /\b(?:processing|administrati(?:ve|on)|handling|service charge|background check)\b/i,
    shown: (matched) => (/^admin/i.test(matched) ? 'administrative' : lower(matched)),
  },
  { kinds: ['certification'], pattern: /\baccreditation\b/i, shown: 'accreditation' },
  {
    kinds: ['certification'],
    pattern: expression('i')`
      \b(?:
        (?:initial )?(?:certif(?:ication|icate|y|ied)s?|credential(?:ing|s)?|designation|licen[sc]e|licensure)|
        program(?:me)?|package|initial
      )\b
    `,
    shown: (matched) => certificationAs(lower(matched)),
  },
]

/** All kinds a text names, the most specific ones first, each where it stands first; none overlaps another. */
export const feeKindsIn = remembered(
  (text): readonly FeeWords[] => {
    const found: FeeWords[] = []
    for (const entry of entries) {
      const match = entry.pattern.exec(text)
      if (match === null) continue
      const { start, end } = spanOf(match)
      if (!found.some((words) => words.start < end && start < words.end)) found.push(wordsOf(entry, match))
    }
    return found
  },
  1_000,
  200,
)

/** The most specific kind that a text names; undefined when it names none. */
export function feeKindIn(text: string): FeeWords | undefined {
  for (const entry of entries) {
    const match = entry.pattern.exec(text)
    if (match !== null) return wordsOf(entry, match)
  }
  return undefined
}

function wordsOf({ kinds, shown: spell }: Entry, match: RegExpExecArray): FeeWords {
  const shown = typeof spell === 'string' ? spell : spell(match[0])
  return { kinds: typeof kinds === 'function' ? kinds(shown) : kinds, shown, ...spanOf(match) }
}

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

/** Whether the words shown of a kind say so little that words farther off may tell more: 'certification', 'late'; 'administrative' tells what is paid. */
export const saysLittle = whether(
  /^(?:certification|certificate|credential|designation|license|program(?:me)?|package|registration|initial|late|processing)$/,
)

/** Whether a line says no more than that it is a fee, so that another amount of another page is no contradiction. */
export const saysOnlyFee = whether(/^(?:fee|fees|certification|certificate|registration|late|administrative|program|processing)$/)
