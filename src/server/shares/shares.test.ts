import { calls } from '#contract/calls.ts'
import { describe, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, certifiedWelder, lookedUp, quoted, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'
import * as z from 'zod/mini'

/** Sends what the call would not let a program send. */
const anything = z.record(z.string(), z.unknown())

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

const answers = [
  { ...quoted('US$5.'), says: 'US$5' },
  { ...quoted('US$6.'), says: 'US$6' },
]
/** Proven, stated, not confirmed and in conflict, all in one. */
const mixed = certification({
  id: 'm',
  name: 'Mixed',
  summary: 'No page says this.',
  validityPeriod: '2 years',
  fees: ['hidden', 'US$95 test', 'US$5 or US$6'],
  evidence: { '/fees/1': [quoted('The test costs US$95.')], '/fees/2': answers },
})

/** A prospect of `welders` whose certifications a look-up found, and its link. */
async function shared(certifications = [certifiedWelder], owner = dana, contact = {}) {
  app.research.answers(lookedUp(welders, certifications))
  await owner.call(calls.queryCertifications, { body: { organization: welders } })
  const prospect = await owner.call(calls.createProspect, { body: { organization: welders, certifications, ...contact } })
  const { shareId, shareUrl } = await owner.call(calls.createShare, { body: { searchId: prospect.id } })
  return { prospect, shareId, shareUrl, params: { shareId }, id: String(prospect.id) }
}

describe('a link', () => {
  test('is one for a prospect, of 144 bits, at the public address', async () => {
    const { prospect, shareId, shareUrl } = await shared()
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
    const { prospect, shareId, params, id } = await shared()
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
    const { prospect, params, id } = await shared()
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
    const { params, id } = await shared()
    const renew = (key: string) => dana.answer(calls.renewShare, { params }, { headers: { 'idempotency-key': key } })
    const [one, other, again] = await Promise.all([renew('a-first-click'), renew('another-tab'), renew('a-first-click')])
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(again.body).toEqual(one.body)
    expect(await dana.call(calls.listShares, { params: { id } })).toHaveLength(1)
  })

  test('stands with all the other live ones in its owner’s list, and in nobody else’s', async () => {
    const first = await shared([], dana, { contactFirstName: 'Ann' })
    app.clock.advance(1_000)
    const second = await shared()
    const off = await shared()
    await dana.call(calls.revokeShare, { params: off.params })
    const deleted = await shared()
    await dana.call(calls.deleteProspect, { params: { id: deleted.id } })
    expect(await dana.call(calls.listAllShares)).toMatchObject([
      { shareId: second.shareId, searchId: second.prospect.id, organization: welders, contactFirstName: null },
      { shareId: first.shareId, searchId: first.prospect.id, organization: welders, contactFirstName: 'Ann', viewCount: 0 },
    ])
    expect(await (await app.signedIn('eve')).call(calls.listAllShares)).toEqual([])
  })

  test('of another user’s prospect is not made, listed or turned off', async () => {
    const eve = await app.signedIn('eve')
    const { prospect, params, id } = await shared()
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
    const revoked = await shared()
    await dana.call(calls.revokeShare, { params: revoked.params })
    const deleted = await shared()
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

describe('what a link shows', () => {
  test('is the body with its proven and stated lines and those that sources disagree about, and nothing of the owner', async () => {
    const contact = { email: 'ann@prospect.example.org', contactFirstName: 'Ann' }
    const { prospect, params } = await shared([certifiedWelder, mixed], dana, contact)
    const view = await app.anonymous().call(calls.getShare, { params })
    expect(view).toEqual({
      organization: welders,
      certifications: [
        {
          ...certifiedWelder,
          requirements: ['Pass the weld test.'],
          renewalRequirements: [],
          leftOut: ['renewalRequirements'],
          evidence: certifiedWelder.evidence,
        },
        {
          ...mixed,
          summary: '',
          validityPeriod: '',
          fees: ['US$95 test', 'US$5 or US$6'],
          leftOut: ['validityPeriod'],
          evidence: { '/fees/0': mixed.evidence?.['/fees/1'], '/fees/1': answers },
        },
      ],
      searchId: prospect.id,
      interested: false,
      version: 1,
      mode: 'edit',
    })
    expect(JSON.stringify(view)).not.toMatch(/dana|@|Ann/)
  })

  test('names people, but no address of theirs', async () => {
    const sales = await app.signedIn('sales@example.org')
    const { params, id } = await shared([certifiedWelder], sales)
    const edited = { ...certifiedWelder, fees: ['US$120 test'] }
    await sales.call(calls.updateProspect, { params: { id }, body: { organization: welders, certifications: [edited] } })
    const { certifications } = await app.anonymous().call(calls.getShare, { params })
    expect(certifications[0]?.evidence?.['/fees/0']).toMatchObject([
      { kind: 'person', by: 'the sender', before: { text: 'US$95 test' } },
    ])
    expect(JSON.stringify(certifications)).not.toContain('@')
  })
})

describe('an edit through a link', () => {
  test('is a version by the link, proven by nothing but it, and told to the owner', async () => {
    const { params, id } = await shared()
    const visitor = app.anonymous()
    const { certifications, version } = await visitor.call(calls.getShare, { params })
    const corrected = certifications.map((one) => ({ ...one, fees: ['US$100 test'] }))
    app.clock.advance(60_000)
    const saved = await visitor.call(calls.updateShare, {
      params,
      body: { organization: welders, certifications: corrected, changeReason: 'New <b>fee</b>', baseVersion: version },
    })
    const by = { kind: 'person', by: 'via share link', via: 'share-link', at: '2026-11-21T09:01:00.000Z' }
    expect(saved).toMatchObject({ version: 2, certifications: [{ fees: ['US$100 test'] }] })
    expect(saved.certifications[0]?.evidence?.['/fees/0']).toEqual([
      { ...by, before: { text: 'US$95 test', evidence: certifiedWelder.evidence?.['/fees/0'] } },
    ])
    expect(saved.certifications[0]?.evidence?.['/validityPeriod']).toEqual(certifiedWelder.evidence?.['/validityPeriod'])
    const [newest] = await dana.call(calls.listVersions, { params: { id } })
    expect(newest).toMatchObject({ id: 2, author: 'via share link', changeReason: 'New <b>fee</b>' })
    const [mail] = await app.mails()
    expect(mail).toMatchObject({ kind: 'shared-edit', to_email: 'dana@example.org' })
    expect(mail?.text).toContain('- 1 certification modified')
    expect(mail?.text).toContain('Reason given: New <b>fee</b>')
    expect(mail?.text).toContain(`http://localhost:3000/search/${id}/edit`)
    expect(mail?.html).toContain('New &lt;b&gt;fee&lt;/b&gt;')
  })

  test('deletes no line that its reader could not see', async () => {
    const { params, id } = await shared([mixed, certifiedWelder])
    const visitor = app.anonymous()
    const view = await visitor.call(calls.getShare, { params })
    const [one, ...rest] = view.certifications
    const certifications = [
      {
        ...one,
        name: 'Mixed',
        fees: ['US$95 test', 'US$5 or US$6', 'US$20 late fee'],
        requirements: [],
        renewalRequirements: [],
        summary: '',
        validityPeriod: '',
      },
      ...rest,
    ]
    await visitor.call(calls.updateShare, { params, body: { organization: welders, certifications, baseVersion: view.version } })
    const after = await dana.call(calls.getProspect, { params: { id } })
    expect(after.certifications).toEqual([
      {
        ...mixed,
        fees: ['hidden', 'US$95 test', 'US$5 or US$6', 'US$20 late fee'],
        evidence: {
          '/fees/1': mixed.evidence?.['/fees/1'],
          '/fees/2': answers,
          '/fees/3': [{ kind: 'person', by: 'via share link', via: 'share-link', at: '2026-11-21T09:00:00.000Z' }],
        },
      },
      certifiedWelder,
    ])
  })

  test('that types a hidden line states it', async () => {
    const { params, id } = await shared([mixed])
    const visitor = app.anonymous()
    const view = await visitor.call(calls.getShare, { params })
    const certifications = view.certifications.map((one) => ({ ...one, fees: ['hidden', ...one.fees] }))
    const saved = await visitor.call(calls.updateShare, { params, body: { organization: welders, certifications } })
    expect(saved.certifications[0]?.fees).toEqual(['hidden', 'US$95 test', 'US$5 or US$6'])
    const after = await dana.call(calls.getProspect, { params: { id } })
    expect(after.certifications[0]?.fees).toEqual(['hidden', 'US$95 test', 'US$5 or US$6'])
  })

  test('that changes nothing makes no version and no mail', async () => {
    const { params } = await shared([mixed])
    const visitor = app.anonymous()
    const { organization, certifications } = await visitor.call(calls.getShare, { params })
    const saved = await visitor.call(calls.updateShare, { params, body: { organization, certifications } })
    expect(saved.version).toBe(1)
    expect(await app.mails()).toEqual([])
  })

  test('of an older version is refused with what the link shows now', async () => {
    const { params, id } = await shared([mixed])
    await dana.call(calls.updateProspect, {
      params: { id },
      body: { organization: { ...welders, description: 'New' }, certifications: [mixed] },
    })
    const visitor = app.anonymous()
    const answer = await visitor.answer(calls.updateShare, {
      params,
      body: { organization: welders, certifications: [], baseVersion: 1 },
    })
    const current = await visitor.call(calls.getShare, { params })
    expect(answer).toMatchObject({ status: 409, body: { code: 'STALE_VERSION', current, savedBy: 'the sender' } })
    expect(JSON.stringify(answer.body)).not.toMatch(/hidden|dana/)
  })

  test('may not push a list over its limit together with the lines it does not see', async () => {
    const { params, id } = await shared([mixed])
    const visitor = app.anonymous()
    const { certifications } = await visitor.call(calls.getShare, { params })
    const full = certifications.map((one) => ({ ...one, fees: Array.from({ length: 100 }, (_, index) => `US$${index + 200}`) }))
    const answer = await visitor.answer(calls.updateShare, { params, body: { organization: welders, certifications: full } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'certifications.0.fees' } })
    expect(await dana.call(calls.getProspect, { params: { id } })).toMatchObject({ version: 1 })
  })

  test('by twelve readers at once loses none of their certifications', async () => {
    const { params } = await shared([])
    const reader = async (number: number) => {
      const visitor = app.anonymous(`198.51.100.${number}`)
      for (let saved = false; !saved; ) {
        const { organization, certifications, version } = await visitor.call(calls.getShare, { params })
        const mine = certification({ name: `Of reader ${number}` })
        const body = { organization, certifications: [...certifications, mine], baseVersion: version }
        const { status } = await visitor.answer(calls.updateShare, { params, body })
        // Somebody else was quicker, or this address has had its ten edits of the minute.
        if (status === 429) app.clock.advance(60_000)
        saved = status === 200
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_, number) => reader(number)))
    const { certifications } = await app.anonymous().call(calls.getShare, { params })
    expect(certifications).toHaveLength(12)
  })
})

describe('a result sent by email', () => {
  const body = { email: 'ann@prospect.example.org', organization: welders, certifications: [certifiedWelder] }

  test('to what is no address is refused, also with the number of a prospect', async () => {
    const { prospect } = await shared()
    const refused = { status: 400, body: { code: 'INVALID', field: 'email' } }
    const send = (given: object) =>
      dana.answer({ ...calls.createShare, body: anything }, { body: { ...given, searchId: prospect.id } })
    expect(await send({ ...body, email: 'nobody' })).toMatchObject(refused)
    expect(await send({ email: 'nobody' })).toMatchObject(refused)
    expect(await app.mails()).toEqual([])
  })

  test('of a saved prospect carries its one link, and waits in the outbox', async () => {
    const { prospect, shareId, shareUrl } = await shared([certifiedWelder], dana, { email: body.email, contactFirstName: 'Ann' })
    const sent = await dana.call(calls.createShare, { body: { ...body, searchId: prospect.id } })
    expect(sent).toEqual({ shareId, shareUrl, delivery: 'outbox', mailId: expect.any(String) })
    const mails = await app.mails()
    expect(mails).toMatchObject([
      {
        kind: 'share',
        to_email: body.email,
        subject: 'Certifications of Example Welding Board',
      },
    ])
    expect(mails[0]?.text).toContain('Hello Ann,')
    expect(mails[0]?.text).toContain(shareUrl)
    expect(mails[0]?.html).toContain(`href="${shareUrl}"`)
  })

  test('without a number is that of the newest prospect of the body for this address, or for none', async () => {
    const others = await shared([], dana, { email: 'bob@prospect.example.org' })
    const own = await shared([], dana, { email: 'ANN@prospect.example.org' })
    expect(await dana.call(calls.createShare, { body })).toMatchObject({ shareId: own.shareId })
    await dana.call(calls.deleteProspect, { params: { id: own.id } })
    const { shareId } = await dana.call(calls.createShare, { body })
    expect(shareId).not.toBe(others.shareId)
    const [saved] = await dana.call(calls.listProspects)
    expect(saved).toMatchObject({ organization: welders, email: body.email, certifications: [{ id: 'ewb-cw' }], version: 1 })
  })

  test('twice with one Idempotency-Key is one email and one prospect', async () => {
    const send = () => dana.call(calls.createShare, { body }, { headers: { 'idempotency-key': 'a-double-click' } })
    const [first, second] = await Promise.all([send(), send()])
    expect(second).toEqual(first)
    expect(await app.mails()).toHaveLength(1)
    expect(await dana.call(calls.listProspects)).toHaveLength(1)
  })

  test('is sent thirty times an hour; a link alone is given as often as it is asked for', async () => {
    const { prospect } = await shared()
    for (let number = 0; number < 31; number += 1) await dana.call(calls.createShare, { body: { searchId: prospect.id } })
    for (let number = 0; number < 30; number += 1)
      await dana.call(calls.createShare, { body: { ...body, searchId: prospect.id } })
    expect(await dana.answer(calls.createShare, { body })).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } })
    expect(await app.mails()).toHaveLength(30)
  })

  test('cannot put a header or markup into the mail', async () => {
    const organization = { ...welders, name: 'Board\r\nBcc: all@example.org <img src=x>' }
    await dana.call(calls.createShare, { body: { ...body, organization } })
    const [mail] = await app.mails()
    expect(mail?.subject).toBe('Certifications of Board Bcc: all@\u2060example.\u2060org <img src=x>')
    expect(mail?.html).not.toContain('<img')
    const two = await dana.answer(calls.createShare, { body: { ...body, email: 'a@example.org, b@example.org' } })
    expect(two).toMatchObject({ status: 400, body: { field: 'email', message: 'Please enter a valid email address.' } })
  })
})
