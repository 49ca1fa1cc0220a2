import type { AnsweredLine } from '#domain/lookups/answered-lines.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import { newLines } from '#domain/lookups/new-lines.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { lookupFailureLine } from '../../client/failure-line.ts'
import { ended, nextShown, shownStored, shownWhole } from '../../prospect/completion/shown-result.ts'
import { emptyFeed, nextFeed } from '../../prospect/lookup-progress/feed.ts'
import type { Matches } from '../../prospect/organization-choice/organization-choice.tsx'
import { isNamedByHost } from './named-by-host.ts'
import {
  type ConfirmStep,
  type ErrorStep,
  type FindingStep,
  type FormStep,
  isAsking,
  isCompleting,
  type Named,
  type ReadingStep,
  type ResultsStep,
  resultsBefore,
  type Step,
  typedName,
} from './steps.ts'

/** What happens to a step: what its person does, and what comes of the question that is on its way. */
export type StepEvent<D extends Named> =
  | { type: 'submitted'; draft: D }
  | { type: 'organization-found'; candidates: readonly OrganizationMatch[] }
  | { type: 'website-found'; candidates: readonly OrganizationMatch[] }
  | { type: 'chosen'; index: number }
  | { type: 'confirmed' }
  | { type: 'live-reading-asked' }
  | { type: 'page-added'; key: string }
  | { type: 'line-decided'; certifications: readonly Certification[]; answered: readonly AnsweredLine[] }
  | { type: 'body-named'; name: string }
  | { type: 'read-again'; lookupId: string; result: LookupResult; answered: readonly AnsweredLine[] }
  | { type: 'happened'; event: LookupEvent }
  | { type: 'asked-again' }
  | { type: 'cancelled' }
  | { type: 'failed'; technical: string; unknown?: boolean }
  | { type: 'retried' }
  | { type: 'saved'; id: number }
  | { type: 'went-back'; to: 'form' | 'confirm' | 'results' }
  /** Begins anew with this in the form; a question on its way is not lost by it. */
  | { type: 'restarted'; draft: D }

/** The step after an event; one that does not belong to it, as a late answer, changes nothing. */
export function nextStep<D extends Named>(flow: Step<D>, event: StepEvent<D>): Step<D> {
  switch (event.type) {
    case 'submitted':
      return flow.step === 'form' ? finding(event.draft, flow) : flow
    case 'organization-found':
      return flow.step === 'finding' ? confirm(flow.draft, event.candidates) : flow
    case 'website-found':
      if (flow.step === 'error' && flow.unknown) return confirm(flow.draft, event.candidates)
      return flow.step === 'confirm' ? confirm(flow.draft, [...event.candidates, ...flow.matches.candidates]) : flow
    case 'chosen':
      return flow.step === 'confirm' ? { ...flow, matches: { ...flow.matches, chosen: event.index } } : flow
    case 'confirmed':
      return flow.step === 'confirm' ? reading(flow, flow.matches, false, []) : flow
    case 'live-reading-asked':
      return flow.step === 'results' ? reading(flow, flow.matches, true, flow.added) : flow
    case 'page-added':
      return afterPageAdded(flow, event.key)
    case 'line-decided': {
      const { certifications, answered } = event
      return flow.step === 'results'
        ? { ...flow, result: { ...flow.result, certifications: [...certifications] }, answered }
        : flow
    }
    case 'body-named':
      if (flow.step !== 'results' || flow.savedId !== null) return flow
      return { ...flow, bodyName: event.name, result: called(flow.result, event.name) }
    case 'read-again': {
      const { lookupId, result, answered } = event
      return flow.step === 'results' && flow.savedId === null
        ? { ...flow, lookupId, result: namedBy(flow, result), answered }
        : flow
    }
    case 'happened':
      if (flow.step === 'results' && flow.savedId === null) return { ...flow, ...nextShown(flow, event.event) }
      return flow.step === 'reading' ? afterLookupEvent(flow, event.event) : flow
    case 'asked-again':
      return isAsking(flow) ? { ...flow, ask: flow.ask + 1 } : flow
    case 'cancelled':
      return afterCancel(flow)
    case 'failed':
      if (isCompleting(flow)) return { ...flow, ...ended(flow, 'The connection was lost. These are the results so far.') }
      return flow.step === 'finding' || flow.step === 'reading' ? failed(flow, event.technical, event.unknown) : flow
    case 'retried':
      if (flow.step !== 'error') return flow
      return hasSearchTerm(flow.draft) ? finding(flow.draft, flow) : { step: 'form', draft: flow.draft }
    case 'saved':
      return flow.step === 'results' ? { ...flow, savedId: event.id } : flow
    case 'went-back':
      return afterStepBack(flow, event.to)
    case 'restarted':
      return flow.step === 'finding' || flow.step === 'reading' ? flow : { step: 'form', draft: event.draft }
    default:
      return event satisfies never
  }
}

