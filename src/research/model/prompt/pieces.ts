import { createHash } from 'node:crypto'
import type { Block, CleanDocument } from '../../document/clean-document/clean-document.ts'
import { mayTellOfCertification, tellingWordsIn } from '../../lexicon/topics/topic.ts'
import type { ModelLimits } from '../requests/settings.ts'
import { tokensFor } from '../requests/usage.ts'

/** A part of one page that goes to the model as a whole. */
export interface Piece {
  document: CleanDocument
  /** Blocks in reading order, the ones that speak of certifications most. */
  blocks: readonly Block[]
  tokens: number
  /** SHA-256 of the texts of its blocks with its headings. */
  hash: string
}

/** A block costs its text and its number. */
const perBlock = 4
/** Longest passage that is sent, in characters; longer ones are cut. */
export const longestPassage = 6_000

/**
 * The parts of a page worth a model's time: its blocks by weight and words until the limit is reached, in reading order, divided
 * where a request would be too long. A page without a word about certifications has none.
 */
export function piecesOf(document: CleanDocument, limits: Pick<ModelLimits, 'groupTokens' | 'documentTokens'>): Piece[] {
  if (!mayTellOfCertification(document.text)) return []
  const ranked = document.blocks
    .map((block) => ({ block, tokens: costOf(document, block), rank: rankOf(document, block) }))
    // A question or a myth proves nothing, but its answer is understood by it; what others say is kept from a model.
    .filter(({ block }) => block.voice === 'body' && block.weight >= 0.1 && block.end > block.start)
    .toSorted((one, other) => other.rank - one.rank)
  const kept: { block: Block; tokens: number }[] = []
  let spent = 0
  for (const one of ranked) {
    if (spent + one.tokens > limits.documentTokens) continue
    kept.push(one)
    spent += one.tokens
  }
  kept.sort((one, other) => one.block.index - other.block.index)
  return groupsOf(kept, limits.groupTokens).map((part) => pieceOf(document, part))
}

/** What is sent in groups of at most so many tokens, each as full as their order lets it be; nothing is divided. */
export function groupsOf<Sent extends { tokens: number }>(sent: readonly Sent[], mostTokens: number): Sent[][] {
  const groups: Sent[][] = []
  let size = Number.POSITIVE_INFINITY
  for (const one of sent) {
    if (size + one.tokens > mostTokens) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(one)
    size += one.tokens
  }
  return groups
}

/** The block's text as it is sent. */
function sentText(document: CleanDocument, block: Block): string {
  return document.text.slice(block.start, Math.min(block.end, block.start + longestPassage))
}

function costOf(document: CleanDocument, block: Block): number {
  return tokensFor(sentText(document, block)) + perBlock
}

function rankOf(document: CleanDocument, block: Block): number {
  const hits = tellingWordsIn(sentText(document, block))
  return block.weight + Math.min(0.6, hits * 0.15) + (block.kind === 'heading' ? 0.2 : 0)
}

function pieceOf(document: CleanDocument, part: readonly { block: Block; tokens: number }[]): Piece {
  const blocks = part.map(({ block }) => block)
  const hash = createHash('sha256')
  hash.update(document.title)
  for (const block of blocks) hash.update(`\n${block.kind} ${block.path.join(' > ')}\n${sentText(document, block)}`)
  const tokens = part.reduce((sum, one) => sum + one.tokens, 0)
  return { document, blocks, tokens, hash: hash.digest('hex') }
}
