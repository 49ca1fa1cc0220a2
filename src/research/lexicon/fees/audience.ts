import { remembered } from '../../plain/remembered.ts'
import { type Span, spanOf } from '../text/span.ts'

/**
 * For whom, when or in which way a price holds, or a condition. 'by' is a route ('by portfolio'), 'mode' a way of sitting, 'part' a
 * part of an exam, 'per' what is counted, 'country' a group of countries by income.
 */
export const audienceKinds = [
  'non-member',
  'member',
  'others',
  'public',
  'by',
  'student',
  'early',
  'regular',
  'late',
  'international',
  'military',
  'first-time',
  'mode',
  'part',
  'retired',
  'per',
  'country',
] as const
export type AudienceKind = (typeof audienceKinds)[number]

export interface Audience extends Span {
  kind: AudienceKind
  /** The words in the spelling they are shown in: 'non-members', 'early', 'Level 2', 'per exam'. */
  shown: string
}

const lower = (matched: string): string => matched.toLowerCase()

const nonMember = /\bnon[- –]?\s?members?\b|\bnot (?:a )?members?\b/gi

/** What is no body's membership: 'members of the armed forces'. */
const ofOthers = String.raw`\s+of\s+(?:the\s+)?(?:\w+\s+)?(?:armed|military|public|press|media|forces|navy|army|staff|famil(?:y|ies)|household)\b`

/** In the order they are shown. */
const entries: readonly (readonly [AudienceKind, RegExp, string | ((matched: string) => string)])[] = [
  ['non-member', new RegExp(nonMember, 'i'), 'non-members'],
  ['member', new RegExp(`(?<!non[- –]?\\s?)\\bmembers?\\b(?!ship|${ofOthers})`, 'i'), 'members'],
  ['others', /\b(?:all |the )?others\b(?! than)|\beverybody else\b|\beveryone else\b/i, lower],
  [
    'public',
    /\b(?:general|the|for) public\b|^\W*public\W*$|\bpublic (?=(?:price|rate|fee)s?\b)|\blist price\b/i,
    (matched) => (/list/i.test(matched) ? 'list price' : /general/i.test(matched) ? 'general public' : 'public'),
  ],
  [
    'by',
    /\b(?:by|via|through) (?:exam(?:ination)?|comity|reciprocity|endorsement|portfolio|continuing education|credits?|CEUs?|PDUs?|points|assessment)\b/i,
    lower,
  ],
  ['student', /\bstudents?\b/i, 'students'],
  ['early', /\bearly[- ]?(?:bird)?\b/i, 'early'],
  ['regular', /\b(?:regular|standard)\b/i, lower],
  ['late', /\blate\b/i, 'late'],
  ['international', /\binternational\b/i, 'international'],
  ['military', /\bmilitary\b|\bveterans?\b|\barmed (?:forces|services)\b/i, 'military'],
  ['first-time', /\b(?:first|initial)[- ](?:time|attempt)\b/i, (matched) => lower(matched).replace('-', ' ')],
  ['mode', /\b(?:written|practical|oral|skills|computer[- ]based|paper[- ]based|remote|online|in[- ]person)\b/i, lower],
  [
    'part',
    /\b(?:[Pp]art|[Ll]evel|[Ss]ection|[Tt]ier|[Pp]hase|[Ss]tep|[Mm]odule|[Ss]tage) (?:[IVX]{1,4}|\d|[A-C])\b/,
    (matched) => matched.replace(/\s+/g, ' '),
  ],
  ['retired', /\b(?:retired|emeritus|inactive)\b/i, lower],
  ['per', /\bper (?:exam|attempt|section|part|year|test|certificate|certification)\b/i, lower],
  [
    'country',
    /\b(?:low|lower|middle|upper|high)(?:[- ](?:middle|income))+ (?:countr(?:y|ies)|econom(?:y|ies))\b|\b(?:developing|emerging|developed) (?:countr(?:y|ies)|econom(?:y|ies)|nations?)\b|\b(?:group|band|tier|category) (?:[A-D]|\d) countr(?:y|ies)\b/i,
    lower,
  ],
]

/**
 * For whom, when and how, as a text says it; each kind where it stands first, in the order of `audienceKinds`. The same headings, heads and
 * titles stand over many amounts, so what they say is remembered.
 */
export const audiencesIn = remembered(
  (text): readonly Audience[] =>
    entries.flatMap(([kind, pattern, spell]): Audience[] => {
      const match = pattern.exec(text)
      if (match === null || (kind === 'member' && !/\bmembers?\b/i.test(text.replace(nonMember, '')))) return []
      return [{ kind, shown: typeof spell === 'string' ? spell : spell(match[0]), ...spanOf(match) }]
    }),
  500,
  200,
)

/** All who are no members. */
export const forRest: ReadonlySet<AudienceKind> = new Set(['non-member', 'others', 'public'])

/** Whether a price said for these is one for all: for members and for everybody else. */
export function isForAll(audiences: readonly AudienceKind[]): boolean {
  return audiences.includes('member') && audiences.some((one) => forRest.has(one))
}

const opposites: readonly (readonly [AudienceKind, AudienceKind])[] = [
  ['member', 'non-member'],
  ['member', 'others'],
  ['early', 'late'],
  ['early', 'regular'],
  ['student', 'regular'],
]

/** Whether what two texts say of whom and when excludes each other: one for members and one for non-members alone. */
export function audiencesExclude(one: readonly AudienceKind[], other: readonly AudienceKind[]): boolean {
  return opposites.some(
    ([left, right]) =>
      (saysOnly(one, left, right) && saysOnly(other, right, left)) ||
      (saysOnly(one, right, left) && saysOnly(other, left, right)),
  )
}

function saysOnly(audiences: readonly AudienceKind[], side: AudienceKind, opposite: AudienceKind): boolean {
  return audiences.includes(side) && !audiences.includes(opposite)
}
