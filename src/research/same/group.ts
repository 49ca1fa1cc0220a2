import { lettersOf } from '#domain/certifications/initials.ts'
import { grouped } from '../plain/grouped.ts'
import { awardedSource } from '../lexicon/credentials/awarded.ts'
import { branchesDiffer, type KnownName, knownName, type Named, ranksDiffer } from '#domain/certifications/known-name.ts'

/** Names that somebody who saw them on their pages holds to be of one certification. */
export type SameNames = readonly Named[]

/** Things that are named, with what they are known by; two groups that are joined have the keys of both. */
interface Group<Thing> {
  things: Thing[]
  names: KnownName[]
  keys: Set<string>
  /** Place of its first thing. */
  place: number
}

/**
 * Groups things that are named as one certification: by the same name or short form, then by names that somebody told to be the
 * same, then by the same telling words, then a short form alone with the one name that has these letters, then the end of a name
 * with the one name that ends so. No two names of a group differ in rank or branch. Things keep their order; a group stands where its first thing stood.
 * @param read the name of a thing, read once by `knownName`
 * @param most groups; things of others are left out
 */
export function groupSame<Thing>(
  things: readonly Thing[],
  read: (thing: Thing) => KnownName,
  { told = [], most = Number.POSITIVE_INFINITY, site = '' }: { told?: readonly SameNames[]; most?: number; site?: string } = {},
): Thing[][] {
  let groups = byKeys(things, read, most)
  if (told.length > 0) groups = joinedBy(groups, toldKeys(told, site))
  groups = joinedBy(groups, ({ names }) => names.flatMap(({ sense }) => (sense === '' ? [] : [sense])), shortsAgree)
  const places = new Map(things.map((thing, place) => [thing, place]))
  return byEndings(byInitials(groups)).map((group) =>
    group.things.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0)),
  )
}

/**
 * One group for each name and short form. A short form alone joins the one group that has it; where it is that of several, which
 * differ in what they branch into, it stays by itself.
 */
function byKeys<Thing>(things: readonly Thing[], read: (thing: Thing) => KnownName, most: number): Group<Thing>[] {
  const single = (thing: Thing, place: number): Group<Thing> => {
    const name = read(thing)
    return { things: [thing], names: [name], keys: new Set(keysOf(name)), place }
  }
  const all = things.map(single)
  const keys = (group: Group<Thing>) => [...group.keys]
  const spelled = joinedBy(all.filter(isSpelled), keys)
  const byShort = grouped(spelled.flatMap((group) => keys(group).map((key) => [key, group] as const)))
  const alone = joinedBy(
    all.filter((group) => !isSpelled(group)),
    keys,
  )
  const groups = [...spelled]
  for (const group of alone) {
    const [only, ...others] = new Set(keys(group).flatMap((key) => byShort.get(key) ?? []))
    if (only === undefined || others.length > 0) groups.push(group)
    else take(only, group)
  }
  return groups.toSorted(byPlace).slice(0, most)
}

function isSpelled({ names }: Group<unknown>): boolean {
  return names.some(({ spelled }) => spelled !== '')
}

function byPlace(one: Group<unknown>, other: Group<unknown>): number {
  return one.place - other.place
}

function keysOf({ spelled, short }: KnownName): string[] {
  return [...(short === '' ? [] : [`short:${short}`]), ...(spelled === '' ? [] : [`name:${spelled}`])]
}

/** Joins groups that have a key in common and may be one, in their order. */
function joinedBy<Thing>(
  groups: readonly Group<Thing>[],
  keysOfGroup: (group: Group<Thing>) => readonly string[],
  mayJoin: (one: Group<Thing>, other: Group<Thing>) => boolean = () => true,
): Group<Thing>[] {
  const joined = new Set<Group<Thing>>()
  const byKey = new Map<string, Set<Group<Thing>>>()
  const hold = (group: Group<Thing>, keys: readonly string[]) => {
    for (const key of keys) byKey.set(key, (byKey.get(key) ?? new Set()).add(group))
  }
  for (const group of groups) {
    const keys = keysOfGroup(group)
    const near = [...new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]))]
    const touched = near.filter((one) => joined.has(one) && mayJoin(one, group) && areOne(one, group))
    const [first, ...others] = touched
    if (first === undefined) {
      const own = { ...group, things: [...group.things], names: [...group.names], keys: new Set(group.keys) }
      joined.add(own)
      hold(own, keys)
      continue
    }
    take(first, group)
    hold(first, keys)
    for (const other of others) {
      if (!mayJoin(first, other) || !areOne(first, other)) continue
      take(first, other)
      hold(first, keysOfGroup(other))
      joined.delete(other)
    }
  }
  return [...joined]
}

