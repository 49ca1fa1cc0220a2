import type { LookupEvent, LookupResult } from '#domain/lookup.ts'
import type { OrganizationMatch } from '#domain/organization.ts'
import { noWork } from '#domain/prospect-work.ts'
import { describe, expect, it } from 'vitest'
import { chosenMatch, depthOf, type Draft, emptyDraft, type Flow, type FlowEvent, nextFlow, trailPlace } from './flow.ts'
import { flowFrom, keptOf } from './kept-flow.ts'

const draft: Draft = { organization: 'AWS', contactFirstName: 'Dana', email: '' }
const start: Flow = { step: 'form', draft: emptyDraft }

function match(name: string, website?: string): OrganizationMatch {
  return { name, description: '', ...(website === undefined ? {} : { website }), source: 'catalogue', reason: '', detailed: true }
}
const welding = match('American Welding Society', 'https://aws.org')
const amazon = match('Amazon Web Services', 'https://aws.amazon.com')

const result: LookupResult = {
  organization: { name: 'American Welding Society', description: '' },
  certifications: [],
  ledger: { namesSeen: [], detailed: [], notRead: [], pages: [] },
  origin: 'catalogue',
  asOf: '2026-10-02',
}
const finished: FlowEvent = { type: 'happened', event: { type: 'finished', at: 9, result } }

function after(...events: FlowEvent[]): Flow {
  return events.reduce(nextFlow, start)
}
const submitted: FlowEvent = { type: 'submitted', draft }
const found: FlowEvent = { type: 'organization-found', candidates: [welding, amazon] }
const confirmed: FlowEvent = { type: 'confirmed' }
const failedEvent: FlowEvent = { type: 'failed', technical: '503: away' }

describe('the way through', () => {
  it('goes 0, 2, 1, 2, 3', () => {
    expect(after(submitted)).toMatchObject({ step: 'finding', draft })
    expect(after(submitted, found)).toMatchObject({
      step: 'confirm',
      draft,
      matches: { candidates: [welding, amazon], chosen: 0 },
    })
    expect(after(submitted, found, confirmed)).toMatchObject({ step: 'reading', readLive: false })
    expect(after(submitted, found, confirmed, finished)).toEqual({
      step: 'results',
      draft,
      matches: { candidates: [welding, amazon], chosen: 0 },
      result,
      completing: null,
      lookupId: undefined,
      added: [],
      answered: [],
      savedId: null,
      ask: 0,
    })
  })

  it('shows what is stored at once, completes it in place, and keeps what was saved', () => {
    const welder = {
      name: 'Certified Welder',
      id: 'aws-cw',
      summary: '',
      requirements: [],
      validityPeriod: '',
      renewalRequirements: [],
    }
    const happened = (event: LookupEvent): FlowEvent => ({ type: 'happened', event })
    const stored = happened({ type: 'stored', at: 1, result: { ...result, certifications: [{ ...welder, fees: ['US$1'] }] } })
    const told = happened({ type: 'certification', at: 5, certification: { ...welder, fees: ['US$2'] } })
    const more = happened({ type: 'certification', at: 6, certification: { ...welder, id: 'aws-cwi', fees: [] } })
    const shown = after(submitted, found, confirmed, stored)
    expect(shown).toMatchObject({
      step: 'results',
      completing: { pages: { read: 0 } },
      result: { certifications: [{ fees: ['US$1'] }] },
    })
    const between = [submitted, found, confirmed, stored, told, more]
    expect(after(...between)).toMatchObject({ result: { certifications: [{ fees: ['US$2'] }, { id: 'aws-cwi' }] } })
    expect(after(...between, finished)).toMatchObject({ step: 'results', result, completing: null })
    // A connection that is lost, and a reading that is stopped, leave what is shown.
    for (const end of [failedEvent, { type: 'cancelled' } as const]) {
      const left = after(...between, end)
      expect(left).toMatchObject({ step: 'results', completing: null, result: { certifications: [{ fees: ['US$2'] }, {}] } })
      expect(left.step === 'results' && left.result.siteNotRead).toMatch(/so this is what was shown so far\.$/)
    }
    expect(after(...between, { type: 'saved', id: 7 }, finished)).toMatchObject({
      savedId: 7,
      result: { certifications: [{}, {}] },
    })
  })

  it('reads the body that was chosen', () => {
    const flow = after(submitted, found, { type: 'chosen', index: 1 }, confirmed)
    expect(flow.step === 'reading' && chosenMatch(flow.matches)).toEqual(amazon)
  })

  it('marks the trail', () => {
    expect([start, after(submitted), after(submitted, found), after(submitted, found, confirmed)].map(trailPlace)).toEqual([
      0, 0, 1, 2,
    ])
    expect(trailPlace(after(submitted, failedEvent))).toBe(0)
  })

  it('feeds what happens to the step that shows it', () => {
    const seen: LookupEvent = { type: 'names-seen', at: 2, names: ['CWI'] }
    const flow = after(submitted, found, confirmed, { type: 'happened', event: seen })
    expect(flow.step === 'reading' && flow.feed.names).toEqual(['CWI'])
  })
})

