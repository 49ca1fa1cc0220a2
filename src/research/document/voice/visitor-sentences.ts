import { collapsed } from '../text/characters.ts'
import { isVisitorType } from './element-names.ts'

const deepest = 12
const mostTexts = 2_000
const shortest = 15

/**
 * Sentences that a page's structured data gives as words of visitors: bodies of reviews, comments and posts (schema.org).
 * A passage that says one of them is not the body's, wherever it stands.
 */
export function sentencesOfVisitors(data: readonly unknown[]): ReadonlySet<string> {
  const found = new Set<string>()
  for (const one of data) collect(one, 0, found)
  return found
}

/** A text's sentences as they are compared: letters and figures alone. */
export function sentencesIn(text: string): string[] {
  return collapsed(text)
    .toLowerCase()
    .split(/[.!?]+(?=\s|$)/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{N}$€£.,]+/gu, ' ').trim())
    .filter((sentence) => sentence.length >= shortest)
}

function collect(value: unknown, depth: number, found: Set<string>): void {
  if (depth > deepest || found.size >= mostTexts || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, depth + 1, found)
    return
  }
  if ('@type' in value && isOfVisitors(value['@type'])) {
    for (const [key, text] of Object.entries(value)) {
      if (typeof text !== 'string' || !/^(?:reviewBody|text|commentText|articleBody|description|headline|name)$/.test(key))
        continue
      for (const sentence of sentencesIn(text)) if (found.size < mostTexts) found.add(sentence)
    }
  }
  for (const entry of Object.values(value)) collect(entry, depth + 1, found)
}

function isOfVisitors(type: unknown): boolean {
  if (Array.isArray(type)) return type.some(isOfVisitors)
  return typeof type === 'string' && isVisitorType(type) && !/qapage/i.test(type)
}
