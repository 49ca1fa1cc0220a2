import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { newProspect, pmp } from '../../../test/seeds.ts'

/** What a person reads with; programs are not counted. */
const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'

test('the header counts what is new: corrections until they are looked at, links that were opened since, and nobody else’s', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn()
  const eve = await app.signedIn('eve')
  const { id } = await dana.call(calls.createProspect, { body: newProspect })
  const { shareId } = await dana.call(calls.createShare, { body: { searchId: id } })
  expect(await dana.call(calls.countNews)).toEqual({ prospects: 0, links: 0 })

  app.clock.advance(60_000)
  const reader = app.anonymous()
  await reader.call(calls.countShareView, { params: { shareId } }, { headers: { 'user-agent': browser } })
  await reader.call(calls.updateShare, {
    params: { shareId },
    body: { organization: newProspect.organization, certifications: [{ ...pmp, summary: 'As the body says.' }] },
  })
  expect(await dana.call(calls.countNews)).toEqual({ prospects: 1, links: 1 })
  expect(await eve.call(calls.countNews)).toEqual({ prospects: 0, links: 0 })

  app.clock.advance(60_000)
  await dana.call(calls.noteLook, { params: { id: String(id) } })
  const linksSince = app.clock.now().toISOString()
  expect(await dana.call(calls.countNews, { query: { linksSince } })).toEqual({ prospects: 0, links: 0 })

  app.clock.advance(8 * 86_400_000)
  expect(await dana.call(calls.countNews)).toEqual({ prospects: 0, links: 0 })
})

test('a moment that is none is refused by name', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn()
  expect(await dana.answer(calls.countNews, { query: { linksSince: 'yesterday' } })).toMatchObject({
    status: 400,
    body: { field: 'linksSince', message: 'Give a moment like 2026-11-18T14:02:00Z.' },
  })
})
