import type { SkipReason } from '#domain/lookups/lookup.ts'
import type { Span } from '../../lexicon/text/span.ts'
import type { Voice } from './voice.ts'

/** What a block was in the page. A table row carries its column heads: 'Exam fee: US$405 | Member: yes'. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'row' | 'term' | 'definition'

/** One passage of a document; its offsets are those in the document's `text`. */
export interface Block extends Span {
  index: number
  kind: BlockKind
  /** Headings above it, outermost first. */
  path: readonly string[]
  /** 1 to 6, of a heading only. */
  level?: number
  /** 1-based page of a PDF. */
  page?: number
  /** 0 (surely navigation or boilerplate) to 1 (surely content); orders, never deletes. */
  weight: number
  /** Set when the text is hidden until a recognised tab, accordion or disclosure is opened. */
  hiddenIn?: 'tab' | 'accordion'
  /** Who speaks in it. Only what the body says proves anything: see `canProve`. */
  voice: Voice
  /** Stretches of it that the page does not stand by: a myth, a former rule, an example. Offsets as in the block. */
  disowned?: readonly Span[]
  /** Cells of a row, in order, with the head of their column where the table has one. */
  cells?: readonly Cell[]
}

/** A table cell: offsets as in the block, `head` the column's heading, '' where there is none. */
export interface Cell extends Span {
  head: string
}

/** A link on the page, absolute, with its words and the headings above it. */
export interface DocumentLink {
  url: string
  text: string
  path: readonly string[]
}

/**
 * A page or file reduced to the text a person reads, in reading order, blocks divided by '\n'.
 * Every quote is a span of `text`; the text, its address and its day are what is kept as proof.
 */
export interface CleanDocument {
  /** SHA-256 of `text`, hexadecimal. */
  id: string
  /** Address asked for and address that answered. Empty for a file without one. */
  url: string
  finalUrl: string
  /** Moment it was read, ISO 8601 in UTC. */
  readAt: string
  kind: 'html' | 'pdf' | 'text'
  title: string
  /** Language named by the page, lower case, '' when none. */
  language: string
  text: string
  blocks: readonly Block[]
  links: readonly DocumentLink[]
  /** Objects of JSON-LD scripts, as parsed; untrusted. */
  structuredData: readonly unknown[]
  /** Date the page states for itself ('2024', '2024-05', '2024-05-17'), '' when none. */
  statedOn: string
  /** Why the document gives no facts by itself, when it does not: a bot wall, a script-only shell, a scanned PDF, a broken file. */
  unreadable?: Extract<SkipReason, 'blocked' | 'script-only' | 'scanned' | 'sign-in' | 'unsupported'>
}
