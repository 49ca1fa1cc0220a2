import * as z from 'zod/mini'
import { isTakenFrom } from './account-here.ts'
import { type Keeper, keeperOf, placeOf, prefix, storage } from './place.ts'

/** How long something is kept, in milliseconds: a week. Source: docs/decisions/0049. */
const keptFor = 7 * 86_400_000

/** What was given through links before it was kept here, without a time: contacts, and a name that every link showed. */
const timelessPrefix = 'credscout-'

const envelopeSchema = z.object({
  /** When it was kept, in milliseconds since 1970. */
  at: z.number(),
  data: z.unknown(),
  changes: z.optional(z.number()),
})

/** Something kept, and when (milliseconds since 1970). */
export interface Kept<T> {
  name: string
  at: number
  data: T
}

/**
 * What this device keeps of an account under a name: unsaved edits, results in progress. For a week, never shown to another account,
 * erased when the account signs out (decision 0049).
 * @returns undefined when there is none, when it is too old, and when it has another shape
 */
export function readKept<T>(keeper: Keeper, name: string, schema: z.ZodMiniType<T>, now = Date.now()): Kept<T> | undefined {
  const place = placeOf(keeper, name)
  const envelope = parsed(storage()?.getItem(place))
  if (envelope === undefined) return undefined
  if (now - envelope.at > keptFor) {
    storage()?.removeItem(place)
    return undefined
  }
  const { success, data } = z.safeParse(schema, envelope.data)
  return success ? { name, at: envelope.at, data } : undefined
}

/** All that is kept under names with one beginning, newest first. */
export function listKept<T>(keeper: Keeper, start: string, schema: z.ZodMiniType<T>, now = Date.now()): Kept<T>[] {
  const places = placesFrom(placeOf(keeper, start))
  const names = places.map((place) => place.slice(placeOf(keeper, '').length))
  return names.flatMap((name) => readKept(keeper, name, schema, now) ?? []).toSorted((a, b) => b.at - a.at)
}

/** How something is kept. */
export interface KeepOptions {
  /** Milliseconds since 1970; now unless given. */
  at?: number
  /** Changes in it that somebody made and has not saved or sent: what is lost with it. None: it is found again, or was sent. */
  changes: number
}

/**
 * Keeps it; gives false when the browser has no room for it, also after what is too old has been dropped. Of an account that has signed out
 * or been followed by another nothing is kept any more: its tabs are closing.
 */
export function keep(keeper: Keeper, name: string, data: unknown, { at = Date.now(), changes }: KeepOptions): boolean {
  if (isTakenFrom(keeper)) return true
  const place = placeOf(keeper, name)
  const text = JSON.stringify({ at, data, changes })
  const isKept = write(place, text) || writeWithRoom(place, text, at)
  // An older state of the same would be worse than none: it would look like the newest.
  if (!isKept) forget(keeper, name)
  note(isKept)
  return isKept
}

function write(place: string, text: string): boolean {
  try {
    localStorage.setItem(place, text)
    return true
  } catch {
    return false
  }
}

function writeWithRoom(place: string, text: string, now: number): boolean {
  dropOld(now)
  return write(place, text)
}

let room = true
const listeners = new Set<() => void>()

function note(isKept: boolean): void {
  room = isKept
  for (const listener of listeners) listener()
}

/** Whether there was room for what was to be kept last. */
export function hasRoom(): boolean {
  return room
}

/** Calls `listener` whenever something was to be kept, until the returned function is called. */
export function subscribeToKeeping(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function forget(keeper: Keeper, name: string): void {
  storage()?.removeItem(placeOf(keeper, name))
}

/** What an account did last, kept until it signs out. */
const traces = ['recent-lookups', 'recent-prospects', 'list-look', 'last-list'] as const
type Trace = (typeof traces)[number]

const placeOfTrace = (trace: Trace, user: string) => `credscout.${trace}.${user}`
/** Each tab has a last list of its own. */
const storageOf = (trace: Trace) => (trace === 'last-list' ? sessionStorage : localStorage)

/**
 * What an account did last in this browser; undefined where nothing is kept, or something else.
 * @param user its id: a shared browser shows nobody another's
 */
export function readTrace<T>(trace: Trace, user: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    return z.safeParse(schema, JSON.parse(storageOf(trace).getItem(placeOfTrace(trace, user)) ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Keeps what an account did last; a browser without room forgets it. */
export function writeTrace(trace: Trace, user: string, data: unknown): void {
  if (isTakenFrom(user)) return
  try {
    storageOf(trace).setItem(placeOfTrace(trace, user), JSON.stringify(data))
  } catch {
    forgetTrace(trace, user)
  }
}

function forgetTrace(trace: Trace, user: string): void {
  try {
    storageOf(trace).removeItem(placeOfTrace(trace, user))
  } catch {
    // A browser that refuses its storage to pages keeps nothing.
  }
}

/** How many changes `eraseKept` would take away. */
export function unsavedChanges(keeper: Keeper): number {
  const places = [keeper, keeperOf(null)].flatMap((one) => placesFrom(placeOf(one, '')))
  return places.reduce((sum, place) => sum + (parsed(storage()?.getItem(place))?.changes ?? 0), 0)
}

/** Erases everything kept of an account on this device, and of edits through links: whoever signs out leaves nothing behind. */
export function eraseKept(keeper: Keeper): void {
  dropTimeless()
  for (const trace of traces) forgetTrace(trace, keeper)
  for (const one of [keeper, keeperOf(null)]) {
    for (const place of placesFrom(placeOf(one, ''))) storage()?.removeItem(place)
  }
}

/** Erases what no account of this device is shown any more; called where the application and the page of a link begin. */
export function sweepKept(now = Date.now()): void {
  dropTimeless()
  dropOld(now)
}

function dropTimeless(): void {
  for (const place of placesFrom(timelessPrefix)) storage()?.removeItem(place)
}

/** Of any account: nobody waits for it any longer. */
function dropOld(now: number): void {
  for (const place of placesFrom(prefix)) {
    const envelope = parsed(storage()?.getItem(place))
    if (envelope === undefined || now - envelope.at > keptFor) storage()?.removeItem(place)
  }
}

function placesFrom(start: string): string[] {
  const kept = storage()
  const places = Array.from({ length: kept?.length ?? 0 }, (_, index) => kept?.key(index) ?? '')
  return places.filter((place) => place.startsWith(start))
}

function parsed(text: string | null | undefined): z.infer<typeof envelopeSchema> | undefined {
  if (text === null || text === undefined) return undefined
  try {
    return z.safeParse(envelopeSchema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}
