import { expression, whether } from '../../plain/expression.ts'
import { timeWordSource } from '../times/ago.ts'

/** Whether a line has a word that no person's name has: of bodies and their parts, of credentials, of the matters of a page. */
export const isOfMatters = whether(expression('iu')`
  \b(?:institutes?|boards?|associations?|councils?|societ(?:y|ies)|committees?|offices?|departments?|teams?|cent(?:er|re)s?|
  commissions?|colleges?|academ(?:y|ies)|universit(?:y|ies)|federations?|foundations?|bureaus?|agenc(?:y|ies)|authorit(?:y|ies)|
  secretariat|registrar|groups?|guilds?|chambers?|unions?|leagues?|networks?|alliances?|program(?:me)?s?|staff|administration|
  handbooks?|manuals?|polic(?:y|ies)|bylaws|sections?|articles?|rules?|pages?|chapters?|divisions?|panels?|company|inc|ltd|llc|
  (?:re)?certif\w*|registered|licen[sc]ed?|accredited|professionals?|specialists?|managers?|inspectors?|technicians?|engineers?|
  analysts?|nurses?|practitioners?|consultants?|examiners?|auditors?|fellows?|associates?|levels?|exam\w*|tests?|fees?|prices?|
  costs?|members?|membership|candidates?|applica\w*|renewals?|requirements?|eligib\w*|notes?|please|important|deadlines?|steps?|
  parts?|schedules?|registration|payments?|refunds?|testing|training|courses?|questions?|answers?|frequently|contact|about|
  news|events?|home|information|details|welcome|the|our|your|we|you|they|all|for|what|how|when|where|why|who|in|an?|of|to|and|or|
  january|february|march|april|may|june|july|august|september|october|november|december|\w+days?|policy|credits?|education|
  experience|${timeWordSource}|validity|valid|online|paper|standard|early|late|total|new|non|first|second|third|as|if|no|yes|key)\b
`)
