import type { Organization } from '#domain/organization.ts'
import { columnNames } from './column-names.ts'
import { frequentNames } from './frequent-names.ts'
import { overPrices } from './headed-prices.ts'
import { limits } from '#domain/text.ts'
import { nameKey } from '#domain/name-key.ts'
import { knownNames } from './known-names.ts'
import { byOwnNames } from './own-names.ts'
import { credentialStart } from './name-words.ts'
import type { NameMention } from './name-mention.ts'
import type { Page } from './page.ts'
import { pricedBeside, pricedNames } from './priced-names.ts'
import { type Gathered, gatherNames, type Sighting } from './sightings.ts'
import type { Subject } from './subject.ts'
import { isAccepted, isMentioned, isShortFormOnly, isSpelledInProse } from './subject-acceptance.ts'
import { escaped } from './subject-mentions.ts'
import { titledName } from './titled-names.ts'
import { wordedNames } from './worded-names.ts'

/** The credentials a page is about, the most prominent first by place; names that are only mentioned in passing are left out. */
export function subjectsOf(page: Page, organization: Organization): Subject[] {
  return byOwnNames(namedSubjects(page, organization).slice(0, limits.certifications), organization, page.document.text)
}

function namedSubjects(page: Page, organization: Organization): Subject[] {
  const groups = gatherNames(page, organization)
  const sure = groups.filter((group) => isAccepted(group, page))
  const mentioned = groups.filter((group) => isMentioned(group)).slice(0, 2)
  const onlyHeaded = sure.every((group) => group.sightings.every((sighting) => sighting.place === 'bare' || sighting.weight < 1))
  const named = sure.length > 0 || mentioned.length > 0
  const priced = named ? [] : pricedSubjects(page)
  if (priced.length > 0) return priced
  const granted = onlyHeaded && mentioned.length === 0 ? wordedSubjects(page) : []
  if (granted.length > sure.length) return granted
  if (named) {
    // Short forms that nobody spells out say less than a name that stands with its own.
    const lettersOnly = sure.every((group) => group.sightings.every(({ mention }) => mention.by === 'acronym'))
    const known = lettersOnly ? [...sure, ...mentioned.filter((group) => !sure.includes(group))] : sure
    const counted = withListed(known, groups, page)
    const heading = overPrices(counted, page)
    const found = counted.map((group) => {
      const subject = subjectFrom(group)
      return heading.has(group) ? { ...subject, needs: Math.min(1, subject.needs) } : subject
    })
    return withoutFragments(withPriced(found, page))
  }
  // A short form said once or twice is still the page's own name; it counts only when facts stand beside it.
  const subjects = groups.filter((group) => isShortFormOnly(group)).map((group) => ({ ...subjectFrom(group), needs: 2 }))
  if (subjects.length > 0) return subjects.length > 3 ? [] : subjects
  const spelled = groups.filter((group) => isSpelledInProse(group))
  if (spelled.length > 0) return spelled.length > 1 ? [] : spelled.map((group) => ({ ...subjectFrom(group), needs: 1 }))
  const worded = wordedSubjects(page)
  if (worded.length > 0) return worded
  const frequent = frequentNames(page)
  if (frequent.length > 0) return frequent.map((mention) => ({ ...subjectOf(mention), needs: 1 }))
  const titled = titledName(page)
  return titled === undefined ? [] : [{ ...subjectOf(titled), needs: 1 }]
}

/** The programmes that only a price list names; each has a price of its own. */
function pricedSubjects(page: Page): Subject[] {
  const columns = columnNames(page)
  const names = columns.length > 0 ? columns : pricedNames(page)
  return names.map((mention) => ({ ...subjectOf(mention), needs: 1, priced: true }))
}

