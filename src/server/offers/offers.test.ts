import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type SignedIn, type TestApp } from '../../../test/app.ts'
import { certification, certifiedWelder, quoted, welders } from '../../../test/samples.ts'
import { insertProspect } from '../prospects/store.ts'
import { insertLink } from '../shares/store.ts'

let app: TestApp
let dana: SignedIn

beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

const day = 86_400_000
const everything = { billingCycle: 'monthly' as const, base: true, pearson: true, social: true }
const atPearson = certification({
  name: 'Welding Inspector',
  delivery: 'Pearson VUE',
  evidence: { '/delivery': [quoted('Exams are taken at Pearson VUE.')] },
})

async function shared(): Promise<{ shareId: string; id: number }> {
  const { db, ids, now } = app.context
  const certifications = [certifiedWelder, atPearson]
  const prospect = { ownerId: dana.user.id, organization: welders, certifications, email: null, contactFirstName: null }
  const { id } = await insertProspect(db, prospect, now())
  const shareId = ids.share()
  await insertLink(db, shareId, id, now())
  return { shareId, id }
}

function make(shareId: string, body: object = { pricingOptions: everything }) {
  return app.anonymous().call(calls.makeOffer, { params: { shareId }, body })
}

describe('an offer', () => {
  test('says number, days, options with what speaks for them, prices, terms and whom it comes from', async () => {
    const { shareId, id } = await shared()
    const offer = await make(shareId)
    expect(offer).toMatchObject({
      number: `${id}-1`,
      madeOn: '2026-11-21',
      validUntil: '2026-12-21',
      isOver: false,
      billingCycle: 'monthly',
      perMonth: 2_999,
      perYear: 35_988,
      seller: { name: 'dana', email: 'dana@example.org' },
      parts: [
        { part: 'base', perMonth: 1_499, ground: null },
        {
          part: 'pearson',
          perMonth: 750,
          ground: { told: 'Your page names Pearson VUE', words: 'Exams are taken at Pearson VUE.', isQuote: true },
        },
        { part: 'social', perMonth: 750, ground: null },
      ],
    })
    expect(offer.certifications.map(({ name }) => name)).toEqual([certifiedWelder.name, 'Welding Inspector'])
    expect(offer.terms.join(' ')).toContain('A free trial of 14 days')
  })

  test('stays what it was a year later, when the facts have changed, and says that it is over', async () => {
    const { shareId, id } = await shared()
    const offer = await make(shareId)
    const params = { id: String(id) }
    const { certifications } = await dana.call(calls.getProspect, { params })
    const changed = certifications.map((one) => ({ ...one, name: `${one.name} (new)` }))
    await dana.call(calls.updateProspect, {
      params,
      body: { organization: { ...welders, name: 'Other Welders' }, certifications: changed },
    })
    app.clock.advance(365 * day)
    const later = await app.anonymous().call(calls.getOffer, { params: { shareId, number: offer.number } })
    expect(later).toEqual({ ...offer, isOver: true })
  })

  test('holds through its last day, and not a day longer', async () => {
    const { shareId } = await shared()
    const { number } = await make(shareId)
    const isOver = async () => (await app.anonymous().call(calls.getOffer, { params: { shareId, number } })).isOver
    app.clock.advance(30 * day)
    expect(await isOver()).toBe(false)
    app.clock.advance(day)
    expect(await isOver()).toBe(true)
  })

  test('holds as many days as OFFER_DAYS says', async () => {
    app.context.config.offerDays = 7
    const { shareId } = await shared()
    expect(await make(shareId)).toMatchObject({ validUntil: '2026-11-28' })
  })

  test('asked again on the same day is the same one, and on the next day a new one', async () => {
    const { shareId, id } = await shared()
    const first = await make(shareId)
    app.clock.advance(3_600_000)
    expect(await make(shareId)).toEqual(first)
    expect(await make(shareId, {})).toMatchObject({ number: `${id}-2`, perMonth: 999 })
    app.clock.advance(day)
    expect(await make(shareId)).toMatchObject({ number: `${id}-3`, madeOn: '2026-11-22' })
    const list = await app.anonymous().call(calls.listOffers, { params: { shareId } })
    expect(list.map(({ number }) => number)).toEqual([`${id}-3`, `${id}-2`, `${id}-1`])
  })

  test('is made ten times a day through a link; what is already there is given all the same', async () => {
    const { shareId, id } = await shared()
    const params = { id: String(id) }
    for (let number = 1; number <= 10; number += 1) {
      const organization = { ...welders, name: `Welders ${number}` }
      await dana.call(calls.updateProspect, { params, body: { organization, certifications: [] } })
      expect(await make(shareId)).toMatchObject({ number: `${id}-${number}` })
    }
    await dana.call(calls.updateProspect, { params, body: { organization: welders, certifications: [] } })
    const refused = await app.anonymous().answer(calls.makeOffer, { params: { shareId }, body: { pricingOptions: everything } })
    expect(refused.status).toBe(429)
    await dana.call(calls.updateProspect, {
      params,
      body: { organization: { ...welders, name: 'Welders 10' }, certifications: [] },
    })
    expect(await make(shareId)).toMatchObject({ number: `${id}-10` })
  })

  test('asked for by twenty at once is one', async () => {
    const { shareId } = await shared()
    const made = await Promise.all(Array.from({ length: 20 }, () => make(shareId)))
    expect(new Set(made.map(({ number }) => number)).size).toBe(1)
  })

  test('is told to the owner in the timeline', async () => {
    const { shareId, id } = await shared()
    await make(shareId)
    const { events } = await dana.call(calls.listProspectEvents, { params: { id: String(id) } })
    expect(events).toMatchObject([
      {
        by: { kind: 'link', name: null },
        what: { type: 'offered', number: `${id}-1`, perMonth: 2_999, validUntil: '2026-12-21' },
      },
    ])
  })

  test('is told to the owner by mail within the hour, once, and of a muted link not at all', async () => {
    const { shareId, id } = await shared()
    await make(shareId)
    await make(shareId)
    await make(shareId, {})
    const [first, second, ...more] = await app.mails()
    expect(first).toMatchObject({ kind: 'link-news', to_email: 'dana@example.org' })
    expect(first?.text).toContain(`Offer No. ${id}-1 was made: $2,999 a month, valid until 21 Dec 2026.`)
    expect(second?.text).toContain(`Offer No. ${id}-2 was made`)
    expect(second?.text).not.toContain(`Offer No. ${id}-1 was made`)
    expect(more).toEqual([])
    await dana.call(calls.changeShare, { params: { shareId }, body: { notify: false } })
    app.clock.advance(2 * 3_600_000)
    await make(shareId, { pricingOptions: { ...everything, social: false } })
    expect(await app.mails()).toHaveLength(2)
  })

  test('shows nothing in doubt', async () => {
    const { shareId, id } = await shared()
    const doubtful = certification({ name: 'Doubtful', fees: ['US$1'], evidence: {} })
    await app.context.db
      .updateTable('prospects')
      .set({ certifications: JSON.stringify([doubtful]) })
      .where('id', '=', id)
      .execute()
    expect((await make(shareId)).certifications).toMatchObject([{ name: 'Doubtful', fees: [] }])
  })

  test('cannot be had through a link of another prospect', async () => {
    const [own, other] = [await shared(), await shared()]
    const { number } = await make(own.shareId)
    const answer = await app.anonymous().answer(calls.getOffer, { params: { shareId: other.shareId, number } })
    expect(answer.status).toBe(404)
  })
})
