import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { welders } from '../../../test/samples.ts'
import { sweepDeletedProspects } from './sweep.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

test('removes what was deleted 30 days ago, with its versions, links and interest, and nothing else', async () => {
  const dana = await app.signedIn()
  const kept = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [] } })
  const gone = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [] } })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: gone.id } })
  await app.anonymous().call(calls.submitShareInterest, {
    params: { shareId },
    body: { billingName: 'Ann', billingEmail: 'ann@example.org' },
  })
  await dana.call(calls.deleteProspect, { params: { id: String(gone.id) } })
  app.clock.advance(30 * 86_400_000 - 1)
  await sweepDeletedProspects(app.context)
  const numbers = () => app.context.db.selectFrom('versions').select('prospect_id').orderBy('prospect_id').execute()
  expect(await numbers()).toEqual([{ prospect_id: kept.id }, { prospect_id: gone.id }])
  app.clock.advance(1)
  await sweepDeletedProspects(app.context)
  expect(await numbers()).toEqual([{ prospect_id: kept.id }])
  expect(await app.context.db.selectFrom('share_links').select('id').execute()).toEqual([])
  expect(await app.context.db.selectFrom('interests').select('prospect_id').execute()).toEqual([])
})
