import { holdsMoney } from '../../lexicon/money/money.ts'
import type { BlockDraft } from '../clean-document/draft.ts'

const longestHeading = 120

/** Whether a text is short and worded as headings are, not as a sentence or an amount. */
function readsAsHeading(text: string): boolean {
  if (text.length > longestHeading || text.length < 2 || holdsMoney(text)) return false
  return /\p{L}{2}/u.test(text) && !/[.,;]$/.test(text) && !/[.;]\s/.test(text)
}

/** Turns a bold-only paragraph that reads as a heading into one. */
export function withHeadingByLooks(draft: BlockDraft): BlockDraft {
  if (!draft.bold || draft.kind !== 'paragraph' || draft.zone.navigation || draft.linked > 0.5) return draft
  return readsAsHeading(draft.text) ? { ...draft, kind: 'heading', level: undefined } : draft
}

const longestLabel = 60
const verbs = /\b(?:is|are|was|has|have|must|may|can|will|shall|should|includes?|follows?|following|do|does|need)\b/i

/** Whether a line is a label that names what follows, 'Exam fees:', and not the beginning of a sentence. */
export function isLabelLine(text: string): boolean {
  if (!text.endsWith(':') || text.length > longestLabel || !/^\p{Lu}/u.test(text) || /[.,;|]/.test(text)) return false
  return text.split(' ').length <= 8 && !verbs.test(text)
}

/** Whether a line is written in capitals as headings are. */
export function isCapitalsLine(text: string): boolean {
  if (text.length > 80 || holdsMoney(text) || /[.,;]$/.test(text)) return false
  const letters = text.replace(/[^\p{L}]/gu, '')
  if (letters !== letters.toUpperCase() || letters === letters.toLowerCase()) return false
  return letters.length > 7 || (letters.length >= 5 && /\p{L}{2,}\s+\p{L}{2,}/u.test(text))
}
