import type { Organization } from '#domain/organization.ts'
import type { CleanDocument } from '../../../src/research/document/clean-document.ts'
import { Features } from './features.ts'
import { feeFeatures, feeWords } from './fees.ts'
import { judge, judgedNames, likelyFacts, ownersOf, statesOf } from './judge.ts'
import { readLines } from './lines.ts'
import { reasonsFor } from './linear.ts'
import { nameFeatures } from './names.ts'
import { pageFeatures } from './page-kind.ts'
import { termFeatures } from './periods.ts'
import { statementFeatures } from './statements.ts'
import type { Decision, Weights } from './weights.ts'

/** Least probability of what is explained: what was nearly shown is told, too. */
const least = 0.1
const mostNames = 12

/**
 * Why the reader holds what it does of a page: the page, each name and each fact with its probability, the least one at which it is
 * shown, and the features that decided, with their weights.
 */
export function explanationOf(document: CleanDocument, organization: Organization, weights: Weights): string {
  const page = readLines(document)
  const judgement = judge(page, organization, weights)
  const { thresholds } = weights
  const reasons = (decision: Decision, fill: (features: Features) => void): string => {
    const features = new Features(true)
    fill(features)
    const told = reasonsFor(weights.linear[decision], features)
    return told.map(({ feature, weight }) => `${feature} ${weight > 0 ? '+' : ''}${weight.toFixed(2)}`).join(', ')
  }
  const lines = [
    `States facts of certifications: ${percent(statesOf(judgement, weights), thresholds.states)}`,
    `    ${reasons('page', (features) => pageFeatures(page, organization, features))}`,
  ]
  const names = judgedNames(judgement, weights).slice(0, mostNames)
  for (const { thing, score } of names) {
    const first = judgement.names.find((one) => one.thing === thing)?.score ?? 0
    lines.push(
      `Name '${thing.text}'${thing.acronym === '' ? '' : ` (${thing.acronym})`}: ${percent(score, thresholds.name)}, by itself ${first.toFixed(2)}`,
    )
    lines.push(`    ${reasons('name', (features) => nameFeatures(page, organization, thing, features))}`)
  }
  const shown = names.filter(({ score }) => score >= thresholds.name).map(({ thing }) => thing)
  const facts = likelyFacts(judgement, least)
  const owners = ownersOf(page, facts, shown, weights)
  for (const [place, { kind, thing, score }] of facts.entries()) {
    const amount = judgement.fees.find((one) => one.thing === thing)?.thing
    const term = judgement.terms.find((one) => one.thing === thing)?.thing
    const statement = [...judgement.requirements, ...judgement.renewals].find((one) => one.thing === thing)?.thing
    const told = amount !== undefined ? feeWords(page, amount).shown : (term?.shown ?? statement?.text ?? '')
    const whose = shown.map(({ text }, at) => `${text} ${(owners[place]?.[at] ?? 0).toFixed(2)}`).join(', ')
    lines.push(`${kind} '${told}': ${percent(score, thresholds[kind])}${whose === '' ? '' : `, of ${whose}`}`)
    const why = reasons(kind, (features) => {
      if (amount !== undefined) feeFeatures(page, amount, features)
      else if (term !== undefined) termFeatures(page, term, features)
      else if (statement !== undefined) statementFeatures(page, statement, undefined, features)
    })
    lines.push(`    ${why}`)
  }
  return `${lines.join('\n')}\n`
}

function percent(score: number, shownFrom: number): string {
  return `${score.toFixed(2)} (${score >= shownFrom ? 'shown' : 'not shown'}, from ${shownFrom})`
}