describe('ways out', () => {
  it('cancel at 1 goes back to 0 and keeps what was typed', () => {
    expect(after(submitted, found, { type: 'cancelled' })).toEqual({ step: 'form', draft })
  })

  it('cancel at 2 goes back to where the question was asked', () => {
    expect(after(submitted, { type: 'cancelled' })).toEqual({ step: 'form', draft })
    expect(after(submitted, found, confirmed, { type: 'cancelled' })).toMatchObject({ step: 'confirm', matches: { chosen: 0 } })
    const results = after(submitted, found, confirmed, finished)
    const again = [{ type: 'live-reading-asked' }, { type: 'cancelled' }] as const
    expect(again.reduce<Flow>(nextFlow, results)).toEqual(results)
  })

  it('any failure goes to 4, and retry asks for the organization again', () => {
    const failed = after(submitted, failedEvent)
    expect(failed).toEqual({ step: 'error', draft, technical: '503: away', unknown: false, reading: undefined })
    expect(after(submitted, found, confirmed, failedEvent).step).toBe('error')
    expect(nextFlow(failed, { type: 'retried' })).toMatchObject({ step: 'finding', draft, before: failed })
  })

  it('retry without a search term goes to 0', () => {
    const failed: Flow = {
      step: 'error',
      draft: { ...draft, organization: ' ' },
      technical: '',
      unknown: true,
      reading: undefined,
    }
    expect(nextFlow(failed, { type: 'retried' }).step).toBe('form')
  })

  it('a failed look-up goes to 4 with its sentence', () => {
    const failed: LookupEvent = { type: 'failed', at: 3, code: 'SITE_BLOCKED', message: 'It does not allow reading.' }
    expect(after(submitted, found, confirmed, { type: 'happened', event: failed })).toMatchObject({
      step: 'error',
      draft,
      technical: '502: It does not allow reading.',
      unknown: false,
    })
  })

  it('an answer without a reading is a failure, not an empty choice', () => {
    expect(after(submitted, { type: 'organization-found', candidates: [] }).step).toBe('error')
  })
})

describe('a name that nobody knows', () => {
  const unknown: FlowEvent = { type: 'failed', technical: '404: No body of that name is known.', unknown: true }
  const refused = after(submitted, unknown)

  it('goes on by its website', () => {
    expect(nextFlow(refused, { type: 'website-found', candidates: [welding] })).toMatchObject({
      step: 'confirm',
      matches: { candidates: [welding], chosen: 0 },
    })
    expect(nextFlow(after(submitted, failedEvent), { type: 'website-found', candidates: [welding] }).step).toBe('error')
  })

  it('goes on by a document, read alone, and tells what it gave', () => {
    const reading = nextFlow(refused, { type: 'page-added', key: 'p1' })
    expect(reading).toMatchObject({
      step: 'reading',
      added: ['p1'],
      matches: { candidates: [{ name: 'AWS', source: 'typed-name' }] },
    })
    const certification = {
      id: 'c',
      name: 'Welder',
      summary: '',
      requirements: ['A test'],
      validityPeriod: '',
      renewalRequirements: [],
      fees: [],
    }
    const event: LookupEvent = { type: 'finished', at: 9, result: { ...result, certifications: [certification] } }
    expect(nextFlow(reading, { type: 'happened', event })).toMatchObject({
      step: 'results',
      news: [{ id: 'c', name: 'Welder', lines: 1, isNew: true }],
    })
  })
})

