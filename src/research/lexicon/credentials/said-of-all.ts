import { expression, source, whether } from '../../plain/expression.ts'
import { credentialSource } from './credential.ts'

/** Words of which 'all', 'each' or 'both' makes all certifications of a body, or all who hold or seek one: their beginnings are enough. */
const spokenOf = source`
  certif|credential|designation|program|licen[sc]|permit|registra|levels?|grades?|tiers?|classes|candidates?|applicants?|holders?
`

/** Whether a sentence speaks of all certifications, or of all who hold or seek one: 'each of the three levels', 'both programs'. */
export const saysOfAll = whether(expression('i')`\b(?:all|any|each|every|both|either)\b[^.;]{0,80}\b(?:${spokenOf})`)

const nouns = credentialSource(['certification', 'certificate', 'credential', 'designation', 'license', 'permit', 'registration'])

/** Whether words before a name say that all are meant but this one: 'Every credential except the' before 'Fellowship'. */
export const exceptsNext = whether(expression('i')`
  \b(?:all|any|each|every)\b[^.;]{0,60}\b(?:
    ${nouns}|program(?:me)?s?|levels?|grades?|tiers?|classes
  )\s*[,(]?\s*\b(?:except(?:ing)?|excluding|other than|but)(?:\s+(?:for|the|an?|our))*\s*$
`)
