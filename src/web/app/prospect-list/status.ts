import type { ProspectRow } from '#domain/prospect.ts'

/** How far a prospect has come, in words. Only a trial (good) and a waitlist place (plain) are drawn as tags. */
export interface Status {
  words: string
  tag?: 'good' | 'plain'
}

/**
 * The status of a prospect, as far as its data tells.
 * @param now the reader's moment; days of a trial count down to its end and the last one still counts
 */
export function statusOf({ progress, interested, viewCount }: ProspectRow, now: Date): Status {
  if (progress?.outcome === 'trial') return trialStatus(progress.trialEndsAt, now)
  if (progress?.outcome === 'waitlist') {
    return { words: progress.place === null ? 'Waitlist' : `Waitlist, place ${progress.place}`, tag: 'plain' }
  }
  if (interested) return { words: 'Interested' }
  if (viewCount > 0 || progress?.openedAt) return { words: 'Link opened' }
  if (progress === undefined) return { words: 'Not opened' }
  return { words: progress.sharedAt === null ? 'Not shared' : 'Link sent' }
}

function trialStatus(endsAt: string | null, now: Date): Status {
  if (endsAt === null) return { words: 'Trial', tag: 'good' }
  const days = Math.ceil((Date.parse(endsAt) - now.getTime()) / 86_400_000)
  if (days <= 0) return { words: 'Trial ended' }
  return { words: days === 1 ? 'Trial, 1 day left' : `Trial, ${days} days left`, tag: 'good' }
}
