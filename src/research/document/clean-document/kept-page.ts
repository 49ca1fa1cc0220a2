import type { CleanDocument } from './clean-document.ts'
import { markedText } from './marked-text.ts'

/** A page as its stored copy shows it; the words of others than the body are marked in its text. */
export type KeptPage = Pick<CleanDocument, 'id' | 'url' | 'finalUrl' | 'readAt' | 'kind' | 'title' | 'text'>

export function keptPage(document: CleanDocument): KeptPage {
  const { id, url, finalUrl, readAt, kind, title } = document
  return { id, url, finalUrl, readAt, kind, title, text: markedText(document) }
}
