import { calls } from '#contract/calls.ts'
import { describe, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, certifiedWelder, welders } from '../../../test/samples.ts'
import { answers, mixed, sharedProspect } from '../../../test/shared-prospect.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

describe('an edit through a link', () => {
  test('is a version by the link, proven by nothing but it, and told to the owner', async () => {
    const { params, id } = await sharedProspect(app, dana)
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
    const { params, id } = await sharedProspect(app, dana, [mixed, certifiedWelder])
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
    const { params, id } = await sharedProspect(app, dana, [mixed])
    const visitor = app.anonymous()
    const view = await visitor.call(calls.getShare, { params })
    const certifications = view.certifications.map((one) => ({ ...one, fees: ['hidden', ...one.fees] }))
    const saved = await visitor.call(calls.updateShare, { params, body: { organization: welders, certifications } })
    expect(saved.certifications[0]?.fees).toEqual(['hidden', 'US$95 test', 'US$5 or US$6'])
    const after = await dana.call(calls.getProspect, { params: { id } })
    expect(after.certifications[0]?.fees).toEqual(['hidden', 'US$95 test', 'US$5 or US$6'])
  })

  test('that changes nothing makes no version and no email', async () => {
    const { params } = await sharedProspect(app, dana, [mixed])
    const visitor = app.anonymous()
    const { organization, certifications } = await visitor.call(calls.getShare, { params })
    const saved = await visitor.call(calls.updateShare, { params, body: { organization, certifications } })
    expect(saved.version).toBe(1)
    expect(await app.mails()).toEqual([])
  })

  test('of an older version is refused with what the link shows now', async () => {
    const { params, id } = await sharedProspect(app, dana, [mixed])
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
    const { params, id } = await sharedProspect(app, dana, [mixed])
    const visitor = app.anonymous()
    const { certifications } = await visitor.call(calls.getShare, { params })
    const full = certifications.map((one) => ({ ...one, fees: Array.from({ length: 100 }, (_, index) => `US$${index + 200}`) }))
    const answer = await visitor.answer(calls.updateShare, { params, body: { organization: welders, certifications: full } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'certifications.0.fees' } })
    expect(await dana.call(calls.getProspect, { params: { id } })).toMatchObject({ version: 1 })
  })

  test('by twelve readers at once loses none of their certifications', async () => {
    const { params } = await sharedProspect(app, dana, [])
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
