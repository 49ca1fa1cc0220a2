import type { CleanDocument } from './clean-document.ts'
import { canProve } from './proving-text.ts'
import type { Voice } from './voice.ts'

/** A page as its stored copy shows it; the words of others than the body are marked in its text. */
export type KeptPage = Pick<CleanDocument, 'id' | 'url' | 'finalUrl' | 'readAt' | 'kind' | 'title' | 'text'>

export function keptPage(document: CleanDocument): KeptPage {
  const { id, url, finalUrl, readAt, kind, title } = document
  return { id, url, finalUrl, readAt, kind, title, text: markedText(document) }
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
