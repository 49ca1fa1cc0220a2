import type { LookupEvent } from '#domain/lookup.ts'
import type { OrganizationMatch } from '#domain/organization.ts'
import { ended, nextShown, type ShownResult, shownStored } from '../../../prospect/completion/shown-result.ts'
import { emptyFeed, type Feed, nextFeed } from '../../../prospect/lookup-progress/feed.ts'
import type { Matches } from '../../../prospect/organization-choice/organization-choice.tsx'

/** The admin wizard (specification §4): enter a name, confirm, search, results, error. */
export type Wizard =
  | { step: 'name'; name: string; finding: boolean }
  | { step: 'confirm'; name: string; matches: Matches }
  | { step: 'searching'; name: string; matches: Matches; feed: Feed }
  | ({ step: 'results'; name: string; lookupId: string | undefined; savedId: number | null } & ShownResult)
  | { step: 'error'; name: string; technical: string }

export type WizardEvent =
  | { type: 'named'; name: string }
  | { type: 'found'; candidates: readonly OrganizationMatch[] }
  /** Readings of a typed web address come before the others. */
  | { type: 'website-found'; candidates: readonly OrganizationMatch[] }
  | { type: 'chosen'; index: number }
  | { type: 'confirmed' }
  | { type: 'happened'; event: Exclude<LookupEvent, { type: 'failed' }> }
  | { type: 'failed'; technical: string }
  | { type: 'saved'; id: number }
  /** The reading that completes the results; they stay. */
  | { type: 'stopped' }
  /** Cancel at 1 and 2, retry at 4: back to 0 with the name still in its field. */
  | { type: 'went-back' }
  /** 'Find New Prospect'. */
  | { type: 'restarted' }

export const firstStep: Wizard = { step: 'name', name: '', finding: false }

/** The wizard after an event; one that does not belong to its step, such as a late answer, changes nothing. */
export function nextWizard(wizard: Wizard, event: WizardEvent): Wizard {
  switch (event.type) {
    case 'named':
      return wizard.step === 'name' ? { step: 'name', name: event.name, finding: true } : wizard
    case 'found':
      return isFinding(wizard)
        ? { step: 'confirm', name: wizard.name, matches: { candidates: event.candidates, chosen: 0 } }
        : wizard
    case 'website-found':
      return wizard.step === 'confirm' ? withCandidates(wizard, event.candidates) : wizard
    case 'chosen':
      return wizard.step === 'confirm' ? { ...wizard, matches: { ...wizard.matches, chosen: event.index } } : wizard
    case 'confirmed':
      return wizard.step === 'confirm' ? { ...wizard, step: 'searching', feed: emptyFeed } : wizard
    case 'happened':
      if (wizard.step === 'results' && wizard.savedId === null) return { ...wizard, ...nextShown(wizard, event.event) }
      return wizard.step === 'searching' ? afterEvent(wizard, event.event) : wizard
    case 'stopped':
      return wizard.step === 'results'
        ? { ...wizard, ...ended(wizard, 'Reading was stopped, so this is what was shown so far.') }
        : wizard
    case 'failed':
      if (wizard.step === 'results' && wizard.completing !== null) {
        return { ...wizard, ...ended(wizard, 'The site could not be read to its end, so this is what was shown so far.') }
      }
      return isFinding(wizard) || wizard.step === 'searching'
        ? { step: 'error', name: wizard.name, technical: event.technical }
        : wizard
    case 'saved':
      return wizard.step === 'results' ? { ...wizard, savedId: event.id } : wizard
    case 'went-back':
      return { step: 'name', name: wizard.name, finding: false }
    case 'restarted':
      return firstStep
    default:
      return event satisfies never
  }
}

/** The body that is confirmed, of a step that has one. */
export function chosenMatch({ candidates, chosen }: Matches): OrganizationMatch | undefined {
  return candidates[chosen]
}

function withCandidates(wizard: Extract<Wizard, { step: 'confirm' }>, found: readonly OrganizationMatch[]): Wizard {
  const isFound = ({ name, website }: OrganizationMatch) => found.some((one) => one.name === name && one.website === website)
  const others = wizard.matches.candidates.filter((match) => !isFound(match))
  return { ...wizard, matches: { candidates: [...found, ...others], chosen: 0 } }
}

function isFinding(wizard: Wizard): boolean {
  return wizard.step === 'name' && wizard.finding
}

function afterEvent(
  wizard: Extract<Wizard, { step: 'searching' }>,
  event: Extract<WizardEvent, { type: 'happened' }>['event'],
): Wizard {
  const { name, feed } = wizard
  const results = { step: 'results', name, lookupId: feed.lookupId, savedId: null } as const
  if (event.type === 'stored') return { ...results, ...shownStored(event.result, feed) }
  if (event.type === 'finished') return { ...results, result: event.result, completing: null }
  return { ...wizard, feed: nextFeed(wizard.feed, event) }
}
