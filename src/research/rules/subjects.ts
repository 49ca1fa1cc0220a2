import type { Organization } from '#domain/organization.ts'
import { acronymKey, nameKey } from '../merge/identity.ts'
import { bareNameIn } from './bare-names.ts'
import { type NameMention, namesIn } from './names.ts'
import type { Page, Passage } from './page.ts'
import { structuredNames } from './structured-names.ts'
import { escaped } from './subject-mentions.ts'

/** A credential a page speaks of. */
export interface Subject {
  name: string
  acronym: string
  /** Where its name stands best, offsets in the document's text. */
  start: number
  end: number
  /** Set when the page as a whole is about it. */
  primary: boolean
  /** Known from a bare heading alone: it counts only when facts stand under it. */
  bare: boolean
}

interface Sighting {
  mention: NameMention
  start: number
  end: number
  weight: number
  place: 'title' | 'heading' | 'bare' | 'list' | 'row' | 'definition' | 'prose'
  passage: number
}

interface Gathered {
  sightings: Sighting[]
  acronym: string
}

const defines =
  /^\W*(?:certification|credential|designation|program(?:me)?|exam(?:ination)?|certificate|status)?s?,?\s*(?:is|are|was|runs|lasts|remains|expires|stays|recogni[sz]es?|validates?|demonstrates?|verif(?:y|ies)|identif(?:y|ies)|signif(?:y|ies)|certif(?:y|ies)|measures?|confirms?|assess(?:es)?|shows?|distinguishes|requires?|shall|has|have|represents|provides|establishes|indicates|must|will|offers|focuses|covers|prepares|tests)\b/i
const offers =
  /\b(?:offers?|awards?|administers?|grants?|confers?|earn(?:ed|ing)?|become|becoming|obtain(?:ing)?|achieve|apply(?:ing)? for|attain(?:ing)?|pursue|receive|seeking|for the|toward(?:s)?|the|our|a|an|introduc\w+|launch\w+|renew(?:ing)?|maintain(?:ing)?|recertify(?:ing)?)\s+(?:the |a |an |your |our |their )?$/i
const listHead =
  /\b(?:certifications?|credentials?|designations?|certificates?|programs?|programmes?|levels?|exams?|specialt(?:y|ies)|tracks?|qualifications?|we offer|offered|available)\b/i

/** The credentials a page is about, the most prominent first by place; names that are only mentioned in passing are left out. */
export function subjectsOf(page: Page, organization: Organization): Subject[] {
  const own = ownShortForms(page, organization)
  const groups = gather(page, own)
  joinShortForms(groups)
  const sure = groups.filter((group) => isAccepted(group, page))
  const mentioned = groups.filter((group) => isMentioned(group)).slice(0, 2)
  if (sure.length > 0 || mentioned.length > 0)
    return withoutFragments((sure.length > 0 ? withListed(sure, groups, page) : mentioned).map((group) => subjectFrom(group)))
  // A short form said once or twice is still the page's own name; it counts only when facts stand beside it.
  const subjects = groups.filter((group) => isShortFormOnly(group)).map((group) => ({ ...subjectFrom(group), bare: true }))
  return subjects.length > 3 ? [] : subjects
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
    if (known.sighting.weight < 0.5 || next.sighting.weight < 0.5 || next.group.acronym === '') return
    if (known.sighting.passage !== next.sighting.passage || next.sighting.mention.by === 'acronym') return
    const [from, to] = [Math.min(known.sighting.end, next.sighting.end), Math.max(known.sighting.start, next.sighting.start)]
    if (/^[®™℠\s]*(?:,|;|&|\band\b|\bor\b|, (?:and|or)\b)\s*(?:the )?$/.test(text.slice(from, to))) listed.add(next.group)
  }
  for (let place = 1; place < sightings.length; place += 1) join(sightings[place - 1], sightings[place])
  for (let place = sightings.length - 1; place > 0; place -= 1) join(sightings[place], sightings[place - 1])
  return groups.filter((group) => listed.has(group))
}

