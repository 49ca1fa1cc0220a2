import { expression } from '../expression.ts'
import { namesIn } from './names.ts'
import type { Page } from './page.ts'
import type { Gathered, Sighting } from './sightings.ts'
import { escaped } from './subject-mentions.ts'

const listHead = expression('i')`
  \b(?:
    certifications?|credentials?|designations?|certificates?|programs?|programmes?|levels?|exams?|specialt(?:y|ies)|
    tracks?|qualifications?|we offer|offered|available
  )\b
`

/** 'For either the CHI or CHT certification': letters that begin or end as short forms of credentials do. */
export function isShortFormOnly(group: Gathered): boolean {
  return (
    /^[A-Z]{0,2}[CR]|[CR]$/.test(group.acronym) &&
    group.sightings.every((sighting) => sighting.mention.by === 'acronym') &&
    group.sightings.some((sighting) => sighting.weight >= 0.5)
  )
}

function countOf(text: string, acronym: string): number {
  return [...text.matchAll(new RegExp(`(?<![A-Za-z0-9])${escaped(acronym)}s?(?![A-Za-z0-9])`, 'g'))].length
}

const standing = new WeakMap<Page, { counts: Map<string, number>; alone: Set<string> }>()

/** How often each run of letters and digits stands on a page, and what stands on a line of its own; read once. */
function shortFormsOn(page: Page): { counts: ReadonlyMap<string, number>; alone: ReadonlySet<string> } {
  const known = standing.get(page)
  if (known !== undefined) return known
  const counts = new Map<string, number>()
  for (const [word] of page.document.text.slice(0, longestCounted).matchAll(/[A-Za-z0-9]+/g))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const lines = page.passages.flatMap(({ text, furniture }) =>
    furniture || text.length > longestAlone ? [] : [text.replace(/[®™℠:\s]/g, '')],
  )
  const found = { counts, alone: new Set(lines) }
  standing.set(page, found)
  return found
}

const longestCounted = 60_000
const longestAlone = 100

/** Whether a short form stands at least three times on a page, in the singular or the plural. */
function isFrequent(page: Page, acronym: string): boolean {
  if (!/^[A-Za-z0-9]+$/.test(acronym)) return countOf(page.document.text.slice(0, longestCounted), acronym) >= 3
  const { counts } = shortFormsOn(page)
  return (counts.get(acronym) ?? 0) + (counts.get(`${acronym}s`) ?? 0) >= 3
}

const byOthers = /\b(?:offered by|administered by|issued by|awarded by|from|through) (?:the )?(?!us\b|our\b)\p{Lu}/u

/** 'A Certified Conditioning Specialist who …': spelled out in a sentence about nothing else. */
export function isSpelledInProse(group: Gathered): boolean {
  return group.sightings.some(
    (sighting) =>
      sighting.weight >= 1 &&
      (sighting.mention.by === 'start' ||
        /^(?:diplomate|fellow|diploma|certificate)s? (?:in|of)\b|\b(?:award|certificate|diploma) in\b/i.test(
          sighting.mention.name,
        )),
  )
}

/** Whether the places where a name stands make it one of the page's own subjects. */
export function isAccepted(group: Gathered, page: Page): boolean {
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
      (total >= 0.5 && (isFrequent(page, group.acronym) || shortFormsOn(page).alone.has(group.acronym)))
    )
  if (best >= 3 || group.sightings.some((sighting) => isInNamedList(page, sighting))) return true
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

/** 'The programme has three levels: Registered Trailer Technician, Certified Trailer Technician, and …' */
function isInNamedList(page: Page, { mention, start, passage }: Sighting): boolean {
  const { block, text } = page.passages[passage] ?? {}
  if (block === undefined || text === undefined || mention.by !== 'start') return false
  const colon = /\b(?:programs?|programmes?|certifications?|levels?|credentials?|designations?)\b[^.:;]{0,120}:\s/i.exec(text)
  if (colon === null || start - block.start < colon.index) return false
  const list = text.slice(colon.index + colon[0].length)
  return (
    !/[.;]\s/.test(text.slice(colon.index + colon[0].length, start - block.start)) &&
    namesIn(list).filter(({ by }) => by === 'start').length > 2
  )
}

/** Where nothing stands out, a name with its short form that is not only asked for counts. */
export function isMentioned(group: Gathered): boolean {
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
