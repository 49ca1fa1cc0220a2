import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { namesUnreadSentence } from '#domain/prospects/names-unread-words.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { certifiedWelder, lookedUp, welders } from '../../../test/samples.ts'

test('names that were seen and not read do not vanish on saving: owner and link are told until they are added', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn()
  const result = lookedUp(welders, [certifiedWelder])
  const notRead = ['Certified Pipe Welder', 'Master Welder'].map((name) => ({ name, reason: 'budget' as const }))
  app.research.answers({ ...result, ledger: { ...result.ledger, notRead } })
  await dana.call(calls.queryCertifications, { body: { organization: welders } })
  const lookup = await app.context.db.selectFrom('lookups').select('id').executeTakeFirstOrThrow()
  const saved = await dana.call(calls.createProspect, {
    body: { organization: welders, certifications: [certifiedWelder], lookupId: lookup.id },
  })
  const params = { id: String(saved.id) }
  const seen = async () => (await dana.call(calls.getProspect, { params })).namesUnread
  expect(await seen()).toEqual(['Certified Pipe Welder', 'Master Welder'])
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: saved.id } })
  const page = async () => (await app.anonymous().fetch(pages.share(shareId))).text()
  expect((await app.anonymous().call(calls.getShare, { params: { shareId } })).namesUnread).toBe(2)
  expect(await page()).toContain(namesUnreadSentence(2, 'program'))

  await app.anonymous().call(calls.makeRemark, { params: { shareId }, body: { kind: 'missing', text: 'Master Welder' } })
  expect(await seen()).toEqual(['Certified Pipe Welder'])
  expect(await page()).toContain(namesUnreadSentence(1, 'program'))
})
