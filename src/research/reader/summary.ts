import { expression } from '../expression.ts'
import type { Candidate } from './candidates.ts'
import { isFurniture, type ReadPage } from './lines.ts'
import { type Statement, statementsIn } from './statements.ts'

const says = expression('i')`
  \b(?:is|are|was) (?:
    a|an|the|designed|intended|for|awarded|ideal|offered|aimed|open|meant|recogni[sz]ed|granted|created|developed|
    available
  )\b|
  \b(?:
    recogni[sz]es?|validates?|demonstrates?|verif(?:y|ies)|identif(?:y|ies)|signif(?:y|ies)|certif(?:y|ies)|prepares?|
    measures?|confirms?|assess(?:es)?|attests?|shows?|distinguish(?:es)?|focus(?:es)?|establish(?:es)?|tests?|covers?|
    indicates?|provides?|reflects?|assures?
  )\b
`
const whom = expression('i')`
  \b(?:
    for|professionals?|who|individuals?|knowledge|skills?|competen\w+|abilit\w+|practitioners?|experience[d]?|
    credential|certification|designation|expertise|standard
  )\b
`
const notOne = expression('i')`
  [$£€]\s?\d|
  \b(?:
    must|click|download|fee|fees|deadline|apply now|register|contact|cookies?|eligib\w+|renew\w*|expires?|valid for|
    required|log ?in|we |members? (?:pay|receive|save)|exam (?:is|consists|contains)|not responsible|copyright|
    trademarks?|salary|your
  )\b|[?…]$
`

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
  return says.test(text) && whom.test(text) && !notOne.test(text) && /^["“]?[\p{Lu}\d]/u.test(text) && /[.!”"]$/.test(text)
}