/** The known programmes with those of the same lists of prices; another name of a known one is put to it. */
function withPriced(known: readonly Subject[], page: Page): Subject[] {
  const isKnown = knownNames(known.map(({ name }) => name))
  const others = pricedNames(page).filter(({ name }) => !isKnown(name))
  const calledSo = othersCalled(others, known, page.document.text)
  const called = new Set([...calledSo.values()].flat())
  const named = known.map((one) => ({ ...one, also: calledSo.get(one.name) ?? [] }))
  const beside = pricedBeside(page, isKnown).filter(({ name }) => !called.has(name))
  return [...named, ...beside.map((mention) => ({ ...subjectOf(mention), needs: 1 }))]
}

/** What known programmes are called too, by their name: 'IQL Level 1®, Certified Quality Director'. */
function othersCalled(others: readonly NameMention[], known: readonly Subject[], text: string): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const { name } of known) names.set(name.toLowerCase(), [...(names.get(name.toLowerCase()) ?? []), name])
  const lengths = new Set([...names.keys()].map((name) => name.length))
  const beginning = text.slice(0, 60_000)
  const found = new Map<string, string[]>()
  for (const { name: other } of others) {
    const after = new Set<string>()
    for (const match of beginning.matchAll(new RegExp(`${escaped(other)}[®™]?[,:–—-]? (?=(the )?)`, 'gi'))) {
      const end = match.index + match[0].length
      for (const from of match[1] === undefined ? [end] : [end, end + match[1].length])
        for (const length of lengths)
          for (const name of names.get(beginning.slice(from, from + length).toLowerCase()) ?? []) after.add(name)
    }
    for (const name of after) found.set(name, [...(found.get(name) ?? []), other])
  }
  return found
}

/** The one or two programmes named in running words, when the page says of them what they ask for or cost. */
function wordedSubjects(page: Page): Subject[] {
  const found = wordedNames(page)
  const weights = new Map<string, number>()
  for (const { mention, weight } of found) weights.set(nameKey(mention.name), (weights.get(nameKey(mention.name)) ?? 0) + weight)
  const sure = distinct(found.filter(({ mention }) => (weights.get(nameKey(mention.name)) ?? 0) >= 1.5))
  // 'High court certified translator' is also said without the court.
  const whole = sure.filter(({ mention }) => !sure.some((other) => other.mention.name.endsWith(` ${mention.name}`)))
  return whole.length > 3 ? [] : whole.map(({ mention }) => ({ ...subjectOf(mention), needs: 1 }))
}

function distinct<Named extends { mention: NameMention }>(found: readonly Named[]): Named[] {
  const first = new Map<string, Named>()
  for (const one of found) if (!first.has(nameKey(one.mention.name))) first.set(nameKey(one.mention.name), one)
  return [...first.values()]
}

function subjectOf({ name, acronym, start, end }: NameMention): Subject {
  return { name, acronym, start, end, primary: false, needs: 0, also: [], priced: false, shares: true }
}

/** The groups that count, with those named in one breath with them: 'the A (X), B (Y), and C (Z)'. */
function withListed(sure: readonly Gathered[], groups: readonly Gathered[], page: Page): Gathered[] {
  const text = page.document.text
  const sightings = groups
    .flatMap((group) => group.sightings.map((sighting) => ({ group, sighting })))
    .toSorted((a, b) => a.sighting.start - b.sighting.start)
  const listed = new Set(sure)
  const join = (known: (typeof sightings)[number] | undefined, next: (typeof sightings)[number] | undefined) => {
    if (known === undefined || next === undefined || !listed.has(known.group)) return
    if (
      known.sighting.weight < 0.5 ||
      next.sighting.weight < 0.5 ||
      !(next.group.acronym !== '' || startAlike(known.sighting, next.sighting))
    )
      return
    if (known.sighting.passage !== next.sighting.passage || next.sighting.mention.by === 'acronym') return
    const [from, to] = [Math.min(known.sighting.end, next.sighting.end), Math.max(known.sighting.start, next.sighting.start)]
    if (/^[®™℠\s]*(?:,|;|&|\band\b|\bor\b|, (?:and|or)\b)\s*(?:the )?$/.test(text.slice(from, to))) listed.add(next.group)
  }
  for (let place = 1; place < sightings.length; place += 1) join(sightings[place - 1], sightings[place])
  for (let place = sightings.length - 1; place > 0; place -= 1) join(sightings[place], sightings[place - 1])
  return groups.filter((group) => listed.has(group))
}

