import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import type { PageEvidence } from '#domain/evidence/evidence.ts'
import { lineState } from '#domain/evidence/evidence.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type SignedIn, type TestApp } from '../../../test/app.ts'
import { certification, lookedUp, quoted, welders } from '../../../test/samples.ts'
import { sharedProspect } from '../../../test/shared-prospect.ts'

let app: TestApp
let dana: SignedIn
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

function unsure(quote: string): PageEvidence {
  return { ...quoted(quote), certainty: { verdict: 'check', for: [], against: ['of-all'] } }
}

/** Everything that waits for a check, or speaks for it, says 'unsure' somewhere. */
const half = certification({
  id: 'h',
  name: 'Certified Welder',
  requirements: ['Pass the unsure test.', 'Pass a weld test.'],
  validityPeriod: 'unsure years',
  renewalRequirements: ['Renew at unsure times.'],
  fees: ['US$95 test', 'US$11 unsure fee'],
  evidence: {
    '/name': [quoted('Certified Welder')],
    '/requirements/0': [unsure('Pass the unsure test.')],
    '/requirements/1': [quoted('Pass a weld test.')],
    '/validityPeriod': [unsure('unsure years')],
    '/renewalRequirements/0': [unsure('Renew at unsure times.')],
    '/fees/0': [quoted('US$95 test')],
    '/fees/1': [unsure('US$11 unsure fee')],
  },
})
const whole = certification({
  id: 'w',
  name: 'Unsure Brazer',
  fees: ['US$12 exam'],
  evidence: { '/name': [unsure('Unsure Brazer')], '/fees/0': [quoted('US$12 exam of an unsure one')] },
})

const shared = () => sharedProspect(app, dana, [half, whole])

describe('a line to check', () => {
  test('leaves a link empty where nothing else was found, and the link says why', async () => {
    app.research.answers(lookedUp(welders, [whole]))
    await dana.call(calls.queryCertifications, { body: { organization: welders } })
    const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [whole] } })
    const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
    const ann = app.anonymous()
    expect(await ann.call(calls.getShare, { params: { shareId } })).toMatchObject({ certifications: [], awaitsCheck: true })
    const text = await (await ann.fetch(pages.share(shareId))).text()
    expect(text).toContain('The sender is still checking what was found')
    expect(text).not.toContain('No credential programs found')
  })

  test('stands in its prospect, and in nothing that a link, an email or a file brings to others', async () => {
    const { prospect, shareId, params, id } = await shared()
    expect(JSON.stringify(prospect)).toContain('US$11 unsure fee')
    const ann = app.anonymous()
    const pricingOptions = { billingCycle: 'annual' as const, base: true, pearson: false, social: false }
    const offer = await ann.call(calls.makeOffer, { params, body: { pricingOptions } })
    const addresses = [
      pages.share(shareId),
      pages.editShare(shareId),
      pages.waitlist(shareId),
      pages.learn(shareId),
      pages.offer(shareId, offer.number),
      `/api/share/${shareId}`,
    ]
    const told: string[] = [JSON.stringify(offer)]
    for (const address of addresses) {
      const response = await ann.fetch(address)
      expect(response.status, address).toBeLessThan(400)
      told.push(await response.text())
    }
    for (const call of [calls.exportFactsCsv, calls.exportFactsJson, calls.exportFactsCtdl]) {
      told.push(await (await dana.fetch(call.path.replace(':id', id))).text())
    }
    await dana.call(calls.createShare, { body: { searchId: prospect.id, email: 'ann@example.org' } })
    told.push(...(await app.mails()).map(({ text, html }) => `${text} ${html}`))
    for (const one of told) expect(one).not.toMatch(/unsure|certainty|of-all|US\$1[12]/i)
    expect(told.join(' ')).toContain('US$95 test')
  })

  test('is not lost when somebody edits through the link, whose own lines never wait', async () => {
    const { shareId, params, id } = await shared()
    const { organization, certifications, version } = await app.anonymous().call(calls.getShare, { params })
    const edited = certifications.map((one) => ({ ...one, fees: [...one.fees, 'US$7 card'] }))
    await app
      .anonymous()
      .call(calls.updateShare, { params: { shareId }, body: { organization, certifications: edited, baseVersion: version } })
    const after = await dana.call(calls.getProspect, { params: { id } })
    expect(after.certifications.map(({ name }) => name)).toEqual(['Certified Welder', 'Unsure Brazer'])
    const [welder] = after.certifications
    expect(welder?.fees).toEqual(['US$95 test', 'US$11 unsure fee', 'US$7 card'])
    expect(welder?.fees.map((_, place) => lineState(welder.evidence?.[`/fees/${place}`]))).toEqual([
      'on-the-page',
      'check',
      'person',
    ])
  })

  test('is on the link once its owner says that it is right', async () => {
    const { prospect, params, id } = await shared()
    const [welder, brazer] = prospect.certifications
    if (welder === undefined || brazer === undefined) throw new Error('Two certifications were saved.')
    const stated = { kind: 'person' as const, by: 'dana', via: 'editor' as const, at: '2026-11-21T09:00:00.000Z' }
    const certifications = [
      { ...welder, evidence: { ...welder.evidence, '/fees/1': [stated] } },
      { ...brazer, evidence: { ...brazer.evidence, '/name': [stated] } },
    ]
    await dana.call(calls.updateProspect, { params: { id }, body: { organization: prospect.organization, certifications } })
    const shown = await app.anonymous().call(calls.getShare, { params })
    expect(shown.certifications).toMatchObject([
      { fees: ['US$95 test', 'US$11 unsure fee'], requirements: ['Pass a weld test.'] },
      { name: 'Unsure Brazer' },
    ])
    expect(shown.certifications[0]?.evidence?.['/fees/1']).toMatchObject([
      { kind: 'person', before: { text: 'US$11 unsure fee', evidence: [{ quote: 'US$11 unsure fee' }] } },
    ])
  })
})
