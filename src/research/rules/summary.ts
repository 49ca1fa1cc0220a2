import { expression } from '../expression.ts'
import type { Passage } from './page.ts'
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

/** The first sentence that says what a certification is or whom it is for; `mentions` tells whether it speaks of it. */
export function summaryOf(passages: readonly Passage[], mentions: (text: string) => boolean): Statement | undefined {
  for (const passage of passages) {
    if (passage.heading || passage.furniture || passage.block.kind === 'row') continue
    for (const statement of statementsOf(passage)) {
      const { text } = statement
      if (text.length < 40 || text.length > 400 || !mentions(text)) continue
      if (says.test(text) && whom.test(text) && !notOne.test(text) && /^["“]?[\p{Lu}\d]/u.test(text) && /[.!”"]$/.test(text))
        return statement
    }
  }
  return undefined
}
