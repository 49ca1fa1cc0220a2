import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { insertProspect } from '../prospects/store.ts'
import { promoteWaiting } from './interest.ts'
import { insertLink } from '../shares/store.ts'

let app: TestApp
let dana: Visitor & { user: { id: string } }

async function start(phaseOneCapacity: number): Promise<void> {
  app = await startTestApp({ config: { phaseOneCapacity } })
  dana = await app.signedIn()
}
beforeEach(() => start(0))

const both = { billingCycle: 'monthly' as const, base: false, pearson: true, social: true }
const ann = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }

/** A prospect with a link, made without the calls whose limits the test would meet. */
async function shared(): Promise<{ shareId: string; id: string }> {
  const { db, ids, now } = app.context
  const prospect = { ownerId: dana.user.id, organization: welders, certifications: [], email: null, contactFirstName: null }
  const { id } = await insertProspect(db, prospect, now())
  const shareId = ids.share()
  await insertLink(db, shareId, id, now())
  return { shareId, id: String(id) }
}

function submit(shareId: string, body: object = {}) {
  return app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: { ...ann, ...body } })
}

async function raiseCapacityTo(phaseOneCapacity: number): Promise<void> {
  app.context.config.phaseOneCapacity = phaseOneCapacity
  await promoteWaiting(app.context)
}

