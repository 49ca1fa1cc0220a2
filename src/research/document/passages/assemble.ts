import { remembered } from '../../plain/remembered.ts'
import type { Block, DocumentLink } from '../clean-document/clean-document.ts'
import type { BlockDraft, PagePart } from '../clean-document/draft.ts'
import { withDisowned } from '../voice/disowned.ts'
import { joinFlattenedTables } from './flattened.ts'
import type { Voice } from '../clean-document/voice.ts'
import { sentencesOfVisitors } from '../voice/visitor-sentences.ts'
import { isOfBody, voiceUnder } from '../voice/announcing-headings.ts'
import { withVoicesByMarks } from '../voice/voices-by-marks.ts'
import { withoutFalseNames } from '../voice/false-names.ts'
import { blockWeight } from './weight.ts'
import { filled } from '../../plain/filled.ts'

/** The parts of a clean document that come from its passages. */
export interface Assembly {
  text: string
  blocks: Block[]
  links: DocumentLink[]
}

/** Longest kept text, in UTF-16 code units, most passages, cells and links, deepest path; beyond them a page is not written for readers. */
const longestText = 1_200_000
const mostBlocks = 40_000
const mostCells = 100_000
const mostLinks = 2_000
const deepestPath = 12
const longestPathEntry = 200

interface Heading {
  level: number
  text: string
  /** The path of what stands under it. */
  path: readonly string[]
}

/**
 * Puts passages in a row: offsets, the headings above each, weights, whose voice each is; a term stands in the path of its
 * definitions.
 * @param data structured data of the page, which may say what visitors wrote
 */
export function assemble(drafts: readonly PagePart[], data: readonly unknown[] = []): Assembly {
  const outline = new Outline()
  const parts: string[] = []
  const blocks: Block[] = []
  const links: DocumentLink[] = []
  const inOrder = joinFlattenedTables(withVoicesByMarks(withoutFalseNames(drafts), sentencesOfVisitors(data)))
  let length = 0
  let cells = 0
  for (const [place, draft] of inOrder.entries()) {
    if (draft.type === 'open') outline.open(draft.label, draft.aside)
    else if (draft.type === 'close') outline.close()
    else if (draft.type === 'link') {
      if (links.length < mostLinks) links.push({ url: draft.url, text: draft.text, path: outline.path })
    } else {
      const start = length === 0 ? 0 : length + 1
      cells += draft.cells?.length ?? 0
      if (start + draft.text.length > longestText || blocks.length >= mostBlocks || cells > mostCells) break
      if (draft.kind === 'heading') outline.heading(draft)
      else if (draft.kind === 'term') outline.term(draft.text)
      else outline.endTerms()
      blocks.push(blockOf(draft, blocks.length, start, outline, place / inOrder.length))
      parts.push(draft.text)
      length = start + draft.text.length
    }
  }
  const text = parts.join('\n')
  return { text, blocks: withDisowned(text, blocks), links }
}

function blockOf(draft: BlockDraft, index: number, start: number, outline: Outline, position: number): Block {
  return {
    index,
    kind: draft.kind,
    start,
    end: start + draft.text.length,
    path: draft.kind === 'heading' ? outline.pathAbove : outline.path,
    weight: blockWeight(draft, position),
    voice: outline.voiceOf(draft),
    ...filled({
      level: draft.kind === 'heading' ? outline.level : undefined,
      page: draft.page,
      hiddenIn: draft.hiddenIn,
      cells: draft.cells?.map((cell) => ({ head: cell.head, start: start + cell.start, end: start + cell.end })),
    }),
  }
}

interface Part {
  base: readonly string[]
  headings: readonly Heading[]
  path: readonly string[]
  terms: readonly string[]
  level: number
}

/** The headings in force while a document is read from top to bottom. */
class Outline {
  path: readonly string[] = []
  /** Path of the heading read last: what stands above it. */
  pathAbove: readonly string[] = []
  /** Level of the heading read last. */
  level = 1
  private base: readonly string[] = []
  private headings: readonly Heading[] = []
  /** Terms of a definition list that wait for their definition. */
  private terms: readonly string[] = []
  /** Whether the terms have had a definition; another one may follow. */
  private defined = false
  /** Level of the last real heading, also of one outside the part. */
  private realLevel = 1
  private readonly parts: Part[] = []
  private readonly voiceUnder = remembered(voiceUnder)

  /** Whose voice the headings above a passage, or a heading itself, give to it. */
  voiceOf(draft: BlockDraft): Voice {
    const path = draft.kind === 'heading' ? [...this.pathAbove, draft.text] : this.path
    const ofBody = path.some(isOfBody)
    if (draft.zone.voice !== 'body') return ofBody && draft.zone.namedBy.length > 0 ? 'body' : draft.zone.voice
    return ofBody ? 'body' : (path.map(this.voiceUnder).find(isForeign) ?? 'body')
  }

  heading(draft: BlockDraft): void {
    this.level = draft.level ?? Math.min(6, this.realLevel + 1)
    if (draft.level !== undefined) this.realLevel = draft.level
    const above = this.headings.filter((heading) => heading.level < this.level)
    this.endTerms()
    this.pathAbove = above.at(-1)?.path ?? this.base
    const text = draft.text.slice(0, longestPathEntry)
    const texts = above.map((heading) => heading.text)
    texts.push(text)
    this.path = extended(this.base, texts)
    this.headings = [...above, { level: this.level, text, path: this.path }]
  }

  term(text: string): void {
    if (this.defined) this.endTerms()
    if (this.terms.length < 4) this.terms = [...this.terms, text.slice(0, longestPathEntry)]
  }

  endTerms(): void {
    this.terms = []
    this.defined = false
  }

  open(label: string, aside: boolean): void {
    const { base, headings, path, terms, realLevel } = this
    this.parts.push({ base, headings, path, terms, level: realLevel })
    const entry = label.slice(0, longestPathEntry)
    const defines = terms.length > 0 && !(this.defined && entry !== '')
    const above = aside ? [] : defines ? extended(path, terms) : path
    this.base = entry === '' || above.at(-1) === entry ? above : extended(above, [entry])
    this.path = this.base
    this.headings = []
    this.endTerms()
    if (aside) this.realLevel = 1
  }

  close(): void {
    const outside = this.parts.pop()
    if (outside === undefined) return
    this.base = outside.base
    this.headings = outside.headings
    this.path = outside.path
    this.realLevel = outside.level
    this.terms = outside.terms
    this.defined = outside.terms.length > 0
  }
}

function isForeign(voice: Voice): boolean {
  return voice !== 'body'
}

function extended(path: readonly string[], more: readonly string[]): readonly string[] {
  if (path.length + more.length <= deepestPath) return [...path, ...more]
  const half = deepestPath / 2
  const last = more.length >= half ? [] : path.slice(more.length - half)
  return [...path.slice(0, half), ...more.slice(0, Math.max(0, half - path.length)), ...last, ...more.slice(-half)]
}
