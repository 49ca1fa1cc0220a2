import { calls } from '#contract/calls.ts'
import { describe, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certifiedWelder, welders } from '../../../test/samples.ts'
import { answers, mixed, sharedProspect } from '../../../test/shared-prospect.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let dana: Visitor
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
})

describe('what a link shows', () => {
  test('is the body with its proven and stated lines and those that sources disagree about, and nothing of the owner', async () => {
    const contact = { email: 'ann@prospect.example.org', contactFirstName: 'Ann' }
    const { prospect, params } = await sharedProspect(app, dana, [certifiedWelder, mixed], contact)
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
    const { params, id } = await sharedProspect(app, sales, [certifiedWelder])
    const edited = { ...certifiedWelder, fees: ['US$120 test'] }
    await sales.call(calls.updateProspect, { params: { id }, body: { organization: welders, certifications: [edited] } })
    const { certifications } = await app.anonymous().call(calls.getShare, { params })
    expect(certifications[0]?.evidence?.['/fees/0']).toMatchObject([
      { kind: 'person', by: 'the sender', before: { text: 'US$95 test' } },
    ])
    expect(JSON.stringify(certifications)).not.toContain('@')
  })
})