describe('interest', () => {
  test('takes a place on the waitlist when Phase 1 is full', async () => {
    const { shareId, id } = await shared()
    const outcome = await submit(shareId, { pricingOptions: both })
    expect(outcome).toEqual({
      interested: true,
      outcome: 'waitlist',
      trialEndsAt: null,
      place: 1,
      pricingOptions: { ...both, base: true },
      price: { perMonth: 2_999, perYear: 35_988 },
      submittedAt: '2026-11-21T09:00:00.000Z',
    })
    const visitor = app.anonymous()
    expect(await visitor.call(calls.getShareInterest, { params: { shareId } })).toEqual(outcome)
    expect(await visitor.call(calls.getShare, { params: { shareId } })).toMatchObject({ interested: true })
    expect(await dana.call(calls.getProspect, { params: { id } })).toMatchObject({
      interested: true,
      ...ann,
      pricingOptions: { ...both, base: true },
    })
  })

  test('starts a trial of 14 days when a seat is free, and the next one waits', async () => {
    await start(1)
    const [first, second] = [await shared(), await shared()]
    expect(await submit(first.shareId)).toMatchObject({ outcome: 'trial', trialEndsAt: '2026-12-05T09:00:00.000Z', place: null })
    expect(await submit(second.shareId)).toMatchObject({ outcome: 'waitlist', trialEndsAt: null, place: 1 })
  })

  test('without a choice counts as the default one', async () => {
    const { shareId } = await shared()
    expect(await submit(shareId)).toMatchObject({
      pricingOptions: { billingCycle: 'annual', base: true, pearson: false, social: false },
      price: { perMonth: 999, perYear: 11_988 },
    })
  })

  test.each([
    ['billingName', { billingName: ' A ' }, 'Billing name is required'],
    ['billingEmail', { billingEmail: 'nobody' }, 'Please enter a valid email address'],
    ['billingName', { billingName: 'x'.repeat(201) }, 'Billing name can be at most 200 characters.'],
    [
      'pricingOptions.billingCycle',
      { pricingOptions: { ...both, billingCycle: 'weekly' } },
      'Billing cycle must be annual or monthly.',
    ],
  ])('is refused for its %s', async (field, wrong, message) => {
    const { shareId } = await shared()
    const response = await app.anonymous().fetch(`/api/share/${shareId}/interest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...ann, ...wrong }),
    })
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'INVALID', field, message }])
    expect(await app.anonymous().answer(calls.getShareInterest, { params: { shareId } })).toMatchObject({ status: 404 })
  })

  test('submitted again changes contact and choice, keeps the place, and keeps the earlier one', async () => {
    const [first, second] = [await shared(), await shared()]
    await submit(first.shareId)
    await submit(second.shareId)
    app.clock.advance(60_000)
    const again = await submit(first.shareId, { billingName: 'Bob', pricingOptions: both })
    expect(again).toMatchObject({ place: 1, price: { perMonth: 2_999 }, submittedAt: '2026-11-21T09:00:00.000Z' })
    expect(await submit(second.shareId)).toMatchObject({ place: 2 })
    expect(await dana.call(calls.getProspect, { params: { id: first.id } })).toMatchObject({ billingName: 'Bob' })
    expect(await app.context.db.selectFrom('interest_history').selectAll().execute()).toMatchObject([
      {
        prospect_id: Number(first.id),
        billing_name: 'Ann Smith',
        price_per_month: 999,
        submitted_at: new Date('2026-11-21T09:00:00.000Z'),
      },
    ])
  })

  test('submitted again tells an address that knows what has changed, another one what became of it; what is not said stays chosen', async () => {
    const { shareId } = await shared()
    await submit(shareId, { pricingOptions: both })
    await submit(shareId, { billingName: 'Bob' })
    expect(await app.anonymous().call(calls.getShareInterest, { params: { shareId } })).toMatchObject({
      pricingOptions: { ...both, base: true },
    })
    await submit(shareId, { billingEmail: 'bob@example.org', pricingOptions: both })
    const told = (await app.mails()).filter(({ kind }) => kind === 'waitlist').map((mail) => [mail.to_email, mail.subject])
    expect(told).toHaveLength(3)
    expect(told).toEqual(
      expect.arrayContaining([
        ['ann@example.org', 'You are on the Phase 2 waitlist'],
        ['ann@example.org', 'Your billing name has changed'],
        ['bob@example.org', 'You are now the billing contact of Example Welding Board'],
      ]),
    )
  })

  test('submitted again says in every email what was there before, and tells the one whose place another took', async () => {
    const { id, shareId } = await shared()
    await submit(shareId)
    const later = async (change: Parameters<typeof submit>[1]) => {
      const before = await app.mails()
      await submit(shareId, change)
      const news = (await app.mails()).slice(before.length)
      return Object.fromEntries(news.map((mail) => [`${mail.kind} ${mail.to_email}`, mail]))
    }
    const chosen = await later({ pricingOptions: both })
    expect(Object.keys(chosen).toSorted()).toEqual(['interest-notice dana@example.org', 'waitlist ann@example.org'])
    expect(chosen['waitlist ann@example.org']?.subject).toBe('Your options have changed')
    for (const { text } of Object.values(chosen)) {
      expect(text).toContain('Chosen: Base plan, Pearson VUE integration, Social Sharing\nChosen before: Base plan\n')
      expect(text).toContain('Price before: $999 a month, billed annually, $11,988 a year')
      expect(text).not.toContain('Billing email before')
    }
    expect(chosen['interest-notice dana@example.org']?.subject).toBe('Example Welding Board has changed its options')

    const replaced = await later({ billingName: 'Bob Jones', billingEmail: 'bob@example.org', pricingOptions: both })
    expect(Object.keys(replaced).toSorted()).toEqual([
      'contact-replaced ann@example.org',
      'interest-notice dana@example.org',
      'waitlist bob@example.org',
    ])
    const toSeller = replaced['interest-notice dana@example.org']
    expect(toSeller?.subject).toBe('Example Welding Board has changed its billing contact')
    expect(toSeller?.text).toContain('Billing name: Bob Jones\nBilling name before: Ann Smith\n')
    expect(toSeller?.text).toContain('Billing email: bob@example.org\nBilling email before: ann@example.org\n')
    const toBob = replaced['waitlist bob@example.org']
    expect(toBob?.text).toContain('You have been named the billing contact of Example Welding Board. It is still number 1')
    expect(toBob?.text).not.toMatch(/Ann|ann@/)
    const toAnn = replaced['contact-replaced ann@example.org']
    expect(toAnn?.subject).toBe('You are no longer the billing contact of Example Welding Board')
    expect(toAnn?.text).toContain('Hello Ann Smith,')
    expect(toAnn?.text).toContain(
      'Somebody who has the link to the page of Example Welding Board has named another billing contact.',
    )
    expect(toAnn?.text).toContain('If that is not right, change the contact back on the page, or reply to this email')
    expect(toAnn?.text).toContain(`/share/${shareId}`)
    expect(toAnn?.text).not.toMatch(/Bob|bob@/)

    const body = { ...ann, pricingOptions: both }
    await dana.call(calls.submitProspectInterest, { params: { id }, body })
    const toBobAgain = (await app.mails()).find((mail) => mail.kind === 'contact-replaced' && mail.to_email === 'bob@example.org')
    expect(toBobAgain?.text).toContain('dana has named another billing contact.')
  })

  test('submitted twice at once has one effect', async () => {
    await start(5)
    const { shareId } = await shared()
    const [one, other] = await Promise.all([submit(shareId), submit(shareId)])
    expect(other).toEqual(one)
    expect(await app.context.db.selectFrom('phase').select('seats_taken').execute()).toEqual([{ seats_taken: 1 }])
    expect(await app.context.db.selectFrom('interest_history').selectAll().execute()).toEqual([])
    expect((await app.mails()).map(({ kind }) => kind)).toEqual(['trial-started', 'interest-notice'])
  })

  test('through one link is taken five times an hour, for every submission may write an email', async () => {
    const { shareId } = await shared()
    for (let number = 0; number < 5; number += 1) await submit(shareId, { billingEmail: `a${number}@example.org` })
    const refused = await app.anonymous('198.51.100.9').answer(calls.submitShareInterest, { params: { shareId }, body: ann })
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
    app.clock.advance(3_600_000)
    expect(await submit(shareId)).toMatchObject({ place: 1 })
  })

  test('of an owner needs their session and their prospect', async () => {
    const { id } = await shared()
    const eve = await app.signedIn('eve')
    const given = { params: { id }, body: ann }
    expect(await app.anonymous().answer(calls.submitProspectInterest, given)).toMatchObject({ status: 401 })
    expect(await eve.answer(calls.submitProspectInterest, given)).toMatchObject({ status: 404 })
    expect(await dana.call(calls.submitProspectInterest, given)).toMatchObject({ outcome: 'waitlist', place: 1 })
  })

  test('of a hundred at once gives 25 trials and the places 1 to 75', async () => {
    await start(25)
    const links = []
    for (let number = 0; number < 100; number += 1) links.push(await shared())
    const outcomes = await Promise.all(links.map(({ shareId }) => submit(shareId)))
    expect(outcomes.filter(({ outcome }) => outcome === 'trial')).toHaveLength(25)
    const places = outcomes.flatMap(({ place }) => (place === null ? [] : [place]))
    expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 75 }, (_, index) => index + 1))
  })
})

describe('the queue', () => {
  async function waiting(count: number) {
    const links = []
    for (let number = 0; number < count; number += 1) {
      const link = await shared()
      await submit(link.shareId, { billingEmail: `ann${number}@example.org` })
      links.push(link)
    }
    return links
  }
  async function outcomes(links: { shareId: string }[]) {
    const found = links.map(({ shareId }) => app.anonymous().call(calls.getShareInterest, { params: { shareId } }))
    return (await Promise.all(found)).map(({ outcome, place }) => (outcome === 'trial' ? 'trial' : place))
  }

  test('moves up, first come first served, when there are more seats', async () => {
    const links = await waiting(4)
    app.clock.advance(86_400_000)
    await raiseCapacityTo(2)
    expect(await outcomes(links)).toEqual(['trial', 'trial', 1, 2])
    const trial = await app.anonymous().call(calls.getShareInterest, { params: { shareId: links[0]?.shareId ?? '' } })
    expect(trial.trialEndsAt).toBe('2026-12-06T09:00:00.000Z')
    await promoteWaiting(app.context)
    expect(await outcomes(links)).toEqual(['trial', 'trial', 1, 2])
    const mails = (await app.mails()).slice(8)
    expect(mails.map(({ kind }) => kind)).toEqual(['promoted', 'interest-notice', 'promoted', 'interest-notice'])
    expect(mails[0]?.text).toContain('A place in Phase 1 is free, and it is yours.')
    expect(mails[0]?.text).toContain('It ends on 6 Dec 2026.')
  })

  test('never lets a later entry overtake an earlier one', async () => {
    const links = await waiting(2)
    app.context.config.phaseOneCapacity = 1
    const later = await shared()
    expect(await submit(later.shareId)).toMatchObject({ outcome: 'waitlist', place: 2 })
    expect(await outcomes([...links, later])).toEqual(['trial', 1, 2])
  })

  test('closes up behind a deleted prospect, which gets no seat', async () => {
    const links = await waiting(3)
    await dana.call(calls.deleteProspect, { params: { id: links[0]?.id ?? '' } })
    expect(await outcomes(links.slice(1))).toEqual([1, 2])
    await raiseCapacityTo(1)
    expect(await outcomes(links.slice(1))).toEqual(['trial', 1])
    await dana.call(calls.restoreProspect, { params: { id: links[0]?.id ?? '' } })
    expect(await outcomes(links)).toEqual([1, 'trial', 2])
  })
})

describe('an address that was typed', () => {
  test('is written to three times a day at most, through whatever links; the interest is taken and its owner told', async () => {
    const outcomes = []
    for (let number = 0; number < 6; number += 1) {
      const { shareId } = await shared()
      const billingEmail = number % 2 === 0 ? 'victim@example.org' : 'Victim@Example.org'
      outcomes.push(await submit(shareId, { billingEmail, billingName: `Ann ${number}` }))
    }
    expect(outcomes.every(({ interested }) => interested)).toBe(true)
    const kinds = async () => (await app.mails()).map(({ kind }) => kind)
    expect((await kinds()).filter((kind) => kind === 'waitlist')).toHaveLength(3)
    expect((await kinds()).filter((kind) => kind === 'interest-notice')).toHaveLength(6)
    await submit((await shared()).shareId, { billingEmail: 'other@example.org' })
    expect((await kinds()).filter((kind) => kind === 'waitlist')).toHaveLength(4)
    app.clock.advance(86_400_000)
    await submit((await shared()).shareId, { billingEmail: 'victim@example.org' })
    expect((await kinds()).filter((kind) => kind === 'waitlist')).toHaveLength(5)
  })

  test('is always written to when the owner gave it', async () => {
    for (let number = 0; number < 5; number += 1) {
      const { id } = await shared()
      await dana.call(calls.submitProspectInterest, { params: { id }, body: { ...ann, billingName: `Ann ${number}` } })
    }
    expect((await app.mails()).filter(({ kind }) => kind === 'waitlist')).toHaveLength(5)
  })
})

describe('the emails of an interest', () => {
  test('tell the billing contact the true place and the owner who it is', async () => {
    const { shareId, id } = await shared()
    await submit(shareId, { pricingOptions: both })
    const [toContact, toOwner] = await app.mails()
    expect(toContact).toMatchObject({ kind: 'waitlist', to_email: 'ann@example.org', subject: 'You are on the Phase 2 waitlist' })
    expect(toContact?.text).toContain('Hello Ann Smith,')
    expect(toContact?.text).toContain('Example Welding Board is number 1 on the Phase 2 waitlist.')
    expect(toContact?.text).toContain('Chosen: Base plan, Pearson VUE integration, Social Sharing')
    expect(toContact?.text).toContain('Price: $2,999 a month, billed monthly')
    expect(toContact?.text).toContain(`http://localhost:3000/share/${shareId}`)
    expect(toOwner).toMatchObject({
      kind: 'interest-notice',
      to_email: 'dana@example.org',
      subject: 'Example Welding Board is interested',
    })
    expect(toOwner?.text).toContain('Billing email: ann@example.org')
    expect(toOwner?.text).toContain(`http://localhost:3000/search/${id}`)
  })

  test('tell of a trial its last day', async () => {
    await start(1)
    const { shareId } = await shared()
    await submit(shareId)
    const [toContact] = await app.mails()
    expect(toContact).toMatchObject({ kind: 'trial-started', subject: 'Your 14-day free trial has started' })
    expect(toContact?.text).toContain('It ends on 5 Dec 2026.')
    expect(toContact?.text).toContain('Price: $999 a month, billed annually, $11,988 a year')
  })

  test('do not repeat an address or a message that a stranger typed as a name', async () => {
    const { shareId } = await shared()
    await submit(shareId, { billingName: 'Win now at https://evil.example.net <b>' })
    const [toContact] = await app.mails()
    expect(toContact?.text.startsWith('Hello,\n')).toBe(true)
    expect(`${toContact?.text}${toContact?.html}`).not.toContain('evil.example.net')
  })
})
