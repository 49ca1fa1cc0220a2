import type { Organization } from '#domain/organization.ts'
import * as z from 'zod/mini'
import { readTrace, writeTrace } from '../../../kept/kept.ts'

/** A body that was looked up in this browser, newest first in a list. */
const recentSchema = z.object({
  /** Its abbreviation, or its name. */
  name: z.string(),
  /** What finds it again. */
  searchTerm: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** Id of the prospect it was saved as. */
  savedId: z.optional(z.number()),
})
export type RecentLookup = z.infer<typeof recentSchema>

const mostKept = 5

/** The list with one more look-up on top; the same body stands in it once and stays known as saved. */
export function withRecent(all: readonly RecentLookup[], one: RecentLookup): RecentLookup[] {
  const before = all.find(({ name }) => name === one.name)
  const savedId = one.savedId ?? before?.savedId
  return [{ ...one, ...(savedId === undefined ? {} : { savedId }) }, ...all.filter(({ name }) => name !== one.name)].slice(
    0,
    mostKept,
  )
}

/** A look-up as it is remembered. */
export function recentOf(searchTerm: string, organization: Organization): Omit<RecentLookup, 'at'> {
  return { name: organization.abbreviation ?? organization.name, searchTerm }
}

/** Whether a body was saved after a moment, in milliseconds since 1970. */
export function wasSavedSince(recent: readonly RecentLookup[], { abbreviation, name }: Organization, since: number): boolean {
  return recent.some((one) => one.savedId !== undefined && one.name === (abbreviation ?? name) && Date.parse(one.at) > since)
}

/** 'today', '2 days ago', 'last week' … in the reader's own days. */
export function agoInWords(at: string, now: Date): string {
  const day = (date: Date) => Math.floor((date.getTime() - date.getTimezoneOffset() * 60_000) / 86_400_000)
  const days = day(now) - day(new Date(at))
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 7) return `${days} days ago`
  if (days < 14) return 'last week'
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`
  return `${Math.floor(days / 30)} months ago`
}

/** @param user id of whoever is signed in: a shared browser shows nobody another's look-ups */
export function readRecent(user: string): RecentLookup[] {
  return readTrace('recent-lookups', user, z.array(recentSchema)) ?? []
}

/** Adds a look-up. */
export function addRecent(user: string, one: RecentLookup): void {
  writeTrace('recent-lookups', user, withRecent(readRecent(user), one))
}
