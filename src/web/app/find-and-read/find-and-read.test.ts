import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import { describe, expect, it } from 'vitest'
import { nextStep, type StepEvent } from './find-and-read.ts'
import { chosenMatch, questionOf, runningLookup, type Step } from './steps.ts'

/** What a form of this test holds besides the name: the machine keeps it as it is. */
interface Draft {
  organization: string
  contactFirstName: string
}
type Flow = Step<Draft>
type FlowEvent = StepEvent<Draft>

const draft: Draft = { organization: 'AWS', contactFirstName: 'Dana' }
const emptyDraft: Draft = { organization: '', contactFirstName: '' }
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
  return events.reduce<Flow>(nextStep, start)
}
const submitted: FlowEvent = { type: 'submitted', draft }
const found: FlowEvent = { type: 'organization-found', candidates: [welding, amazon] }
const confirmed: FlowEvent = { type: 'confirmed' }
const failedEvent: FlowEvent = { type: 'failed', technical: '503: away' }

describe('the way through', () => {
  it('lets a body that goes by its host be named, and keeps the name when more is read of it', () => {
    const organization = { name: 'cranes.example.org', description: '', website: 'http://www.cranes.example.org:9077/' }
    const byHost: FlowEvent = { type: 'happened', event: { type: 'finished', at: 9, result: { ...result, organization } } }
    const named = after(submitted, found, confirmed, byHost, { type: 'body-named', name: 'Crane Board' })
    expect(named).toMatchObject({ result: { organization: { name: 'Crane Board', website: organization.website } } })
    const more: FlowEvent[] = [{ type: 'page-added', key: 'a' }, byHost]
    expect(more.reduce<Flow>(nextStep, named)).toMatchObject({
      bodyName: 'Crane Board',
      result: { organization: { name: 'Crane Board' } },
    })
    // A page that names it is believed.
    const told = [{ type: 'page-added', key: 'b' } as const, finished].reduce<Flow>(nextStep, named)
    expect(told).toMatchObject({ result: { organization: { name: 'American Welding Society' } } })
  })

  it('keeps when the answer was read, where that was before it was asked for', () => {
    const readAt = '2026-11-27T01:04:00.000Z'
    const kept: FlowEvent = { type: 'happened', event: { type: 'finished', at: 9, result, readAt } }
    expect(after(submitted, found, confirmed, kept)).toMatchObject({ step: 'results', readAt })
    expect(after(submitted, found, confirmed, kept, { type: 'live-reading-asked' }, finished)).not.toHaveProperty('readAt')
  })

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
      expect(left.step === 'results' && left.result.siteNotRead).toMatch(/These are the results so far\.$/)
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
    expect(again.reduce<Flow>(nextStep, results)).toEqual(results)
  })

  it('any failure goes to 4, and retry asks for the organization again', () => {
    const failed = after(submitted, failedEvent)
    expect(failed).toEqual({ step: 'error', draft, technical: '503: away', unknown: false, reading: undefined })
    expect(after(submitted, found, confirmed, failedEvent).step).toBe('error')
    expect(nextStep(failed, { type: 'retried' })).toMatchObject({ step: 'finding', draft, before: failed })
  })

  it('retry without a search term goes to 0', () => {
    const failed: Flow = {
      step: 'error',
      draft: { ...draft, organization: ' ' },
      technical: '',
      unknown: true,
      reading: undefined,
    }
    expect(nextStep(failed, { type: 'retried' }).step).toBe('form')
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
    expect(nextStep(refused, { type: 'website-found', candidates: [welding] })).toMatchObject({
      step: 'confirm',
      matches: { candidates: [welding], chosen: 0 },
    })
    expect(nextStep(after(submitted, failedEvent), { type: 'website-found', candidates: [welding] }).step).toBe('error')
  })

  it('goes on by a document, read alone, and tells what it gave', () => {
    const reading = nextStep(refused, { type: 'page-added', key: 'p1' })
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
    expect(nextStep(reading, { type: 'happened', event })).toMatchObject({
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
    const again = nextStep(results, added)
    expect(again).toMatchObject({ step: 'reading', readLive: true, added: ['p1'], before: results })
    const extended = [finished, { ...added, key: 'p2' }].reduce(nextStep, again)
    expect(extended).toMatchObject({ step: 'reading', added: ['p1', 'p2'] })
  })

  it('after a site that cannot be read begins a reading of the same body', () => {
    const refused = after(submitted, found, confirmed, failed)
    expect(nextStep(refused, added)).toMatchObject({ step: 'reading', added: ['p1'], matches: { chosen: 0 } })
    expect(nextStep(refused, { type: 'went-back', to: 'results' })).toBe(refused)
    expect(after(submitted, failedEvent, added).step).toBe('error')
  })

  it('that cannot be read loses no results', () => {
    const results = after(submitted, found, confirmed, finished)
    const twice = [added, failed, added, failed].reduce(nextStep, results)
    expect(twice.step).toBe('error')
    expect(nextStep(twice, { type: 'went-back', to: 'results' })).toBe(results)
    expect([added, { type: 'cancelled' } as const].reduce(nextStep, results)).toBe(results)
  })
})

