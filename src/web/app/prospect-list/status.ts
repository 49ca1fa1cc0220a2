import { counted } from '#domain/text/counted.ts'
import type { ListRow } from '#domain/prospects/prospect.ts'
import { type ProspectStatus, statusNames, statusOf } from '#domain/prospects/prospect-work.ts'

/** How far a prospect has come, in words. Only what changes what one does next is drawn as a tag. */
export interface Status {
  words: string
  tag?: 'good' | 'plain'
}

const tags: Partial<Record<ProspectStatus, Status['tag']>> = { trial: 'good', won: 'good', waitlist: 'plain' }

/**
 * The status of a prospect in words.
 * @param now the reader's moment; days of a trial count down to its end and the last one still counts
 */
export function statusWords(row: Pick<ListRow, 'work' | 'interested' | 'viewCount' | 'progress'>, now: Date): Status {
  const status = statusOf(row)
  if (status === 'trial' && row.progress?.trialEndsAt) return trialWords(row.progress.trialEndsAt, now)
  const place = status === 'waitlist' ? (row.progress?.place ?? null) : null
  const tag = tags[status]
  return { words: place === null ? statusNames[status] : `Waitlist, place ${place}`, ...(tag && { tag }) }
}

function trialWords(endsAt: string, now: Date): Status {
  const days = Math.ceil((Date.parse(endsAt) - now.getTime()) / 86_400_000)
  if (days <= 0) return { words: 'Trial ended' }
  return { words: `Trial, ${counted(days, 'day')} left`, tag: 'good' }
}
