import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { noWork } from '#domain/prospects/prospect-work.ts'
import { expect, it } from 'vitest'
import { type ProspectForm, emptyForm } from '../../find-and-read/prospect-form.ts'
import { depthOf, type Flow, type FlowEvent, nextFlow, trailPlace } from './flow.ts'
import { flowFrom, keptOf } from '../../find-and-read/kept-flow.ts'

const draft: ProspectForm = { organization: 'AWS', contactFirstName: 'Dana', email: '' }
const start: Flow = { step: 'form', draft: emptyForm }
const welding: OrganizationMatch = {
  name: 'American Welding Society',
  description: '',
  website: 'https://aws.org',
  source: 'catalogue',
  reason: '',
  detailed: true,
}
const result: LookupResult = {
  organization: { name: 'American Welding Society', description: '' },
  certifications: [],
  ledger: { namesSeen: [], detailed: [], notRead: [], pages: [] },
  origin: 'catalogue',
  asOf: '2026-10-02',
}
const submitted: FlowEvent = { type: 'submitted', draft }
const found: FlowEvent = { type: 'organization-found', candidates: [welding] }
const confirmed: FlowEvent = { type: 'confirmed' }
const finished: FlowEvent = { type: 'happened', event: { type: 'finished', at: 9, result } }
const failedEvent: FlowEvent = { type: 'failed', technical: '503: away' }

function after(...events: FlowEvent[]): Flow {
  return events.reduce(nextFlow, start)
}

const keptIn = (flow: Flow) => (flow.step === 'saved' ? undefined : keptOf(flow))

it('marks the trail, and knows how deep each step is', () => {
  const steps = [start, after(submitted), after(submitted, found), after(submitted, found, confirmed)]
  expect(steps.map(trailPlace)).toEqual([0, 0, 1, 2])
  expect(trailPlace(after(submitted, failedEvent))).toBe(0)
  expect([...steps, after(submitted, found, confirmed, failedEvent)].map(depthOf)).toEqual([0, 0, 1, 2, 2])
})

it('opens a saved prospect again from the form, and starts over from it', () => {
  const prospect = {
    id: 7,
    organization: result.organization,
    certifications: [],
    email: null,
    contactFirstName: 'Dana',
    interested: false,
    billingName: null,
    billingEmail: null,
    pricingOptions: null,
    emailSubject: null,
    emailMessage: null,
    createdAt: '2026-11-21T10:00:00Z',
    viewCount: 0,
    version: 1,
    work: noWork,
  }
  const saved = after({ type: 'reopened', prospect })
  expect(saved).toEqual({ step: 'saved', prospect })
  expect(trailPlace(saved)).toBeUndefined()
  expect(nextFlow(saved, { type: 'restarted', draft: emptyForm })).toEqual(start)
  expect(after(submitted, { type: 'reopened', prospect }).step).toBe('finding')
})

it('keeps unsaved results, and what was shown before a reading that failed; goes on from them', () => {
  const results = after(submitted, found, confirmed, finished)
  const kept = keptIn(results)
  expect(kept).toMatchObject({ kind: 'results', draft, completing: false })
  expect(flowFrom(kept)).toMatchObject({ step: 'results', draft, completing: null, savedId: null })
  expect(keptIn(nextFlow(results, { type: 'saved', id: 7 }))).toBeUndefined()
  const again = after(submitted, found, confirmed, finished, { type: 'live-reading-asked' }, failedEvent)
  expect(again.step).toBe('error')
  expect(keptIn(again)).toEqual(kept)
  expect(keptIn(after(submitted, found, confirmed))).toMatchObject({ kind: 'lookup', draft })
  expect(keptIn(after(submitted, found))).toBeUndefined()
})