function take<Thing>(into: Group<Thing>, from: Group<Thing>): void {
  into.things.push(...from.things)
  into.place = Math.min(into.place, from.place)
  into.names = distinct([...into.names, ...from.names])
  for (const key of from.keys) into.keys.add(key)
}

/** Names that say the same, once: a certification is named alike on most pages. */
function distinct(names: readonly KnownName[]): KnownName[] {
  return [...new Map(names.map((one) => [`${one.spelled}\n${one.short}\n${one.ranks ?? '-'}\n${one.branch}`, one])).values()]
}

function areOne<Thing>(one: Group<Thing>, other: Group<Thing>): boolean {
  return one.names.every((name) => other.names.every((beside) => !ranksDiffer(name, beside) && !branchesDiffer(name, beside)))
}

/** Where both say short forms, they have one in common. */
function shortsAgree<Thing>(one: Group<Thing>, other: Group<Thing>): boolean {
  const [shorts, others] = [one, other].map(({ names }) => names.map(({ short }) => short).filter((short) => short !== ''))
  if (shorts === undefined || others === undefined || shorts.length === 0 || others.length === 0) return true
  return shorts.some((short) => others.includes(short))
}

/** For each group the told ones that one of its names stands in. */
function toldKeys(told: readonly SameNames[], site: string): (group: Group<unknown>) => string[] {
  const places = grouped(
    told.flatMap((names, place) =>
      names.flatMap((name) => keysOf(knownName(name, site))).map((key) => [key, String(place)] as const),
    ),
  )
  return ({ keys }) => [...keys].flatMap((key) => places.get(key) ?? [])
}

/** A group that is known by a short form alone joins the one group whose names have these letters and tell no short form. */
function byInitials<Thing>(groups: readonly Group<Thing>[]): Group<Thing>[] {
  const unshortened = groups.filter(({ names }) => names.every(({ short }) => short === ''))
  const byLetters = grouped(
    unshortened.flatMap((group) =>
      [...new Set(group.names.flatMap(({ initials }) => [...initials]))].map((letters) => [letters, group] as const),
    ),
  )
  const gone = new Set<Group<Thing>>()
  const taken = new Set<Group<Thing>>()
  for (const group of groups) {
    if (isSpelled(group)) continue
    const [only, ...others] = new Set(group.names.flatMap(({ short }) => byLetters.get(lettersOf(short)) ?? []))
    if (only === undefined || others.length > 0 || taken.has(only)) continue
    take(only, group)
    taken.add(only)
    gone.add(group)
  }
  return groups.filter((group) => !gone.has(group)).toSorted(byPlace)
}

/** Words that names of certifications begin with. */
const beginning = new RegExp(`^(?:${awardedSource}|associate|fellow|board) `)

/** 'Data Steward' is the one Certified Retirement Data Steward of a body, as long as it tells no short form of its own. */
function byEndings<Thing>(groups: readonly Group<Thing>[]): Group<Thing>[] {
  const gone = new Set<Group<Thing>>()
  const whole = groups.filter(({ names }) => names.some(({ spelled }) => beginning.test(spelled)))
  for (const group of groups) {
    const spelled = group.names.map((one) => one.spelled)
    if (!spelled.every((said) => said.includes(' ') && !beginning.test(said))) continue
    const [only, ...others] = whole.filter(({ names }) =>
      spelled.every((said) => names.some((one) => one.spelled.endsWith(` ${said}`))),
    )
    if (only === undefined || others.length > 0 || !shortsAgree(only, group) || !areOne(only, group)) continue
    take(only, group)
    gone.add(group)
  }
  return groups.filter((group) => !gone.has(group)).toSorted(byPlace)
}
