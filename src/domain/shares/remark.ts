import * as z from 'zod/mini'
import { lineGroups } from '../certifications/certification.ts'
import { limits, requiredText, text } from '../text/text.ts'

/** To a reader who adds a line without its kind. */
export const noKindSentence = 'Say what kind of line it is.'

/** Fields that hold lines, as a remark names them. */
const fieldSchema = z.enum(
  lineGroups.map(({ field }) => field),
  noKindSentence,
)
const certificationId = z.string().check(z.minLength(1), z.maxLength(100))
const lineText = requiredText(1, limits.listItem, 'Say which line.', 'A line')
const said = requiredText(1, limits.listItem, 'Say what is right.', 'A line')
const missing = requiredText(1, limits.listItem, 'Say what is missing.', 'A line')

/** Longest name of whoever says something through a link: it stands beside lines. */
export const longestReaderName = 80

/** Optional, asked once; nobody checks it. */
export const remarkNameSchema = text(longestReaderName, 'Your name')

/** What a reader of a link says of what it shows: that it is right, what is right in its place, or what is missing. */
export const newRemarkSchema = z.discriminatedUnion('kind', [
  /** Of a line, or of the whole certification where no line is named. */
  z.object({
    kind: z.literal('right'),
    certification: certificationId,
    field: z.optional(fieldSchema),
    line: z.optional(lineText),
    by: z.optional(remarkNameSchema),
  }),
  z.object({
    kind: z.literal('wrong'),
    certification: certificationId,
    field: fieldSchema,
    line: lineText,
    text: said,
    /** It is meant for every certification that has the same line. */
    inAll: z.optional(z.boolean()),
    by: z.optional(remarkNameSchema),
  }),
  /** A line of a certification; without one, the name of a certification. */
  z.object({
    kind: z.literal('missing'),
    certification: z.optional(certificationId),
    field: z.optional(fieldSchema),
    text: missing,
    by: z.optional(remarkNameSchema),
  }),
])
export type NewRemark = z.infer<typeof newRemarkSchema>
export type RemarkKind = NewRemark['kind']

/**
 * What became of it. 'noted': nothing is to be done; 'done': a version says it, made by it at once or by somebody since; 'open':
 * its owner decides; 'accepted' and 'declined': they have.
 */
const remarkStatuses = ['noted', 'done', 'open', 'accepted', 'declined'] as const
export type RemarkStatus = (typeof remarkStatuses)[number]

/** A remark as the owner of the prospect reads it. */
export const remarkSchema = z.object({
  id: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  kind: z.enum(['right', 'wrong', 'missing']),
  status: z.enum(remarkStatuses),
  /** True of one that was carried out where the present version does not say it any more: it was restored, or edited again. */
  isGone: z.optional(z.boolean()),
  /** The name that was given; null: none. Nobody checked it. */
  by: z.nullable(z.string()),
  /** The link it came through. */
  link: z.object({ shareId: z.string(), name: z.nullable(z.string()) }),
  /** Id and name of the certification as it was then; null where a whole one is missing. */
  certification: z.nullable(z.object({ id: z.string(), name: z.string() })),
  field: z.nullable(fieldSchema),
  /** The line as it was shown; null where it is about none. */
  line: z.nullable(z.string()),
  /** What is right, or missing. */
  text: z.nullable(z.string()),
  /** True of a correction that is meant for every certification that has the same line. */
  inAll: z.optional(z.literal(true)),
})
export type Remark = z.infer<typeof remarkSchema>

/**
 * What was said through a link before, as its readers are reminded of it: where, never by whom or in which words, for a stranger may have
 * said it. 'wrong' and 'missing': it waits for the owner.
 */
export type SaidMark = Pick<Remark, 'kind' | 'field' | 'line'> & { certification: string | null }

/** To a reader who corrects a line by its own words. */
export const unchangedSentence = 'The text is unchanged. Change it, or press Right.'

/** To a reader whose line is not shown any more as they read it. */
export const changedSentence = 'This line has changed in the meantime. Please look again.'
