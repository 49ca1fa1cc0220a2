import { lastUpTo, type Span } from '../../lexicon/text/span.ts'
import type { Block, CleanDocument } from './clean-document.ts'

/** Whether a passage can prove anything: only the body's own words do, and not where all of them are disowned. */
export function canProve(block: Block): boolean {
  return block.voice === 'body' && !(block.disowned ?? []).some(({ start, end }) => start <= block.start && end >= block.end)
}

/** Least share of a stretch, in characters, that the page must stand by. */
const leastShare = 0.3

/**
 * What of a stretch of a document proves, in its place: everything else is blank. Undefined where somebody else speaks in it or
 * where the page does not stand by most of it.
 */
export function provingText({ text, blocks }: CleanDocument, { start, end }: Span): string | undefined {
  const parts: string[] = []
  let done = start
  let blank = 0
  for (let place = lastUpTo(blocks, start, (block) => block.start); place < blocks.length; place += 1) {
    const block = blocks[place]
    if (block === undefined || block.start >= end) break
    if (block.end <= start) continue
    if (block.voice !== 'body') return undefined
    for (const one of block.disowned ?? []) {
      const [from, to] = [Math.max(done, one.start), Math.min(end, one.end)]
      if (from >= to) continue
      parts.push(text.slice(done, from), text.slice(from, to).replace(/[^\n]/g, ' '))
      blank += to - from
      done = to
    }
  }
  if (blank > (end - start) * (1 - leastShare)) return undefined
  return blank === 0 ? text.slice(start, end) : [...parts, text.slice(done, end)].join('')
}
