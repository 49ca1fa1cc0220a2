import type { AnsweredLine } from '#domain/answered-lines.ts'
import type { Certification } from '#domain/certification.ts'
import type { LookupEvent, LookupResult } from '#domain/lookup.ts'
import { type NewLines, newLines } from '#domain/new-lines.ts'
import type { OrganizationMatch } from '#domain/organization.ts'
import { ended, nextShown, type ShownResult, shownStored } from '../../prospect/completion/shown-result.ts'
import { emptyFeed, type Feed, nextFeed } from '../../prospect/lookup-progress/feed.ts'
import type { Matches } from '../../prospect/organization-choice/organization-choice.tsx'
import { lookupFailureLine } from '../../client/failure-line.ts'

/** What every form that begins holds, as typed; a wizard may hold more. */
export interface Named {
  /** Name, abbreviation or website. */
  organization: string
}

/** Step 0. */
interface FormStep<D extends Named> {
  step: 'form'
  draft: D
}

/** Step 1. */
interface ConfirmStep<D extends Named> {
  step: 'confirm'
  draft: D
  matches: Matches
}

/** Step 2, while the organization is looked for. */
interface FindingStep<D extends Named> {
  step: 'finding'
  draft: D
  /** What was in view before; it stays there for a moment, so that a quick answer does not flash. */
  before: StandingStep<D> | null
  /** Counts the questions asked, so that the same one can be asked again. */
  ask: number
}

/** Step 2, while the certifications are read. */
export interface ReadingStep<D extends Named> {
  step: 'reading'
  draft: D
  matches: Matches
  /** Read the website although the catalogue has an answer. */
  readLive: boolean
  /** Keys of pages the person added; read with the site. */
  added: readonly string[]
  feed: Feed
  before: StandingStep<D> | null
  ask: number
}

/** Step 3. */
export interface ResultsStep<D extends Named> extends ShownResult {
  step: 'results'
  draft: D
  matches: Matches
  /** Counts the questions asked while the site completes the result. */
  ask: number
  /** Key of the look-up that gave it, when it is known. */
  lookupId: string | undefined
  added: readonly string[]
  /** What the person decided about lines and names. */
  answered: readonly AnsweredLine[]
  /** What the page that was added last gave; absent when none was. */
  news?: NewLines[] | undefined
  /** Id of the saved prospect, once it is saved. */
  savedId: number | null
}

/** Step 4. */
export interface ErrorStep<D extends Named> {
  step: 'error'
  draft: D
  /** What happened, in one line: '503: isc2.org did not answer in 20 seconds'. */
  technical: string
  /** Nobody knows a body of the name: the ways on are its website, a document, or typing. */
  unknown: boolean
  /** The body whose reading failed, and what was read with it: a page can be added, and earlier results be shown again. */
  reading: Pick<ReadingStep<D>, 'matches' | 'added' | 'before'> | undefined
}

type StandingStep<D extends Named> = FormStep<D> | ConfirmStep<D> | ResultsStep<D> | ErrorStep<D>

/**
 * The steps from a name to results that every wizard goes (specification §2 and §4); the second has two halves.
 * @template D what the wizard's form holds
 */
export type Step<D extends Named> = StandingStep<D> | FindingStep<D> | ReadingStep<D>

export type StepEvent<D extends Named> =
  | { type: 'submitted'; draft: D }
  | { type: 'organization-found'; candidates: readonly OrganizationMatch[] }
  | { type: 'website-found'; candidates: readonly OrganizationMatch[] }
  | { type: 'chosen'; index: number }
  | { type: 'confirmed' }
  | { type: 'live-reading-asked' }
  | { type: 'page-added'; key: string }
  | { type: 'line-decided'; certifications: readonly Certification[]; answered: readonly AnsweredLine[] }
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
    case 'read-again': {
      const { lookupId, result, answered } = event
      return flow.step === 'results' && flow.savedId === null ? { ...flow, lookupId, result, answered } : flow
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

/** Whether results are shown that the site is completing. */
export function isCompleting<D extends Named>(flow: Step<D>): flow is ResultsStep<D> {
  return flow.step === 'results' && flow.completing !== null
}

/** Whether a question is on its way, behind step 2 or behind results that are being completed. */
function isAsking<D extends Named>(flow: Step<D>): flow is FindingStep<D> | ReadingStep<D> | ResultsStep<D> {
  return flow.step === 'finding' || flow.step === 'reading' || isCompleting(flow)
}

/** Which question is on its way, so that it is asked once; results that are being completed are still the answer to the one before. */
export function questionOf<D extends Named>(flow: Step<D>): string | undefined {
  if (!isAsking(flow)) return undefined
  return `${flow.step === 'finding' ? 'finding' : 'reading'} ${flow.ask}`
}

/** Key of the look-up that is on its way, once it is told. */
export function runningLookup<D extends Named>(flow: Step<D>): string | undefined {
  if (flow.step === 'reading') return flow.feed.lookupId
  return isCompleting(flow) ? flow.lookupId : undefined
}

/** The body that is confirmed, of a step that has one. */
export function chosenMatch({ candidates, chosen }: Matches): OrganizationMatch | undefined {
  return candidates[chosen]
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

/** A body of which nothing is known but what the person calls it. */
export function typedName({ organization }: Named): Matches {
  const name = organization.trim()
  return { candidates: [{ name, description: '', source: 'typed-name', reason: '', detailed: false }], chosen: 0 }
}

function afterLookupEvent<D extends Named>(flow: ReadingStep<D>, event: LookupEvent): Step<D> {
  if (event.type === 'failed') return failed(flow, lookupFailureLine(event))
  if (event.type !== 'finished' && event.type !== 'stored') return { ...flow, feed: nextFeed(flow.feed, event) }
  const { draft, matches, added, feed, before, ask } = flow
  const { result } = event
  const standing = before?.step === 'error' ? resultsBefore(before) : before?.step === 'results' ? before : undefined
  const isAdded = before !== null && added.length > (standing?.added.length ?? 0)
  const news = isAdded ? newLines(standing?.result.certifications ?? [], result.certifications) : undefined
  const shown = event.type === 'stored' ? shownStored(result, feed) : { result, completing: null }
  return { step: 'results', draft, matches, ...shown, lookupId: feed.lookupId, added, answered: [], news, savedId: null, ask }
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

/** The results that were in view before a reading that failed. */
export function resultsBefore<D extends Named>({ reading: failedReading }: ErrorStep<D>): ResultsStep<D> | undefined {
  const before = failedReading?.before
  if (before?.step === 'error') return resultsBefore(before)
  return before?.step === 'results' ? before : undefined
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
