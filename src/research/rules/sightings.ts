import { expression } from '../expression.ts'
import type { Organization } from '#domain/organization.ts'
import { limits } from '#domain/text.ts'
import { acronymKey, nameKey } from '#domain/name-key.ts'
import { headingNames } from './heading-names.ts'
import { nameOfHead } from './label-names.ts'
import type { NameMention } from './name-mention.ts'
import { namesIn } from './names.ts'
import type { Page } from './page.ts'
import type { Passage } from './passage.ts'
import { remembered } from './remembered.ts'
import { serviceMarks } from './service-marks.ts'
import { isShapedAsAcronym } from './short-forms.ts'
import { structuredNames } from './structured-names.ts'

/** One place where a page names a credential. */
export interface Sighting {
  mention: NameMention
  start: number
  end: number
  weight: number
  place: 'title' | 'heading' | 'bare' | 'list' | 'row' | 'definition' | 'prose'
  passage: number
}

/** A page that names more is an index of what others do; as many as a result may have. */
const mostGroups = limits.certifications

/** All places that name the same credential. */
export interface Gathered {
  sightings: Sighting[]
  acronym: string
}

const defines = expression('i')`
  ^\W*(?:certification|credential|designation|program(?:me)?|exam(?:ination)?|certificate|status)?s?,?\s*(?:
    is|are|was|runs|lasts|remains|expires|stays|recogni[sz]es?|validates?|demonstrates?|verif(?:y|ies)|
    identif(?:y|ies)|signif(?:y|ies)|certif(?:y|ies)|measures?|confirms?|assess(?:es)?|shows?|distinguishes|requires?|
    shall|has|have|represents|provides|establishes|indicates|must|will|offers|focuses|covers|prepares|tests
  )\b
`
const offers = expression('i')`
  \b(?:
    offers?|awards?|administers?|grants?|confers?|earn(?:ed|ing)?|become|becoming|obtain(?:ing)?|achieve|
    apply(?:ing)? for|attain(?:ing)?|pursue|receive|seeking|for the|toward(?:s)?|the|our|a|an|introduc\w+|launch\w+|
    renew(?:ing)?|maintain(?:ing)?|recertify(?:ing)?
  )\s+(?:the |a |an |your |our |their )?$
`

/** Every credential a page names, with the places where it does; a short form of the body itself is none. */
export function gatherNames(page: Page, organization: Organization): Gathered[] {
  const groups = gather(page, ownShortForms(page, organization))
  joinShortForms(groups)
  return groups
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
  // 'IVS Certification Board' and 'IVS Certified Vine Pruner' begin with the body.
  for (const word of organization.name.split(/\s+/)) if (isShapedAsAcronym(word)) own.add(acronymKey(word))
  for (const match of page.document.text
    .slice(0, 30_000)
    .matchAll(/\b([A-Z]{2,6}) (?:Certified|Registered|Accredited|Licen[sc]ed) \p{Lu}/gu))
    own.add(acronymKey(match[1] ?? ''))
  const address = page.document.finalUrl || page.document.url
  if (URL.canParse(address)) for (const label of new URL(address).hostname.split('.').slice(0, -1)) own.add(acronymKey(label))
  for (const match of page.document.text.slice(0, 30_000).matchAll(
    expression('g')`
        \b(?:
          Board|Institute|Association|Society|Council|Commission|Academy|College|Organi[sz]ation|Foundation|
          Federation|Alliance|Center|Centre|Agency
        )\b[^().\n]{0,60}\(\s?(?:the )?["“]?([A-Z][A-Za-z&-]{1,9})[®™]?["”]?\s?\)
      `,
  ))
    own.add(acronymKey(match[1] ?? ''))
  // 'NBMCE members' are those of a body.
  for (const match of page.document.text.slice(0, 30_000).matchAll(/\b([A-Z][A-Za-z]{0,2}[A-Z]{1,6}) [Mm]ember(?:s|ship)?\b/g))
    own.add(acronymKey(match[1] ?? ''))
  return own
}

function gather(page: Page, own: ReadonlySet<string>): Gathered[] {
  const groups: Gathered[] = []
  const byKey = new Map<string, Gathered>()
  const note = (sighting: Sighting) => {
    const { mention } = sighting
    if (mention.by === 'acronym' && own.has(acronymKey(mention.acronym))) return
    // 'Registered Tunnel Ventilator (RTV)' keeps its short form, also where the site is called the same.
    const acronym = own.has(acronymKey(mention.acronym)) && mention.by !== 'start' ? '' : mention.acronym
    const keys = [
      ...(mention.by === 'acronym' ? [] : [`name:${nameKey(mention.name)}`]),
      ...(acronym === '' ? [] : [`short:${acronymKey(acronym)}`]),
    ]
    const touched = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
    if (touched.length === 0 && groups.length >= mostGroups) return
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
  for (const { mention, passage } of serviceMarks(page))
    note({ mention, start: mention.start, end: mention.end, passage, weight: 3, place: 'definition' })
  const mentionsOf = remembered(namesIn)
  const nameOfHeading = headingNames(page)
  let noted = 0
  for (const [index, passage] of page.passages.entries()) {
    if (noted > 3_000) break
    if (passage.text.length > 6_000) continue
    const found = mentionsOf(passage.text)
    const parallel = page.parallel.has(passage.text) ? nameOfHead(passage.text, passage.block.start) : undefined
    if (parallel !== undefined) {
      note({ mention: parallel, start: parallel.start, end: parallel.end, passage: index, weight: 3, place: 'heading' })
      continue
    }
    const bare =
      found.length === 0 && passage.heading && !passage.furniture && !isForeign(passage) ? nameOfHeading(passage) : undefined
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
  const aside =
    passage.furniture || finds.test(before) || isForeign(passage) || (office.test(mention.name) && asksOffice.test(before))
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

/** 'Find a Credentialed Researcher' is an entry of a menu. */
const finds = /^(?:find|verify|locate|hire|search for|look up) (?:an? |the )?$/i
/** 'Ask the National Coaching Director (NCD)' speaks of an office. */
const office = /\b(?:director|officer|secretary|registrar|chair\w*|coordinator|administrator|manager|president)$/i
const asksOffice = /\b(?:ask|contact|by|to|from|with|write to|call|through|of) (?:the |our |your )$/i

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