/** 'Chartered Field Officer, Chartered Technologist and Chartered Agronomist': three in one breath, granted in one word. */
function startAlike(one: Sighting, other: Sighting): boolean {
  const [first = ''] = one.mention.name.split(' ')
  return (
    one.mention.by === 'start' &&
    other.mention.by === 'start' &&
    credentialStart.test(first) &&
    other.mention.name.startsWith(`${first} `)
  )
}

/** The group's name in the spelling that stands most often, where it stands most prominently. */
function subjectFrom(group: Gathered): Subject {
  const spelled = group.sightings.filter((sighting) => sighting.mention.by !== 'acronym')
  const pool = spelled.length > 0 ? spelled : group.sightings
  const spellings = new Map<string, number>()
  for (const { mention } of pool) spellings.set(mention.name, (spellings.get(mention.name) ?? 0) + 1)
  const score = (sighting: Sighting) =>
    (spellings.get(sighting.mention.name) ?? 0) +
    sighting.weight +
    (sighting.mention.acronym === '' ? 0 : 1.5) +
    (sighting.mention.by === 'start' ? 4 : 0)
  const best = pool.reduce((a, b) => (score(b) > score(a) ? b : a))
  return {
    name: best.mention.name,
    acronym: group.acronym,
    start: best.start,
    end: best.end,
    primary: group.sightings.some((sighting) => sighting.place === 'title'),
    needs:
      group.sightings.some((sighting) => sighting.place === 'bare') &&
      group.sightings.every((sighting) => sighting.place === 'bare' || sighting.weight < 1.5)
        ? 2
        : 0,
    also: [],
    priced: false,
    shares: false,
  }
}

/** A subject with what its name is compared by, read once. */
interface Compared {
  subject: Subject
  words: readonly string[]
  key: string
  /** The key without what it begins with where a grant does. */
  bare: string
  isGranted: boolean
  /** Whether a word of it says that it is granted. */
  starts: boolean
}

/** 'Coatings Inspector Certification' beside 'Certified Coatings Inspector' is the same one: shared words decide nothing, equal keys do. */
function withoutFragments(subjects: readonly Subject[]): Subject[] {
  const all = subjects.map((subject): Compared => {
    const words = subject.name.split(' ')
    const key = nameKey(subject.name)
    const bare = key.replace(granted, '')
    return { subject, words, key, bare, isGranted: bare !== key, starts: words.some((word) => credentialStart.test(word)) }
  })
  return all.filter((one) => !all.some((other) => other !== one && isFragment(one, other))).map(({ subject }) => subject)
}

function isFragment(one: Compared, other: Compared): boolean {
  const { subject, key } = one
  if (subject.acronym !== '' || (subject.primary && !isOtherTitleOf(one, other))) return false
  if (key === '') return true
  // 'Coatings Inspector Certification' next to 'Certified Coatings Inspector'.
  return (
    other.key !== key &&
    (isOtherTitleOf(one, other) ||
      other.key === `certified ${key}` ||
      // 'Registered Trailer Technician' and 'Certified Trailer Technician' are two.
      ((!one.isGranted || (other.subject.acronym !== '' && !other.isGranted)) && other.bare === one.bare))
  )
}

const granted = /^(?:certified|registered|accredited) /

/** 'Personal Boiler Inspector' in a title beside 'Certified Boiler Inspector' in the text: two ways of calling one. */
function isOtherTitleOf(one: Compared, certified: Compared): boolean {
  const own = certified.words
  return (
    own.length > 2 &&
    one.words.length === own.length &&
    !one.starts &&
    credentialStart.test(own[0] ?? '') &&
    one.subject.name.endsWith(own.slice(1).join(' '))
  )
}
