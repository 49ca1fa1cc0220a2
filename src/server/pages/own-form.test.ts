import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { seedWorld } from '../../../test/seeds.ts'

test.each([
  ['as it is', 'An\0n'],
  ['encoded', 'An%00n'],
  ['encoded around an encoded one', 'An%0%000n'],
])('a form without script that holds U+0000 %s is taken without it', async (_, typed) => {
  const app = await startTestApp()
  const { dana, shareId, pmiProspect } = await seedWorld(app)
  const answer = await app.anonymous().fetch(pages.share(shareId), {
    method: 'POST',
    body: `billingName=${typed}&billingEmail=ann%40example.org`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  })
  expect(answer.status).toBe(303)
  const { events } = await dana.call(calls.listProspectEvents, { params: { id: String(pmiProspect.id) } })
  const interested = events.find(({ what }) => what.type === 'interested')
  expect(JSON.stringify(interested)).not.toContain(String.raw`\u0000`)
  expect(interested).toMatchObject({ what: { billingEmail: 'ann@example.org' } })
})
