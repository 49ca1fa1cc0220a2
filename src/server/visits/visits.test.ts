import { calls } from '#contract/calls.ts'
import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certifiedWelder, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { sweepVisits } from './sweep.ts'

const browser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let app: TestApp
let dana: Visitor
let shareId: string
let id: string
beforeEach(async () => {
  app = await startTestApp()
  dana = await app.signedIn()
  const prospect = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [] } })
  id = String(prospect.id)
  shareId = (await dana.call(calls.createShare, { body: { searchId: prospect.id } })).shareId
})

function view(visitor: Visitor, userAgent = browser, link = shareId) {
  return visitor.call(calls.countShareView, { params: { shareId: link } }, { headers: { 'user-agent': userAgent } })
}

async function views(): Promise<number> {
  return (await dana.call(calls.getProspect, { params: { id } })).viewCount
}

test('a person counts, and the first view is remembered', async () => {
  app.clock.advance(1_000)
  await view(app.anonymous())
  app.clock.advance(1_000)
  await view(app.anonymous('203.0.113.2'))
  expect(await views()).toBe(2)
  expect(await dana.call(calls.listShares, { params: { id } })).toEqual([
    expect.objectContaining({ openedAt: '2026-11-21T09:00:01.000Z', lastOpenedAt: '2026-11-21T09:00:02.000Z', viewCount: 2 }),
  ])
})

test('the same visitor counts again after 30 minutes', async () => {
  const visitor = app.anonymous()
  await view(visitor)
  await view(visitor, 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0')
  expect(await views()).toBe(1)
  app.clock.advance(30 * 60_000 - 1)
  await view(visitor)
  expect(await views()).toBe(1)
  app.clock.advance(1)
  await view(visitor)
  expect(await views()).toBe(2)
})

test('the marketing page counts under the same rules, together with the shared page', async () => {
  const visit = (link: string, visitor: Visitor) =>
    visitor.answer(calls.visitLearn, { params: { shareId: link } }, { headers: { 'user-agent': browser } })
  const reader = app.anonymous()
  expect(await visit(shareId, reader)).toMatchObject({ status: 204 })
  await view(reader)
  expect(await visit(shareId, dana)).toMatchObject({ status: 204 })
  expect(await views()).toBe(1)
  for (const link of ['default', 'unknown', '<>', 'x'.repeat(300)]) {
    expect(await visit(link, app.anonymous()), link).toMatchObject({ status: 204 })
  }
})

test('the marketing page answers alike over its limit, and counts no more', async () => {
  for (let number = 0; number < 61; number += 1) {
    const params = { shareId }
    const answer = await app.anonymous().answer(calls.visitLearn, { params }, { headers: { 'user-agent': browser } })
    expect(answer.status).toBe(204)
  }
  expect(await views()).toBe(60)
})

test('neither the owner, nor reading the link, nor a program counts', async () => {
  await view(dana)
  const visitor = app.anonymous()
  await visitor.call(calls.getShare, { params: { shareId } }, { headers: { 'user-agent': browser } })
  await visitor.fetch(`/share/${shareId}`, { headers: { 'user-agent': browser } })
  await visitor.fetch(`/share/${shareId}`, { method: 'HEAD', headers: { 'user-agent': browser } })
  for (const program of [
    '',
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; Barracuda Sentinel (EE))',
    'curl/8.5.0',
  ]) {
    await view(visitor, program)
  }
  expect(await views()).toBe(0)
})

test.each([
  ['sec-purpose', 'prefetch'],
  ['sec-purpose', 'prefetch;prerender'],
  ['purpose', 'prefetch'],
  ['x-moz', 'prefetch'],
])('what a browser fetches ahead counts nowhere: %s: %s', async (name, purpose) => {
  const headers = { [name]: purpose, 'user-agent': browser }
  const visitor = app.anonymous()
  await visitor.answer(calls.countShareView, { params: { shareId } }, { headers })
  await visitor.answer(calls.visitLearn, { params: { shareId } }, { headers })
  await visitor.fetch(`/share/${shareId}`, { headers })
  expect(await views()).toBe(0)
  await view(visitor)
  expect(await views()).toBe(1)
})

test('neither a colleague nor an administrator counts', async () => {
  await view(await app.signedIn('eve'))
  await view(await app.administrator('ada'))
  expect(await views()).toBe(0)
})

test('twenty people behind one address, with one and the same browser, are twenty', async () => {
  const people = Array.from({ length: 20 }, () => app.anonymous('203.0.113.7'))
  await Promise.all(people.map((person) => view(person)))
  await Promise.all(people.map((person) => view(person)))
  expect(await views()).toBe(20)
})

