import type { PageEvidence } from '#domain/evidence/evidence.ts'
import type { LineCheck } from '#domain/lookups/line-check.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { isMarkedNotClaimed, type KeptPage, voiceOfMarked } from '../document/clean-document/kept-page.ts'
import { textContent } from '../document/text-document.ts'
import { evidenceFor } from '../verify/evidence.ts'

/**
 * Looks for a sentence on pages as they are kept. It stands there when a page has the same words with the same numbers, negations and
 * duties, in the body's own voice.
 */
export function checkLine(line: string, pages: readonly KeptPage[]): LineCheck {
  const quotes = pages.flatMap((page) => quoteOn(page, line))
  const answer = pages.length === 0 ? 'not-read' : quotes.length > 0 ? 'said' : 'not-said'
  return { answer, quotes, pagesRead: pages.length }
}

function quoteOn(page: KeptPage, line: string): PageEvidence[] {
  const evidence = evidenceFor({ document: documentOf(page), quote: line, value: line, witness: 'rules' })
  return evidence === undefined ? [] : [{ ...evidence, pageId: page.id }]
}

/** A kept text as a document again; passages that are marked as another's are. */
function documentOf({ id, url, finalUrl, readAt, title, text }: KeptPage): CleanDocument {
  const content = textContent(text)
  const blocks = content.blocks.map((block) => {
    const passage = content.text.slice(block.start)
    const { start, end } = block
    const marked = { ...block, voice: voiceOfMarked(passage) ?? block.voice }
    return isMarkedNotClaimed(passage) ? { ...marked, disowned: [{ start, end }] } : marked
  })
  return { ...content, id, url, finalUrl, readAt, title, blocks }
}