describe('a page that is added', () => {
  const added: FlowEvent = { type: 'page-added', key: 'p1' }
  const failed: FlowEvent = {
    type: 'happened',
    event: { type: 'failed', at: 3, code: 'SITE_BLOCKED', message: 'It does not allow reading.' },
  }

  it('after results is read with the site, and what was added before', () => {
    const results = after(submitted, found, confirmed, finished)
    const again = nextFlow(results, added)
    expect(again).toMatchObject({ step: 'reading', readLive: true, added: ['p1'], before: results })
    const extended = [finished, { ...added, key: 'p2' }].reduce(nextFlow, again)
    expect(extended).toMatchObject({ step: 'reading', added: ['p1', 'p2'] })
  })

  it('after a site that cannot be read begins a reading of the same body', () => {
    const refused = after(submitted, found, confirmed, failed)
    expect(nextFlow(refused, added)).toMatchObject({ step: 'reading', added: ['p1'], matches: { chosen: 0 } })
    expect(nextFlow(refused, { type: 'went-back', to: 'results' })).toBe(refused)
    expect(after(submitted, failedEvent, added).step).toBe('error')
  })

  it('that cannot be read loses no results', () => {
    const results = after(submitted, found, confirmed, finished)
    const twice = [added, failed, added, failed].reduce(nextFlow, results)
    expect(twice.step).toBe('error')
    expect(nextFlow(twice, { type: 'went-back', to: 'results' })).toBe(results)
    expect([added, { type: 'cancelled' } as const].reduce(nextFlow, results)).toBe(results)
  })
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
  expect(nextFlow(saved, { type: 'restarted' })).toEqual(start)
  expect(after(submitted, { type: 'reopened', prospect }).step).toBe('finding')
})

it('ignores answers that come after their step was left', () => {
  const form = after(submitted, { type: 'cancelled' })
  expect(nextFlow(form, found)).toBe(form)
  expect(nextFlow(form, failedEvent)).toBe(form)
  expect(nextFlow(form, finished)).toBe(form)
})

it('puts the body of a typed website first, once', () => {
  const typed = match('aws.org', 'https://aws.org/certify')
  const flow = after(submitted, found, { type: 'chosen', index: 1 }, { type: 'website-found', candidates: [typed, amazon] })
  expect(flow.step === 'confirm' && flow.matches).toEqual({ candidates: [typed, amazon, welding], chosen: 0 })
})

it('asks the same question again without losing what it shows', () => {
  const flow = after(submitted, found, confirmed, { type: 'happened', event: { type: 'names-seen', at: 2, names: ['CWI'] } })
  expect(nextFlow(flow, { type: 'asked-again' })).toMatchObject({ step: 'reading', ask: 1, feed: { names: ['CWI'] } })
})

it('goes back along the trail, and starts over empty', () => {
  const results = after(submitted, found, confirmed, finished)
  expect(nextFlow(results, { type: 'went-back', to: 'confirm' })).toMatchObject({ step: 'confirm', draft })
  expect(nextFlow(results, { type: 'went-back', to: 'form' })).toEqual({ step: 'form', draft })
  expect(nextFlow(results, { type: 'saved', id: 7 })).toMatchObject({ savedId: 7 })
  expect(nextFlow(results, { type: 'restarted' })).toEqual(start)
  expect(after(submitted, found, confirmed, { type: 'restarted' }).step).toBe('reading')
})

it('goes back from a reading that failed to the choice, and knows how deep each step is', () => {
  const failedReading = after(submitted, found, confirmed, failedEvent)
  expect(nextFlow(failedReading, { type: 'went-back', to: 'confirm' })).toMatchObject({ step: 'confirm', draft })
  expect(nextFlow(after(submitted, failedEvent), { type: 'went-back', to: 'confirm' }).step).toBe('error')
  const depths = [start, after(submitted), after(submitted, found), after(submitted, found, confirmed), failedReading].map(
    depthOf,
  )
  expect(depths).toEqual([0, 0, 1, 2, 2])
})

it('keeps unsaved results, and what was shown before a reading that failed; goes on from them', () => {
  const results = after(submitted, found, confirmed, finished)
  const kept = keptOf(results)
  expect(kept).toMatchObject({ kind: 'results', draft, completing: false })
  expect(flowFrom(kept)).toMatchObject({ step: 'results', draft, completing: null, savedId: null })
  expect(keptOf(nextFlow(results, { type: 'saved', id: 7 }))).toBeUndefined()
  const again = after(submitted, found, confirmed, finished, { type: 'live-reading-asked' }, failedEvent)
  expect(again.step).toBe('error')
  expect(keptOf(again)).toEqual(kept)
  expect(keptOf(after(submitted, found, confirmed))).toMatchObject({ kind: 'lookup', draft })
  expect(keptOf(after(submitted, found))).toBeUndefined()
})