test('no kind of machine counts', async () => {
  const machines = {
    'search engine': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'link preview': 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'preview of a network': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'preview of a messenger': 'WhatsApp/2.23.20.0',
    'mail scanner': 'Mozilla/5.0 (compatible; Barracuda Sentinel (EE))',
    'mail gateway': 'Mozilla/5.0 (compatible; ProofPoint URL Defense)',
    'mail program': 'Microsoft Office/16.0 (Microsoft Outlook 16.0.10000; Pro)',
    'language model': 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'headless browser':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/150.0.0.0 Safari/537.36',
    'link checker': 'LinkChecker/10.5 (+https://linkchecker.github.io/linkchecker/)',
    'plain client': 'curl/8.5.0',
    monitor: 'Mozilla/5.0 (compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)',
  }
  for (const program of Object.values(machines)) {
    await view(app.anonymous(), program)
    await app.anonymous().fetch(`/share/${shareId}`, { method: 'HEAD', headers: { 'user-agent': program } })
  }
  expect(Object.keys(machines)).toHaveLength(12)
  expect(await views()).toBe(0)
})

test('what was opened, and whether it was printed, is added to the visit, for the owner to read', async () => {
  const organization = welders
  const prospect = await dana.call(calls.getProspect, { params: { id } })
  await dana.call(calls.updateProspect, { params: { id }, body: { organization, certifications: [certifiedWelder] } })
  expect(prospect.viewCount).toBe(0)
  const [certification] = (await dana.call(calls.getProspect, { params: { id } })).certifications
  const reader = app.anonymous()
  const tell = (body: object, visitor = reader) =>
    visitor.call(calls.countShareView, { params: { shareId }, body }, { headers: { 'user-agent': browser } })
  await tell({ programs: [certification?.id ?? ''] })
  expect(await views(), 'what is told without a visit begins none').toBe(0)
  await view(reader)
  await tell({ programs: [certification?.id ?? '', 'unknown'], quotes: [`${certification?.id}/fees/0`] })
  await tell({ quotes: [`${certification?.id}/fees/0`, 'unknown/fees/1'], printed: true })
  await dana.call(calls.changeShare, { params: { shareId }, body: { name: 'for the board' } })
  expect(await dana.call(calls.listVisits, { params: { id } })).toEqual([
    {
      at: app.clock.now().toISOString(),
      link: { shareId, name: 'for the board' },
      programs: [certifiedWelder.name],
      quotes: 2,
      quoted: [{ program: certifiedWelder.name, fields: ['fees'] }],
      printed: true,
    },
  ])
  expect(await views()).toBe(1)
})

test('what is told of a visit at one moment is kept, all of it', async () => {
  const reader = app.anonymous()
  await view(reader)
  const places = Array.from({ length: 10 }, (_, place) => `c/fees/${place}`)
  await Promise.all(
    places.map((quote) =>
      reader.call(
        calls.countShareView,
        { params: { shareId }, body: { quotes: [quote] } },
        { headers: { 'user-agent': browser } },
      ),
    ),
  )
  expect(await dana.call(calls.listVisits, { params: { id } })).toMatchObject([{ quotes: 10 }])
})

test('nothing is counted, or told, of a link that is not live', async () => {
  await view(app.anonymous(), browser, 'unknown')
  await dana.call(calls.revokeShare, { params: { shareId } })
  await view(app.anonymous())
  expect(await views()).toBe(0)
})

test('no address is kept, and no visit longer than 180 days; the counts stay, also when the link ends', async () => {
  await view(app.anonymous())
  const visits = () => app.context.db.selectFrom('link_visits').selectAll().execute()
  expect(await visits()).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{43}$/),
      share_id: shareId,
      at: app.clock.now(),
      programs: [],
      quotes: [],
      printed: false,
    },
  ])
  await dana.call(calls.revokeShare, { params: { shareId } })
  expect(await dana.call(calls.listVisits, { params: { id } })).toHaveLength(1)
  app.clock.advance(180 * 86_400_000 - 1)
  await sweepVisits(app.context)
  expect(await visits()).toHaveLength(1)
  app.clock.advance(1)
  await sweepVisits(app.context)
  expect(await visits()).toEqual([])
})

test('the owner is told of the first visit, and of no other one', async () => {
  await view(app.anonymous())
  await view(app.anonymous())
  expect(await app.mails()).toMatchObject([{ kind: 'link-news', to_email: 'dana@example.org' }])
})
