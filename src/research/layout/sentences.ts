import { matchesIn } from '../plain/expression.ts'
import type { Span } from '../lexicon/text/span.ts'

const sentenceEnd = /[.!?]["”’)]*(?=\s+["“‘(•*]?(?:\p{Lu}|\d))|\s+[•▪●]\s+/gu
const abbreviation =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|no|inc|dr|mr|ms|mrs|st|jr|sr|prof|approx|min|max|fig|sec|ph|rs|ksh|[A-Z]|U\.S|U\.K)\.$/i

/** The sentences of a passage; a passage without full stops is one. */
export function sentencesOf(text: string): Span[] {
  const sentences: Span[] = []
  let start = 0
  for (const match of matchesIn(text, sentenceEnd)) {
    const end = match.index + match[0].trimEnd().length
    if (/^\.$/.test(match[0]) && abbreviation.test(text.slice(Math.max(0, match.index - 12), match.index + 1))) continue
    // '1. Complete the form' is one entry of a list.
    if (/^\s*\d{1,2}\.$/.test(text.slice(start, end))) continue
    push(sentences, text, start, end)
    start = end
  }
  push(sentences, text, start, text.length)
  return sentences
}

function push(sentences: Span[], text: string, from: number, to: number): void {
  let start = from
  let end = to
  while (start < end && /[\s•▪●]/.test(text[start] ?? '')) start += 1
  while (end > start && /[\s•▪●]/.test(text[end - 1] ?? '')) end -= 1
  if (end > start) sentences.push({ start, end })
}
