import type { AnsweredLine } from '#domain/lookups/answered-lines.ts'
import type { NewLines } from '#domain/lookups/new-lines.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import type { ShownResult } from '../../prospect/completion/shown-result.ts'
import type { Feed } from '../../prospect/lookup-progress/feed.ts'
import type { Matches } from '../../prospect/organization-choice/organization-choice.tsx'

/** What every form that begins holds, as typed; a wizard may hold more. */
export interface Named {
  /** Name, abbreviation or website. */
  organization: string
}

/** Step 0. */
export interface FormStep<D extends Named> {
  step: 'form'
  draft: D
}

/** Step 1. */
export interface ConfirmStep<D extends Named> {
  step: 'confirm'
  draft: D
  matches: Matches
}

/** Step 2, while the organization is looked for. */
export interface FindingStep<D extends Named> {
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
  /** What the person calls the body, where no page that was read says it. */
  bodyName?: string | undefined
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

/** Whether results are shown that the site is completing. */
export function isCompleting<D extends Named>(flow: Step<D>): flow is ResultsStep<D> {
  return flow.step === 'results' && flow.completing !== null
}

/** Whether a question is on its way, behind step 2 or behind results that are being completed. */
export function isAsking<D extends Named>(flow: Step<D>): flow is FindingStep<D> | ReadingStep<D> | ResultsStep<D> {
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

/** A body of which nothing is known but what the person calls it. */
export function typedName({ organization }: Named): Matches {
  const name = organization.trim()
  return { candidates: [{ name, description: '', source: 'typed-name', reason: '', detailed: false }], chosen: 0 }
}

/** The results that were in view before a reading that failed. */
export function resultsBefore<D extends Named>({ reading: failedReading }: ErrorStep<D>): ResultsStep<D> | undefined {
  const before = failedReading?.before
  if (before?.step === 'error') return resultsBefore(before)
  return before?.step === 'results' ? before : undefined
}
