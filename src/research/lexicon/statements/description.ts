import { expression } from '../../plain/expression.ts'

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
/** A sentence with one of these asks or offers something. */
const notOne = expression('i')`
  [$£€]\s?\d|
  \b(?:
    must|click|download|fee|fees|deadline|apply now|register|contact|cookies?|eligib\w+|renew\w*|expires?|valid for|
    required|log ?in|we |members? (?:pay|receive|save)|exam (?:is|consists|contains)|not responsible|copyright|
    trademarks?|salary|your
  )\b|[?…]$
`

/** Whether a sentence says what a certification is or whom it is for: 'This credential recognizes professionals who …'. */
export function describes(sentence: string): boolean {
  return says.test(sentence) && whom.test(sentence) && !notOne.test(sentence)
}
