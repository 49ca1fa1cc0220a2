import { assemble } from './passages/assemble.ts'
import type { DocumentContent } from './html/html.ts'
import { plainDrafts } from './passages/plain-text.ts'
import { statedDate } from './page-facts/stated-date.ts'

/** Reads plain text, also with marks of Markdown. */
export function textContent(source: string): DocumentContent {
  const { text, blocks, links } = assemble(plainDrafts(source))
  const first = blocks[0]
  const title = first?.kind === 'heading' ? text.slice(first.start, first.end) : ''
  const statedOn = statedDate(text, title, { modified: [], published: [] }, 'en')
  return { kind: 'text', title, language: '', text, blocks, links, structuredData: [], statedOn }
}
