import { expression } from '../expression.ts'
import type { Passage } from './passage.ts'
import { type Statement, statementsOf } from './statement.ts'

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

/** For each certification the first sentence that says what it is or whom it is for; `mentions` tells whom a text speaks of. */
export function summariesOf<Subject>(
  passages: readonly Passage[],
  mentions: (text: string) => readonly Subject[],
): ReadonlyMap<Subject, Statement> {
  const found = new Map<Subject, Statement>()
  for (const passage of passages) {
    if (passage.heading || passage.furniture || passage.block.kind === 'row') continue
    for (const statement of statementsOf(passage)) {
      if (!summarizes(statement.text)) continue
      for (const subject of mentions(statement.text)) if (!found.has(subject)) found.set(subject, statement)
    }
  }
  return found
}

function summarizes(text: string): boolean {
  if (text.length < 40 || text.length > 400) return false
  return says.test(text) && whom.test(text) && !notOne.test(text) && /^["“]?[\p{Lu}\d]/u.test(text) && /[.!”"]$/.test(text)
}
