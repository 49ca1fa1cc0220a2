import { calls } from '#contract/calls.ts'
import { justSaved } from '#domain/prospects/example-list-rows.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { welders } from '../../../test/samples.ts'

const ann = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }

test('the list tells how far each prospect has come', async () => {
  const app = await startTestApp({ config: { phaseOneCapacity: 1 } })
  const dana = await app.signedIn()
  const save = async () => {
    const { id } = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [] } })
    app.clock.advance(1_000)
    return id
  }
  const share = async (id: number) => (await dana.call(calls.createShare, { body: { searchId: id } })).shareId
  const submit = (shareId: string) => app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: ann })

  const [unshared, sent, off, trial, gone, waiting] = [
    await save(),
    await save(),
    await save(),
    await save(),
    await save(),
    await save(),
  ]
  await share(sent)
  await dana.call(calls.revokeShare, { params: { shareId: await share(off) } })
  for (const id of [trial, gone, waiting]) await submit(await share(id))
  await dana.call(calls.deleteProspect, { params: { id: String(gone) } })

  const rows = await dana.call(calls.listProspects, { query: { withVersionCounts: 'true' } })
  const none = justSaved
  const interestedAt = '2026-11-21T09:00:06.000Z'
  const shared = { ...none, sharedAt: '2026-11-21T09:00:06.000Z' }
  expect(Object.fromEntries(rows.map(({ id, progress }) => [id, progress]))).toEqual({
    [unshared]: none,
    [sent]: shared,
    [off]: none,
    [trial]: { ...shared, outcome: 'trial', interestedAt, trialEndsAt: '2026-12-05T09:00:06.000Z' },
    // The one before it was deleted and does not wait.
    [waiting]: { ...shared, outcome: 'waitlist', interestedAt, place: 1 },
  })
  expect((await dana.call(calls.listProspects)).every((row) => row.progress === undefined)).toBe(true)
})
