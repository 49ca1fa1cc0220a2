import { sameValue } from '#domain/text/same-value.ts'
import { remembered } from '../plain/remembered.ts'
import type { Block, CleanDocument } from '../document/clean-document/clean-document.ts'
import { bareRowsOf } from './bare-amounts.ts'
import { columnsOf } from './columns.ts'
import { isHeadingLine, titleOf } from './heading-lines.ts'
import { pricesIn } from '../lexicon/money/money.ts'
import { isBareAmount, pageLines } from './page-lines.ts'
import { regionsOf } from './regions.ts'
import { asksPlainly, type Role, roleOfHeading } from '../lexicon/topics/section-role.ts'
import type { Heading, Passage } from './passage.ts'

export interface Page {
  document: CleanDocument
  passages: readonly Passage[]
  /** Title of the page: its own, its first heading, or its first line. */
  title: string
}

/** Lays out a document: every block with its headings, its role and its lead-in. */
export function pageOf(document: CleanDocument): Page {
  const blocks = pageLines(document)
  const texts = blocks.map((block) => document.text.slice(block.start, block.end).replaceAll('\n', ' '))
  const passages: Passage[] = []
  const roleOf = roleReader()
  const regions = regionsOf(texts)
  const title = titleOf(document, blocks, texts)
  const titled = roleOfHeading(title)
  const lines = blocks.map((block, place) => ({ text: texts[place] ?? '', start: block.start, cells: block.cells }))
  const columns = columnsOf(lines)
  // 'Member Non-member' heads columns and no section.
  const heads = new Set([...columns.values()].map(({ start }) => start))
  const bare = bareRowsOf(texts)
  const loose = looseAmounts(texts)
  let own: Heading[] = []
  const places = new Map<string, number>()
  let ownUnder: readonly string[] = []
  let lead = ''
  /** What the last line that stands as a heading is about; such lines have no levels. */
  let topic: Role = 'none'
  for (const [place, block] of blocks.entries()) {
    const text = texts[place] ?? ''
    const standsAsHeading =
      block.kind === 'heading' ||
      (place < 3 && text === title) ||
      (!heads.has(block.start) && isHeadingLine(blocks, texts, place))
    if (block.path !== ownUnder && !sameValue(block.path, ownUnder)) {
      // A label such as 'Experience:' divides a section, it ends none.
      const divides = (block.path.length === 1 && block.path[0]?.endsWith(':') === true) || isLabel(block, text)
      if (!divides) own = []
      ownUnder = block.path
      // A heading such as 'To be eligible, candidates must:' leads into the list under it.
      const above = block.path.at(-1) ?? ''
      lead = above.endsWith(':') && passages.at(-1)?.text === above ? above : ''
    }
    const path = regions.within(own.length === 0 ? block.path : pathWith(own, block.path, places))
    const listed = isListed(block) || isUnmarkedEntry(text, lead)
    passages.push({
      block,
      text,
      path,
      role:
        ownRole(block, text) ?? sectionRole(topic === 'renewal' && asksPlainly(path.at(-1) ?? '') ? topic : roleOf(path), titled),
      lead: listed && !standsAsHeading ? lead : '',
      headings: headingsIn(listed && lead !== '' ? [...path, lead] : path, places),
      columns: columns.get(place),
      bare: bare.get(place),
      loose: loose.has(place),
      heading: standsAsHeading,
      statements: undefined,
    })
    if (standsAsHeading) regions.enter(text, block.kind === 'heading' && !text.endsWith(':'))
    if (standsAsHeading && !asksPlainly(text)) topic = topicAfter(document, block, text, topic)
    if (standsAsHeading || block.kind === 'term') places.set(text, block.start)
    if (block.kind === 'heading') lead = text.endsWith(':') ? text : ''
    else if (standsAsHeading) {
      const before = passages[place - 1]
      const line = { text, start: block.start }
      own = before?.heading === true && before.block.kind !== 'heading' && own.length === 1 ? [...own, line] : [line]
      lead = ''
    } else if (!listed || text.endsWith(':')) {
      lead = leadsIntoList(text, blocks[place + 1]) ? text : ''
      if (lead !== '') places.set(lead, block.start)
    }
  }
  return { document, passages, title }
}

const shortestRun = 5

