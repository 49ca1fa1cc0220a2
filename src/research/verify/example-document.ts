import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { htmlContent } from '../document/html/html.ts'

/** A clean page for tests of verification. */
export function pageOf(body: string, title = 'Fees and rules'): CleanDocument {
  const url = 'https://board.example/fees'
  const content = htmlContent(`<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`, url)
  return { ...content, id: 'page-1', url, finalUrl: url, readAt: '2026-11-21T08:00:00.000Z' }
}
