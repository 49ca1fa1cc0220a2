import { foldName } from '#domain/organizations/folded-name.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import * as z from 'zod/mini'
import { readTrace, writeTrace } from '../../../kept/kept.ts'

/** A body that was looked up in this browser, newest first in a list. */
const recentSchema = z.object({
  /** Its website, or its folded name: an abbreviation may be that of two. Absent of what was kept before this was noted. */
  body: z.optional(z.string()),
  /** Its abbreviation, or its name. */
  name: z.string(),
  /** Its name; absent of what was kept before this was noted. */
  fullName: z.optional(z.string()),
  /** What finds it again. */
  searchTerm: z.string(),
  /** When it was last looked up, ISO 8601. */
  at: z.string(),
  /** Id of the prospect it was saved as. */
  savedId: z.optional(z.number()),
  /** When it was last saved, ISO 8601; absent of what was kept before this was noted. */
  savedAt: z.optional(z.string()),
})
export type RecentLookup = z.infer<typeof recentSchema>

const mostKept = 5

/** By what a body is known. */
function keyOf({ website, name }: Organization): string {
  return website ?? foldName(name)
}

/** A look-up as it is remembered. @param savedId number of the prospect that it was saved as at that moment */
export function recentOf(searchTerm: string, organization: Organization, at: Date, savedId?: number): RecentLookup {
  const moment = at.toISOString()
  return {
    body: keyOf(organization),
    name: organization.abbreviation ?? organization.name,
    fullName: organization.name,
    searchTerm,
    at: moment,
    ...(savedId === undefined ? {} : { savedId, savedAt: moment }),
  }
}

/** The list with one more look-up on top; the same body stands in it once and stays known as saved. */
export function withRecent(all: readonly RecentLookup[], one: RecentLookup): RecentLookup[] {
  const before = all.find(({ body }) => body === one.body)
  const saved = one.savedId === undefined ? { savedId: before?.savedId, savedAt: before?.savedAt } : {}
  return [{ ...one, ...saved }, ...all.filter((other) => other !== before)].slice(0, mostKept)
}

/** What a look-up is called in a list: by its whole name where another one has the same abbreviation. */
export function shownName({ name, fullName = name }: RecentLookup, all: readonly RecentLookup[]): string {
  return all.filter((one) => one.name === name).length > 1 ? fullName : name
}

/** Whether a body was saved after a moment, in milliseconds since 1970. */
export function wasSavedSince(recent: readonly RecentLookup[], organization: Organization, since: number): boolean {
  const savedAt = recent.find(({ body }) => body === keyOf(organization))?.savedAt
  return savedAt !== undefined && Date.parse(savedAt) > since
}

/** @param user id of whoever is signed in: a shared browser shows nobody another's look-ups */
export function readRecent(user: string): RecentLookup[] {
  return readTrace('recent-lookups', user, z.array(recentSchema)) ?? []
}

/** Adds a look-up. */
export function addRecent(user: string, one: RecentLookup): void {
  writeTrace('recent-lookups', user, withRecent(readRecent(user), one))
}
