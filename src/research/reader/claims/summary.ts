import { describes } from '../../lexicon/statements/description.ts'
import type { Candidate } from '../names/candidates.ts'
import { isFurniture, type ReadPage } from '../page/lines.ts'
import { type Statement, statementsIn } from '../facts/statements.ts'

/** For each certification, in their order, the first sentence that names it and says what it is or whom it is for. */
export function summariesOf(page: ReadPage, candidates: readonly Candidate[]): (Statement | undefined)[] {
  const named = candidates.map(({ mentions, shorts }) => [...mentions, ...shorts])
  const found = candidates.map((): Statement | undefined => undefined)
  const lines = new Set(named.flat().map(({ line }) => line))
  for (const line of page.lines) {
    if (!lines.has(line) || line.kind === 'heading' || line.kind === 'row' || isFurniture(line)) continue
    for (const statement of statementsIn(line)) {
      if (!summarizes(statement.text)) continue
      for (const [place, spans] of named.entries())
        if (spans.some(({ start, end }) => start >= statement.start && end <= statement.end)) found[place] ??= statement
    }
  }
  return found
}

function summarizes(text: string): boolean {
  if (text.length < 40 || text.length > 400) return false
  return describes(text) && /^["“]?[\p{Lu}\d]/u.test(text) && /[.!”"]$/.test(text)
}