it('ignores answers that come after their step was left', () => {
  const form = after(submitted, { type: 'cancelled' })
  expect(nextStep(form, found)).toBe(form)
  expect(nextStep(form, failedEvent)).toBe(form)
  expect(nextStep(form, finished)).toBe(form)
})

it('puts the body of a typed website first, once', () => {
  const typed = match('aws.org', 'https://aws.org/certify')
  const flow = after(submitted, found, { type: 'chosen', index: 1 }, { type: 'website-found', candidates: [typed, amazon] })
  expect(flow.step === 'confirm' && flow.matches).toEqual({ candidates: [typed, amazon, welding], chosen: 0 })
})

it('asks the same question again without losing what it shows', () => {
  const flow = after(submitted, found, confirmed, { type: 'happened', event: { type: 'names-seen', at: 2, names: ['CWI'] } })
  expect(nextStep(flow, { type: 'asked-again' })).toMatchObject({ step: 'reading', ask: 1, feed: { names: ['CWI'] } })
})

it('goes back along the trail, and starts over empty', () => {
  const results = after(submitted, found, confirmed, finished)
  expect(nextStep(results, { type: 'went-back', to: 'confirm' })).toMatchObject({ step: 'confirm', draft })
  expect(nextStep(results, { type: 'went-back', to: 'form' })).toEqual({ step: 'form', draft })
  expect(nextStep(results, { type: 'saved', id: 7 })).toMatchObject({ savedId: 7 })
  expect(nextStep(results, { type: 'restarted', draft: emptyDraft })).toEqual(start)
  expect(after(submitted, found, confirmed, { type: 'restarted', draft: emptyDraft }).step).toBe('reading')
})

it('goes back from a reading that failed to the choice', () => {
  const failedReading = after(submitted, found, confirmed, failedEvent)
  expect(nextStep(failedReading, { type: 'went-back', to: 'confirm' })).toMatchObject({ step: 'confirm', draft })
  expect(nextStep(after(submitted, failedEvent), { type: 'went-back', to: 'confirm' }).step).toBe('error')
})

it('goes back from a question to the form with what was typed, as the admin wizard cancels', () => {
  for (const events of [[submitted], [submitted, found], [submitted, found, confirmed], [submitted, failedEvent]]) {
    expect(after(...events, { type: 'went-back', to: 'form' })).toEqual({ step: 'form', draft })
  }
})

describe('the question on its way', () => {
  const stored: FlowEvent = { type: 'happened', event: { type: 'stored', at: 1, result } }

  it('stays the same while the site completes what is shown, and ends with it', () => {
    expect(questionOf(after(submitted))).toBe('finding 0')
    expect(questionOf(after(submitted, found))).toBeUndefined()
    const reading = after(submitted, found, confirmed)
    expect(questionOf(nextStep(reading, stored))).toBe(questionOf(reading))
    expect(questionOf(after(submitted, found, confirmed, finished))).toBeUndefined()
  })

  it('is another one when a page is added meanwhile', () => {
    const completing = after(submitted, found, confirmed, stored)
    const again = nextStep(completing, { type: 'page-added', key: 'p1' })
    expect(questionOf(again)).not.toBe(questionOf(completing))
    const cancelled = nextStep(again, { type: 'cancelled' })
    expect(cancelled).toBe(completing)
  })

  it('says which look-up is to be stopped', () => {
    const begun: FlowEvent = { type: 'happened', event: { type: 'started', at: 0, lookupId: 'k1', organization: welding } }
    expect(runningLookup(after(submitted, found, confirmed, begun))).toBe('k1')
    expect(runningLookup(after(submitted, found, confirmed, begun, stored))).toBe('k1')
    expect(runningLookup(after(submitted, found, confirmed, begun, finished))).toBeUndefined()
  })
})

it('says that the connection was lost where results were being completed, in both wizards', () => {
  const stored: FlowEvent = { type: 'happened', event: { type: 'stored', at: 1, result } }
  expect(after(submitted, found, confirmed, stored, failedEvent)).toMatchObject({
    result: { siteNotRead: 'The connection was lost. These are the results so far.' },
  })
})