/** 'For either the CHI or CHT certification': letters that begin or end as short forms of credentials do. */
function isShortFormOnly(group: Gathered): boolean {
  return (
    /^[A-Z]{0,2}[CR]|[CR]$/.test(group.acronym) &&
    group.sightings.every((sighting) => sighting.mention.by === 'acronym') &&
    group.sightings.some((sighting) => sighting.weight >= 0.5)
  )
}

/** Short forms of the body itself, which are none of a credential. */
function ownShortForms(page: Page, organization: Organization): Set<string> {
  const own = new Set<string>()
  if (organization.abbreviation !== undefined) own.add(acronymKey(organization.abbreviation))
  own.add(
    acronymKey(
      organization.name
        .split(/\s+/)
        .filter((word) => /^\p{Lu}/u.test(word))
        .map((word) => word[0])
        .join(''),
    ),
  )
  const address = page.document.finalUrl || page.document.url
  if (URL.canParse(address)) for (const label of new URL(address).hostname.split('.').slice(0, -1)) own.add(acronymKey(label))
  for (const match of page.document.text
    .slice(0, 30_000)
    .matchAll(
      /\b(?:Board|Institute|Association|Society|Council|Commission|Academy|College|Organi[sz]ation|Foundation|Federation|Alliance|Center|Centre|Agency)\b[^().\n]{0,60}\(\s?(?:the )?["“]?([A-Z][A-Za-z&-]{1,9})[®™]?["”]?\s?\)/g,
    ))
    own.add(acronymKey(match[1] ?? ''))
  return own
}

function gather(page: Page, own: ReadonlySet<string>): Gathered[] {
  const groups: Gathered[] = []
  const byKey = new Map<string, Gathered>()
  const note = (sighting: Sighting) => {
    const { mention } = sighting
    if (mention.by === 'acronym' && own.has(acronymKey(mention.acronym))) return
    const acronym = own.has(acronymKey(mention.acronym)) ? '' : mention.acronym
    const keys = [
      ...(mention.by === 'acronym' ? [] : [`name:${nameKey(mention.name)}`]),
      ...(acronym === '' ? [] : [`short:${acronymKey(acronym)}`]),
    ]
    const touched = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
    const group = touched[0] ?? { sightings: [], acronym: '' }
    if (touched.length === 0) groups.push(group)
    for (const other of touched.slice(1)) {
      group.sightings.push(...other.sightings)
      groups.splice(groups.indexOf(other), 1)
      for (const [key, value] of byKey) if (value === other) byKey.set(key, group)
    }
    group.sightings.push(sighting)
    if (group.acronym === '') group.acronym = acronym
    for (const key of keys) byKey.set(key, group)
  }
  for (const mention of structuredNames(page.document)) {
    const passage = page.passages.findIndex(({ block }) => block.start <= mention.start && mention.start < block.end)
    note({ mention, start: mention.start, end: mention.end, passage: Math.max(0, passage), weight: 3, place: 'definition' })
  }
  const mentionsOf = remembered(namesIn)
  let noted = 0
  for (const [index, passage] of page.passages.entries()) {
    if (noted > 3_000) break
    if (passage.text.length > 6_000) continue
    const found = mentionsOf(passage.text)
    const bare =
      found.length === 0 && passage.heading && !passage.furniture && !isForeign(passage) ? bareNameIn(passage.text) : undefined
    if (bare !== undefined)
      note({
        mention: bare,
        start: passage.block.start + bare.start,
        end: passage.block.start + bare.end,
        passage: index,
        weight: 2,
        place: 'bare',
      })
    for (const mention of found) {
      noted += 1
      note(sightingOf(page, passage, index, mention))
    }
  }
  return groups
}

