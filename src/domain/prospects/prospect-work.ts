import { daySchema } from '../text/calendar-day.ts'
import * as z from 'zod/mini'
import { listOf, requiredText, text } from '../text/text.ts'

/** How far a prospect has come, the furthest last; the two ends are a person's word alone. */
export const prospectStatuses = [
  'new',
  'shared',
  'opened',
  'corrected',
  'interested',
  'waitlist',
  'trial',
  'won',
  'lost',
] as const
export const prospectStatusSchema = z.enum(prospectStatuses, `A status must be one of these: ${prospectStatuses.join(', ')}.`)
export type ProspectStatus = z.infer<typeof prospectStatusSchema>

export const statusNames: Readonly<Record<ProspectStatus, string>> = {
  new: 'New',
  shared: 'Shared',
  opened: 'Opened',
  corrected: 'Corrected',
  interested: 'Interested',
  waitlist: 'Waitlist',
  trial: 'Trial',
  won: 'Won',
  lost: 'Lost',
}

export const mostTags = 20
export const tagSchema = requiredText(1, 40, 'A tag needs a name.', 'A tag')
export const tagsSchema = listOf(tagSchema, mostTags, 'Tags')
export const nextStepSchema = text(200, 'Next step')
/** Characters of the notes on one prospect. */
export const longestNotes = 10_000
export const notesSchema = text(longestNotes, 'Notes')

/** What its owner does with a prospect; none of it is seen through a link. */
export const workSchema = z.object({
  /** Set by hand; null: it follows from what happened. */
  status: z.nullable(prospectStatusSchema),
  /** When it was set, ISO 8601 in UTC. */
  statusSetAt: z.nullable(z.string()),
  tags: z.array(z.string()),
  nextStep: z.nullable(z.string()),
  /** '2026-11-18'. */
  nextStepDue: z.nullable(z.string()),
  notes: z.nullable(z.string()),
})
export type Work = z.infer<typeof workSchema>

/** Nothing done yet. */
export const noWork: Work = { status: null, statusSetAt: null, tags: [], nextStep: null, nextStepDue: null, notes: null }

/** What an owner sets of the work on a prospect; what is left out stays. */
export const workChangeSchema = z.object({
  status: z.optional(z.nullable(prospectStatusSchema)),
  tags: z.optional(tagsSchema),
  nextStep: z.optional(z.nullable(nextStepSchema)),
  nextStepDue: z.optional(z.nullable(daySchema)),
})

/** The same with the notes. */
export interface WorkChange extends z.infer<typeof workChangeSchema> {
  notes?: string | null | undefined
}

/** What a change of several prospects did to one of them, by which it is undone. */
export const workDifferenceSchema = z.object({
  id: z.number(),
  /** Tags that it did not have before. */
  added: tagsSchema,
  /** Tags that it had. */
  removed: tagsSchema,
  status: z.optional(
    z.object({
      set: z.nullable(prospectStatusSchema),
      before: z.nullable(prospectStatusSchema),
      /** When the one before was set, ISO 8601 in UTC; what happened since then counts again. */
      beforeSetAt: z.nullable(z.iso.datetime().check(z.maxLength(30))),
    }),
  ),
})
export type WorkDifference = z.infer<typeof workDifferenceSchema>

/** Tags as they are kept: without outer space, each once whatever its case, the first spelling stays. */
export function cleanTags(tags: readonly string[]): string[] {
  const kept = new Map<string, string>()
  for (const tag of tags.map((one) => one.trim())) {
    const key = tag.toLowerCase()
    if (tag !== '' && !kept.has(key)) kept.set(key, tag)
  }
  return [...kept.values()]
}

/** What status is read from. Moments are ISO 8601 in UTC. */
export interface StatusSource {
  work: Pick<Work, 'status' | 'statusSetAt'>
  interested: boolean
  viewCount: number
  progress?:
    | {
        sharedAt: string | null
        openedAt: string | null
        outcome: 'trial' | 'waitlist' | null
        lastCorrectedAt: string | null
        interestedAt: string | null
      }
    | undefined
}

/** Where a prospect stands: what was set by hand while it holds, else what happened. */
export function statusOf(prospect: StatusSource): ProspectStatus {
  return statusByHand(prospect) ?? happenedTo(prospect).status
}

/**
 * The status set by hand while it holds: until something newer happens; won and lost stay until they are taken back.
 * @returns null where none was set, and where something newer has taken its place
 */
export function statusByHand(prospect: StatusSource): ProspectStatus | null {
  const { status, statusSetAt } = prospect.work
  if (status === null || status === 'won' || status === 'lost') return status
  const { at } = happenedTo(prospect)
  return at !== null && statusSetAt !== null && at > statusSetAt ? null : status
}

function happenedTo({ interested, viewCount, progress }: StatusSource): { status: ProspectStatus; at: string | null } {
  if (progress?.outcome) return { status: progress.outcome, at: progress.interestedAt }
  if (interested) return { status: 'interested', at: progress?.interestedAt ?? null }
  if (progress?.lastCorrectedAt) return { status: 'corrected', at: progress.lastCorrectedAt }
  if (progress?.openedAt || viewCount > 0) return { status: 'opened', at: progress?.openedAt ?? null }
  return progress?.sharedAt ? { status: 'shared', at: progress.sharedAt } : { status: 'new', at: null }
}
