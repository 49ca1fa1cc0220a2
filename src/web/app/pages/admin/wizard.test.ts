import type { LookupResult } from '#domain/lookup.ts'
import type { OrganizationMatch } from '#domain/organization.ts'
import { describe, expect, it } from 'vitest'
import { chosenMatch, firstStep, nextWizard, type Wizard, type WizardEvent } from './wizard.ts'

const match = (name: string): OrganizationMatch => ({
  name,
  description: '',
  website: `https://${name.toLowerCase()}.example.org`,
  source: 'catalogue',
  reason: '',
  detailed: true,
})
const result: LookupResult = {
  organization: { name: 'PMI', description: '' },
  certifications: [],
  ledger: { namesSeen: [], detailed: [], notRead: [], pages: [] },
  origin: 'catalogue',
  asOf: '2026-11-01',
}

const named: WizardEvent = { type: 'named', name: 'PMI' }
const found: WizardEvent = { type: 'found', candidates: [match('PMI'), match('PMI2')] }
const confirmed: WizardEvent = { type: 'confirmed' }
const finished: WizardEvent = { type: 'happened', event: { type: 'finished', at: 9, result } }
const failed: WizardEvent = { type: 'failed', technical: '503: away' }

function after(...events: WizardEvent[]): Wizard {
  return events.reduce(nextWizard, firstStep)
}

describe('the wizard', () => {
  it('goes from a name to results', () => {
    expect(after(named)).toEqual({ step: 'name', name: 'PMI', finding: true })
    expect(after(named, found).step).toBe('confirm')
    expect(after(named, found, confirmed).step).toBe('searching')
    expect(after(named, found, confirmed, finished)).toEqual({
      step: 'results',
      name: 'PMI',
      result,
      completing: null,
      lookupId: undefined,
      savedId: null,
    })
    expect(after(named, found, confirmed, finished, { type: 'saved', id: 7 })).toMatchObject({ savedId: 7 })
  })

  it('shows what is stored at once, and what completes it', () => {
    const stored: WizardEvent = { type: 'happened', event: { type: 'stored', at: 1, result } }
    expect(after(named, found, confirmed, stored)).toMatchObject({ step: 'results', result, completing: {} })
    expect(after(named, found, confirmed, stored, finished)).toMatchObject({ step: 'results', result, completing: null })
    expect(after(named, found, confirmed, stored, failed)).toMatchObject({ step: 'results', completing: null })
    expect(after(named, found, confirmed, stored, { type: 'stopped' })).toMatchObject({
      result: { siteNotRead: 'Reading was stopped, so this is what was shown so far.' },
      completing: null,
    })
  })

  it('goes to the error step when either question fails, and back to the name from there', () => {
    expect(after(named, failed)).toEqual({ step: 'error', name: 'PMI', technical: '503: away' })
    expect(after(named, found, confirmed, failed).step).toBe('error')
    expect(after(named, failed, { type: 'went-back' })).toEqual({ step: 'name', name: 'PMI', finding: false })
  })

  it('keeps the name when the body was the wrong one or the search is cancelled, and forgets it for a new prospect', () => {
    expect(after(named, found, { type: 'went-back' })).toEqual({ step: 'name', name: 'PMI', finding: false })
    expect(after(named, found, confirmed, { type: 'went-back' })).toEqual({ step: 'name', name: 'PMI', finding: false })
    expect(after(named, found, confirmed, finished, { type: 'restarted' })).toEqual(firstStep)
  })

  it('puts the bodies of a typed website first, each once', () => {
    const wizard = after(
      named,
      found,
      { type: 'chosen', index: 1 },
      { type: 'website-found', candidates: [match('PMI2'), match('PMI3')] },
    )
    expect(wizard.step === 'confirm' && wizard.matches.candidates.map(({ name }) => name)).toEqual(['PMI2', 'PMI3', 'PMI'])
    expect(wizard.step === 'confirm' && chosenMatch(wizard.matches)?.name).toBe('PMI2')
  })

  it('ignores answers that come too late', () => {
    expect(nextWizard(firstStep, found)).toBe(firstStep)
    expect(nextWizard(firstStep, failed)).toBe(firstStep)
    expect(nextWizard(firstStep, finished)).toBe(firstStep)
    const results = after(named, found, confirmed, finished)
    expect(nextWizard(results, failed)).toBe(results)
  })
})
