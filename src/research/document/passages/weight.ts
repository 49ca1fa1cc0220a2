import { expression } from '../../plain/expression.ts'
import { contentWords } from '../../lexicon/topics/topic.ts'
import type { BlockDraft } from '../clean-document/draft.ts'

const boilerplate = expression('i')`
  \b(?:
    cookies?|privacy policy|terms of (?:use|service)|all rights reserved|copyright|subscribe|newsletter|follow us|
    share this|skip to|log ?in|sign ?in|sign up|search|menu|toggle|read more|learn more|click here|back to top|
    add to cart
  )\b|©
`

/**
 * How surely a passage is the page's own content, 0 to 1, from plain features. It orders passages and deletes none.
 * @param position place in the document, 0 at its beginning and 1 at its end
 */
export function blockWeight(draft: BlockDraft, position: number): number {
  const { text, zone } = draft
  let weight = zone.main ? 0.6 : 0.5
  weight -= zone.boilerplate * 0.6
  weight -= draft.linked > 0.5 && draft.kind !== 'heading' ? 0.3 * draft.linked : 0.1 * draft.linked
  const sample = text.length > 400 ? text.slice(0, 400) : text
  weight += Math.min(0.25, countUpTo(4, sample, contentWords) * 0.07)
  if (boilerplate.test(sample)) weight -= sample.length < 120 ? 0.25 : 0.1
  if (text.length > 60) weight += 0.06
  if (/[.:;?!]\s|[.:;?!]$/.test(sample)) weight += 0.06
  if (text.length < 12 && draft.kind === 'paragraph') weight -= 0.1
  if (draft.kind === 'row' || draft.kind === 'definition') weight += 0.1
  if (draft.kind === 'heading') weight += 0.05
  if (draft.hiddenIn !== undefined) weight -= 0.05
  if (position > 0.95) weight -= 0.06
  else if (position < 0.05 && draft.kind !== 'heading') weight -= 0.03
  return Math.round(Math.min(1, Math.max(0, weight)) * 100) / 100
}

function countUpTo(most: number, text: string, pattern: RegExp): number {
  let count = 0
  pattern.lastIndex = 0
  while (count < most && pattern.test(text)) count += 1
  return count
}
