import { counted } from '#domain/text/counted.ts'
import { formatDate } from '#domain/text/day-words.ts'
import type { EventType } from '#domain/events/event.ts'
import { greeting, type Letter, letter, named } from './letter.ts'

/** What a summary tells, in its order, as one and as several. */
const kinds = {
  interested: ['interest submitted', 'interests submitted'],
  trial: ['free trial started', 'free trials started'],
  waitlist: ['place on the waitlist', 'places on the waitlist'],
  offered: ['offer made', 'offers made'],
  'interest-changed': ['change to an interest', 'changes to interests'],
  corrected: ['correction', 'corrections'],
  remarked: ['line confirmed or questioned', 'lines confirmed or questioned'],
  'link-asked-for': ['request for a new link', 'requests for a new link'],
  'recheck-difference': ['difference on its site', 'differences on its site'],
  visited: ['visit', 'visits'],
} as const satisfies Partial<Record<EventType, readonly [string, string]>>

type ToldKind = keyof typeof kinds

/** Kinds of events that a summary counts; visits are counted as such, whatever was noted of them. */
export const toldKinds: readonly EventType[] = Object.keys(kinds)
  .filter(isToldKind)
  .filter((kind) => kind !== 'visited')

/** Prospects that an email tells one by one; of more it says how many. */
const mostTold = 50

/** What happened to an owner's prospects in a week. */
export function weeklySummary(given: {
  owner: string
  /** From when on it happened. */
  since: Date
  /** By prospect and kind; at least one. */
  happened: readonly { prospectId: number; organization: string; type: EventType; times: number }[]
  /** Whole addresses of the list of prospects, and of where the email is ordered. */
  link: string
  account: string
}): Letter {
  const prospects = Map.groupBy(given.happened, ({ prospectId }) => prospectId)
  const lines = Array.from(prospects.values(), (happened) => {
    const told = Object.keys(kinds)
      .filter(isToldKind)
      .flatMap((kind) => {
        const times = happened.find(({ type }) => type === kind)?.times ?? 0
        return times === 0 ? [] : [counted(times, kinds[kind][0], kinds[kind][1])]
      })
    return `${named(happened[0]?.organization ?? '')}: ${told.join(', ')}`
  })
  const shown = lines.slice(0, mostTold)
  const further = lines.length - shown.length
  const count = lines.length === 1 ? 'one of your prospects' : `${lines.length} of your prospects`
  return letter('weekly-summary', `Your week: updates on ${count}`, [
    greeting(given.owner),
    `Since ${formatDate(given.since)}, this happened with ${count}:`,
    { list: further > 0 ? [...shown, `${further} more, in your list`] : shown },
    { label: 'See your prospects', link: given.link },
    { label: 'Turn off this email in your account', link: given.account },
  ])
}

function isToldKind(kind: string): kind is ToldKind {
  return Object.hasOwn(kinds, kind)
}