/** Amounts that stand in lines of their own, many in a row: a column that came away from its labels. */
function looseAmounts(texts: readonly string[]): ReadonlySet<number> {
  const loose = new Set<number>()
  let run: number[] = []
  for (const [place, text] of [...texts, ''].entries()) {
    if (text.length <= 40 && isBareAmount(text)) run.push(place)
    else {
      if (run.length >= shortestRun) for (const one of run) loose.add(one)
      run = []
    }
  }
  return loose
}

/** What the next sections are about after a heading; in plain text one that says nothing leaves it as it was. */
function topicAfter(document: CleanDocument, block: Block, text: string, topic: Role): Role {
  if (document.kind !== 'text') return block.kind === 'heading' ? 'none' : roleOfHeading(text)
  const role = roleOfHeading(text)
  return role === 'none' ? topic : role
}

/** A line such as 'Category B:' that heads what follows, and no section of the document. */
function isLabel(block: Block, text: string): boolean {
  return block.kind === 'heading' && block.path.length === 0 && text.endsWith(':')
}

/** A path with the lines that stand as headings: inside it, but around a label such as 'Experience:', which the next one ends. */
function pathWith(own: readonly Heading[], path: readonly string[], places: ReadonlyMap<string, number>): string[] {
  const lines = own.map((line) => line.text)
  const label = path.at(-1)?.endsWith(':') === true ? path.at(-1) : undefined
  if (label === undefined) return [...path, ...lines]
  const ended = (places.get(label) ?? 0) < (own.at(-1)?.start ?? 0)
  return ended ? [...path.slice(0, -1), ...lines] : [...lines, ...path]
}

/** The headings of a path that stand on the page, with where they do. */
function headingsIn(path: readonly string[], places: ReadonlyMap<string, number>): Heading[] {
  const found: Heading[] = []
  for (const text of path) {
    const start = places.get(text)
    if (start !== undefined) found.push({ text, start })
  }
  return found
}

/** A line of a list that lost its bullets: 'A current medical certificate' after 'You need:'. */
function isUnmarkedEntry(text: string, lead: string): boolean {
  if (isMarked(text)) return lead !== ''
  return lead.endsWith(':') && text.length <= 120 && !/[.:!?]$/.test(text)
}

/** '(ii) of good character.' */
function isMarked(text: string): boolean {
  return /^(?:\((?:[ivx]{1,4}|[a-z]|\d{1,2})\)|[ivx]{1,4}[.)]|[a-h]\))\s/.test(text)
}

/** 'To renew, holders', 'Choose one:', 'You need all of the following.' */
function leadsIntoList(text: string, next: Block | undefined): boolean {
  if (pricesIn(text).length > 0) return false
  if (/[:：]\s*$/.test(text) || /\b(?:following|below)\b[^.]{0,80}[.:;]?$/i.test(text)) return true
  return next?.kind === 'item' && text.length <= 160 && !/[.!?]\s*$/.test(text)
}

const labelled = /^(\p{Lu}[\p{L} /&-]{2,34}):\s\S/u

/** A role that a passage names itself: 'Prerequisites: …', or a row whose first cell is its label. */
function ownRole(block: Block, text: string): Role | undefined {
  const [first, second] = block.cells ?? []
  const label =
    first !== undefined && second !== undefined && first.head === '' && block.cells?.length === 2
      ? text.slice(first.start - block.start, first.end - block.start)
      : block.kind === 'paragraph' || block.kind === 'item'
        ? labelled.exec(text)?.[1]
        : undefined
  if (label === undefined || label.length > 40) return undefined
  const role = roleOfHeading(label)
  return role === 'eligibility' || role === 'renewal' || role === 'validity' || role === 'fees' ? role : undefined
}

/** The title is the outermost heading where it says what a page is about. */
function sectionRole(role: Role, titled: Role): Role {
  if (role !== 'none') return role
  return titled === 'renewal' || titled === 'eligibility' || titled === 'fees' ? titled : 'none'
}

function isListed(block: Block): boolean {
  return block.kind === 'item' || block.kind === 'row'
}

/** Tells the role of a path: the innermost heading that says something decides. Each heading of a page is looked at once. */
function roleReader(): (path: readonly string[]) => Role {
  const roleOnce = remembered(roleOfHeading)
  return (path) => {
    for (let index = path.length - 1; index >= 0; index -= 1) {
      const heading = path[index] ?? ''
      const role = roleOnce(heading)
      if (role === 'eligibility' && asksPlainly(heading) && index > 0) {
        const outer = path.slice(0, index).some((above) => roleOfHeading(above) === 'renewal')
        return outer ? 'renewal' : role
      }
      if (role !== 'none') return role
    }
    return 'none'
  }
}
