import type { Block, CleanDocument } from './clean-document.ts'

/** Who speaks in a passage: the body whose page it is, people who visit it, or whoever pays to stand on it. */
export type Voice = 'body' | 'visitor' | 'advertiser'

/** A stretch of a document's text: UTF-16 offsets, end exclusive. */
export interface Stretch {
  start: number
  end: number
}

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
export function provingText({ text, blocks }: CleanDocument, { start, end }: Stretch): string | undefined {
  const parts: string[] = []
  let done = start
  let blank = 0
  for (let place = blockPlace(blocks, start); place < blocks.length; place += 1) {
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

/** Number of the block that holds an offset; the block before it when it stands on a border. */
function blockPlace(blocks: readonly Block[], offset: number): number {
  let [low, high] = [0, blocks.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((blocks[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

const notClaimed = '[Not stated as true] '
const labels: Record<Exclude<Voice, 'body'>, string> = { visitor: '[Visitor] ', advertiser: '[Advertisement] ' }

/** The text as a stored copy shows it: passages of others than the body begin with whose they are, those it does not stand by with that. */
export function markedText({ text, blocks }: Pick<CleanDocument, 'text' | 'blocks'>): string {
  const parts: string[] = []
  let place = 0
  for (const block of blocks) {
    if (canProve(block)) continue
    parts.push(text.slice(place, block.start), block.voice === 'body' ? notClaimed : labels[block.voice])
    place = block.start
  }
  return [...parts, text.slice(place)].join('')
}

/** Whether a passage of a stored copy is marked as nothing its page stands by. */
export function isMarkedNotClaimed(passage: string): boolean {
  return passage.startsWith(notClaimed)
}

/** Whose words a passage of a stored copy is marked as; undefined of one without a mark, which is the body's. */
export function voiceOfMarked(passage: string): Voice | undefined {
  if (passage.startsWith(labels.visitor)) return 'visitor'
  return passage.startsWith(labels.advertiser) ? 'advertiser' : undefined
}