function finding<D extends Named>(draft: D, before: FormStep<D> | ErrorStep<D>): FindingStep<D> {
  return { step: 'finding', draft, before, ask: 0 }
}

/** Each body once, in its best place. */
function confirm<D extends Named>(draft: D, candidates: readonly OrganizationMatch[]): Step<D> {
  const key = (match: OrganizationMatch) => `${match.website ?? ''} ${match.name}`
  const keys = candidates.map(key)
  const each = candidates.filter((match, index) => keys.indexOf(key(match)) === index)
  if (each.length === 0)
    return { step: 'error', draft, technical: 'No organization was found.', unknown: true, reading: undefined }
  return { step: 'confirm', draft, matches: { candidates: each, chosen: 0 } }
}

function reading<D extends Named>(
  before: ConfirmStep<D> | ResultsStep<D> | ErrorStep<D>,
  matches: Matches,
  readLive: boolean,
  added: readonly string[],
): ReadingStep<D> {
  // Of results that are still being completed a question is on its way: this is another one.
  const ask = before.step === 'results' ? before.ask + 1 : 0
  return { step: 'reading', draft: before.draft, matches, readLive, added, feed: emptyFeed, before, ask }
}

/** One more page is read with the site: after results, or after a reading that failed; of a body that nobody knows, alone. */
function afterPageAdded<D extends Named>(flow: Step<D>, key: string): Step<D> {
  if (flow.step === 'results') return reading(flow, flow.matches, true, [...flow.added, key])
  if (flow.step !== 'error') return flow
  if (flow.reading === undefined) return flow.unknown ? reading(flow, typedName(flow.draft), true, [key]) : flow
  return reading(flow, flow.reading.matches, true, [...flow.reading.added, key])
}

function afterLookupEvent<D extends Named>(flow: ReadingStep<D>, event: LookupEvent): Step<D> {
  if (event.type === 'failed') return failed(flow, lookupFailureLine(event))
  if (event.type !== 'finished' && event.type !== 'stored') return { ...flow, feed: nextFeed(flow.feed, event) }
  const { draft, matches, added, feed, before, ask } = flow
  const standing = before?.step === 'error' ? resultsBefore(before) : before?.step === 'results' ? before : undefined
  const bodyName = standing?.bodyName
  const told = { ...event, result: namedBy({ bodyName }, event.result) }
  const { result } = told
  const isAdded = before !== null && added.length > (standing?.added.length ?? 0)
  const news = isAdded ? newLines(standing?.result.certifications ?? [], result.certifications) : undefined
  const shown = told.type === 'stored' ? shownStored(result, feed) : shownWhole(told)
  return {
    step: 'results',
    draft,
    matches,
    ...shown,
    ...(bodyName !== undefined && { bodyName }),
    lookupId: feed.lookupId,
    added,
    answered: [],
    news,
    savedId: null,
    ask,
  }
}

/** A result whose body goes by its host alone, with what the person calls it. */
function namedBy({ bodyName }: Pick<ResultsStep<Named>, 'bodyName'>, result: LookupResult): LookupResult {
  return bodyName !== undefined && isNamedByHost(result.organization) ? called(result, bodyName) : result
}

function called(result: LookupResult, name: string): LookupResult {
  return { ...result, organization: { ...result.organization, name } }
}

/** Cancel at 1 goes back to 0; at 2 to what was there before the question: the form, the choice, or the older results. */
function afterCancel<D extends Named>(flow: Step<D>): Step<D> {
  switch (flow.step) {
    case 'confirm':
    case 'finding':
      return { step: 'form', draft: flow.draft }
    case 'reading':
      if (flow.before?.step === 'results' || flow.before?.step === 'error') return flow.before
      return { step: 'confirm', draft: flow.draft, matches: flow.matches }
    case 'results':
      return isCompleting(flow) ? { ...flow, ...ended(flow, 'Reading was stopped. These are the results so far.') } : flow
    default:
      return flow
  }
}

function afterStepBack<D extends Named>(flow: Step<D>, to: 'form' | 'confirm' | 'results'): Step<D> {
  if (to === 'results') return flow.step === 'error' ? (resultsBefore(flow) ?? flow) : flow
  if (to === 'form') return { step: 'form', draft: flow.draft }
  if (flow.step === 'error') {
    return flow.reading === undefined ? flow : { step: 'confirm', draft: flow.draft, matches: flow.reading.matches }
  }
  return flow.step === 'results' || flow.step === 'reading' ? { step: 'confirm', draft: flow.draft, matches: flow.matches } : flow
}

function failed<D extends Named>(flow: FindingStep<D> | ReadingStep<D>, technical: string, unknown = false): ErrorStep<D> {
  const { draft } = flow
  if (flow.step === 'finding') return { step: 'error', draft, technical, unknown, reading: undefined }
  const { matches, added, before } = flow
  return { step: 'error', draft, technical, unknown: false, reading: { matches, added, before } }
}

function hasSearchTerm({ organization }: Named): boolean {
  return organization.trim() !== ''
}