/** Menus and footers repeat: each text is looked at once. */
function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const answer = read(text)
    known.set(text, answer)
    return answer
  }
}

function sightingOf(page: Page, passage: Passage, index: number, mention: NameMention): Sighting {
  const { block, text } = passage
  const start = block.start + mention.start
  const end = block.start + mention.end
  const base = { mention, start, end, passage: index }
  const before = text.slice(0, mention.start)
  const after = text.slice(mention.end).replace(/^[®™℠\s]+/, ' ')
  const alone =
    before.replace(/[^\p{L}]/gu, '').length <= 12 &&
    (mention.end - mention.start > text.length * 0.5 || /^\s*(?:[-–—:(,]|$)/.test(after))
  const aside = passage.furniture || isForeign(passage)
  if (aside) return { ...base, place: 'prose', weight: 0 }
  const isTitle = (index <= 2 && page.title !== '' && text === page.title) || (block.kind === 'heading' && block.level === 1)
  if (isTitle && passage.role !== 'foreign') return { ...base, place: 'title', weight: 5 }
  if (passage.heading) return { ...base, place: 'heading', weight: 3 }
  if (block.kind === 'row') return { ...base, place: 'row', weight: alone || beginsCell(passage, start) ? 2 : 0.5 }
  if (alone && (block.kind === 'item' || block.kind === 'term' || block.kind === 'paragraph'))
    return { ...base, place: 'list', weight: 1.5 }
  const asked =
    passage.role === 'eligibility' && /\b(?:hold|current|active|possess|valid|have|with an?|passed)\b[^.]{0,40}$/i.test(before)
  if (asked) return { ...base, place: 'prose', weight: 0.2 }
  if (defines.test(after) && mention.by !== 'acronym') return { ...base, place: 'definition', weight: 3 }
  if (mention.acronym !== '' && mention.by !== 'acronym' && offers.test(before))
    return { ...base, place: 'definition', weight: 3 }
  if (offers.test(before) || defines.test(after)) return { ...base, place: 'prose', weight: mention.by === 'acronym' ? 1 : 1.5 }
  return { ...base, place: 'prose', weight: 0.5 }
}

/** Whether a name begins the first cell of a row, or stands in the head of a column. */
function beginsCell(passage: Passage, start: number): boolean {
  const first = passage.block.cells?.[0]
  return start <= passage.block.start + 4 || (first !== undefined && start - first.start <= 4 && start >= first.start)
}

/** Sections on other bodies' programmes, jobs, events, courses, books. */
function isForeign(passage: Passage): boolean {
  return passage.role === 'foreign' || passage.role === 'job' || passage.role === 'event' || passage.role === 'membership'
}

/** 'Certified Manager' in one sentence and 'CM exam' in another are one, when the letters are its initials. */
function joinShortForms(groups: Gathered[]): void {
  for (const short of groups.slice()) {
    if (!short.sightings.every((sighting) => sighting.mention.by === 'acronym')) continue
    const letters = short.acronym.replace(/[^A-Za-z]/g, '').toUpperCase()
    const long = groups.filter(
      (other) => other !== short && other.acronym === '' && initialsOf(other.sightings[0]?.mention.name ?? '') === letters,
    )
    const [only] = long
    if (only === undefined || long.length > 1) continue
    only.sightings.push(...short.sightings)
    only.acronym = short.acronym
    groups.splice(groups.indexOf(short), 1)
  }
}

function initialsOf(name: string): string {
  return name
    .split(/[\s–—-]+/)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('')
}

function countOf(text: string, acronym: string): number {
  return [...text.slice(0, 60_000).matchAll(new RegExp(`(?<![A-Za-z0-9])${escaped(acronym)}s?(?![A-Za-z0-9])`, 'g'))].length
}

const byOthers = /\b(?:offered by|administered by|issued by|awarded by|from|through) (?:the )?(?!us\b|our\b)\p{Lu}/u

function isAccepted(group: Gathered, page: Page): boolean {
  const best = Math.max(...group.sightings.map((sighting) => sighting.weight))
  const total = group.sightings.reduce((sum, sighting) => sum + sighting.weight, 0)
  const onlyAcronym = group.sightings.every((sighting) => sighting.mention.by === 'acronym')
  const titled =
    group.sightings.some((sighting) => sighting.place === 'title') ||
    (best > 0 && !onlyAcronym && group.acronym !== '' && countOf(page.title, group.acronym) > 0)
  if (titled || group.sightings.some((sighting) => sighting.place === 'bare')) return true
  if (onlyAcronym)
    return (
      (total >= 3 && group.sightings.length >= 2) ||
      (total >= 0.5 && (countOf(page.document.text, group.acronym) >= 3 || standsAlone(page, group.acronym)))
    )
  if (best >= 3) return true
  if (
    group.sightings.some(
      (sighting) =>
        sighting.place === 'row' && sighting.weight >= 2 && !byOthers.test(page.passages[sighting.passage]?.text ?? ''),
    )
  )
    return inOwnTable(group, page)
  if (group.sightings.some((sighting) => sighting.place === 'list' && inOwnList(page, sighting.passage))) return true
  return total >= 4
}

/** A line that is nothing but the short form, as the head of its own prices. */
function standsAlone(page: Page, acronym: string): boolean {
  return page.passages.some(({ text, furniture }) => !furniture && text.replace(/[®™℠:\s]/g, '') === acronym)
}

/** Where nothing stands out, a name with its short form that is not only asked for counts. */
function isMentioned(group: Gathered): boolean {
  return (
    group.acronym !== '' &&
    group.sightings.some(
      (sighting) => sighting.weight >= 0.5 && sighting.mention.by !== 'acronym' && sighting.mention.acronym !== '',
    )
  )
}

/** A table of fees, levels or programmes of the body. */
function inOwnTable(group: Gathered, page: Page): boolean {
  return group.sightings.some((sighting) => {
    const passage = page.passages[sighting.passage]
    return passage !== undefined && sighting.place === 'row' && passage.role !== 'eligibility' && passage.role !== 'training'
  })
}

/** An entry beside others that name credentials too, under a heading or lead that speaks of them. */
function inOwnList(page: Page, place: number): boolean {
  const passage = page.passages[place]
  if (passage === undefined || passage.role === 'eligibility' || passage.role === 'training') return false
  const near = page.passages.slice(Math.max(0, place - 3), place + 4).filter((other) => other !== passage && !other.furniture)
  const siblings = near.filter((other) => namesIn(other.text.slice(0, 200)).some((mention) => mention.start <= 12)).length
  return siblings >= 1 && (listHead.test(passage.path.at(-1) ?? page.title) || listHead.test(passage.lead) || siblings >= 2)
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
    bare:
      group.sightings.some((sighting) => sighting.place === 'bare') &&
      group.sightings.every((sighting) => sighting.place === 'bare' || sighting.weight < 1.5),
  }
}

/** 'Coatings Inspector Certification' beside 'Certified Coatings Inspector' is the same one: shared words decide nothing, equal keys do. */
function withoutFragments(subjects: readonly Subject[]): Subject[] {
  return subjects.filter((subject, index) => !subjects.some((other, place) => place !== index && isFragment(subject, other)))
}

function isFragment(subject: Subject, other: Subject): boolean {
  if (subject.primary || subject.acronym !== '') return false
  const key = nameKey(subject.name)
  const whole = nameKey(other.name)
  if (key === '') return true
  // 'Coatings Inspector Certification' next to 'Certified Coatings Inspector'.
  return (
    whole !== key &&
    (whole === `certified ${key}` ||
      whole.replace(/^(?:certified|registered|accredited) /, '') === key.replace(/^(?:certified|registered|accredited) /, ''))
  )
}
