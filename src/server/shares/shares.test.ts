import { calls } from '#contract/calls.ts'
import { describe, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { welders } from '../../../test/samples.ts'
import { sharedProspect } from '../../../test/shared-prospect.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

describe('a link', () => {
  test('is created once per prospect, with 144 random bits, at the public address', async () => {
    const { prospect, shareId, shareUrl } = await sharedProspect(app, dana)
    expect(shareId).toMatch(/^[\w-]{24}$/)
    expect(shareUrl).toBe(`http://localhost:3000/share/${shareId}`)
    const again = await Promise.all(
      Array.from({ length: 5 }, () => dana.call(calls.createShare, { body: { searchId: prospect.id } })),
    )
    expect(new Set(again.map((one) => one.shareId))).toEqual(new Set([shareId]))
  })

  test('made five times at once is one', async () => {
    const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [] } })
    const made = await Promise.all(Array.from({ length: 5 }, () => dana.call(calls.createShare, { body: { searchId: id } })))
    expect(new Set(made.map(({ shareId }) => shareId)).size).toBe(1)
  })

  test('can be turned off, and made anew', async () => {
    const { prospect, shareId, params, id } = await sharedProspect(app, dana)
    app.clock.advance(1_000)
    expect(await dana.call(calls.listShares, { params: { id } })).toEqual([
      {
        shareId,
        shareUrl: `http://localhost:3000/share/${shareId}`,
        createdAt: '2026-11-21T09:00:00.000Z',
        openedAt: null,
        lastOpenedAt: null,
        viewCount: 0,
        name: null,
        mode: 'edit',
        paused: false,
        expiresOn: null,
        expired: false,
        hasPasscode: false,
        notify: true,
        published: false,
      },
    ])
    await dana.call(calls.revokeShare, { params })
    expect(await dana.call(calls.listShares, { params: { id } })).toEqual([])
    expect(await dana.answer(calls.revokeShare, { params })).toMatchObject({ status: 404 })
    const renewed = await dana.call(calls.createShare, { body: { searchId: prospect.id } })
    expect(renewed.shareId).not.toBe(shareId)
    expect(await app.anonymous().call(calls.getShare, { params: { shareId: renewed.shareId } })).toMatchObject({
      searchId: prospect.id,
    })
  })

  test('is renewed in one step: the old one is off, the new one shows the same', async () => {
    const { prospect, params, id } = await sharedProspect(app, dana)
    app.clock.advance(1_000)
    const renewed = await dana.call(calls.renewShare, { params })
    expect(renewed.shareId).not.toBe(params.shareId)
    expect(await app.anonymous().answer(calls.getShare, { params })).toMatchObject({ status: 404 })
    expect(await app.anonymous().call(calls.getShare, { params: { shareId: renewed.shareId } })).toMatchObject({
      searchId: prospect.id,
    })
    expect(await dana.call(calls.listShares, { params: { id } })).toMatchObject([{ shareId: renewed.shareId }])
    expect(await dana.answer(calls.renewShare, { params })).toMatchObject({ status: 404 })
  })

  test('renewed twice at once is renewed once; the second click repeats the answer under one Idempotency-Key', async () => {
    const { params, id } = await sharedProspect(app, dana)
    const renew = (key: string) => dana.answer(calls.renewShare, { params }, { headers: { 'idempotency-key': key } })
    const [one, other, again] = await Promise.all([renew('a-first-click'), renew('another-tab'), renew('a-first-click')])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(again.body).toEqual(one.body)
    expect(await dana.call(calls.listShares, { params: { id } })).toHaveLength(1)
  })

  test('stands with all the other live ones in its owner’s list, and in nobody else’s', async () => {
    const first = await sharedProspect(app, dana, [], { contactFirstName: 'Ann' })
    app.clock.advance(1_000)
    const second = await sharedProspect(app, dana)
    const off = await sharedProspect(app, dana)
    await dana.call(calls.revokeShare, { params: off.params })
    const deleted = await sharedProspect(app, dana)
    await dana.call(calls.deleteProspect, { params: { id: deleted.id } })
    expect(await dana.call(calls.listAllShares)).toMatchObject([
      { shareId: second.shareId, searchId: second.prospect.id, organization: welders, contactFirstName: null },
      { shareId: first.shareId, searchId: first.prospect.id, organization: welders, contactFirstName: 'Ann', viewCount: 0 },
    ])
    expect(await (await app.signedIn('eve')).call(calls.listAllShares)).toEqual([])
  })

  test('of another user’s prospect is not made, listed or turned off', async () => {
    const eve = await app.signedIn('eve')
    const { prospect, params, id } = await sharedProspect(app, dana)
    for (const answer of [
      await eve.answer(calls.createShare, { body: { searchId: prospect.id } }),
      await eve.answer(calls.createShare, {
        body: { searchId: prospect.id, email: 'eve@example.org', organization: welders, certifications: [] },
      }),
      await eve.answer(calls.listShares, { params: { id } }),
      await eve.answer(calls.revokeShare, { params }),
      await eve.answer(calls.renewShare, { params }),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    }
    expect(await app.anonymous().call(calls.getShare, { params })).toMatchObject({ searchId: prospect.id })
    expect(await app.mails()).toEqual([])
  })

  test('unknown, turned off, or of a deleted prospect answers byte for byte alike', async () => {
    const revoked = await sharedProspect(app, dana)
    await dana.call(calls.revokeShare, { params: revoked.params })
    const deleted = await sharedProspect(app, dana)
    await dana.call(calls.deleteProspect, { params: { id: deleted.id } })
    const visitor = app.anonymous()
    const edit = { organization: welders, certifications: [] }
    const billing = { billingName: 'Ann', billingEmail: 'ann@example.org' }
    for (const request of [
      (shareId: string) => visitor.request(calls.getShare, { params: { shareId } }),
      (shareId: string) => visitor.request(calls.updateShare, { params: { shareId }, body: edit }),
      (shareId: string) => visitor.request(calls.submitShareInterest, { params: { shareId }, body: billing }),
      (shareId: string) => visitor.request(calls.getShareInterest, { params: { shareId } }),
    ]) {
      const told = await Promise.all(
        ['unknown', revoked.shareId, deleted.shareId].map(async (shareId) => {
          const response = await request(shareId)
          return [response.status, await response.text()]
        }),
      )
      expect(told[0]).toEqual([404, expect.stringContaining('NOT_FOUND')])
      expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1)
    }
  })
})
