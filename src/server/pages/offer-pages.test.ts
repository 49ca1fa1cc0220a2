import { calls } from '#contract/calls.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { seedWorld } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let visitor: Visitor
let dana: Visitor
let shareId: string
let id: string

beforeEach(async () => {
  app = await startTestApp()
  const world = await seedWorld(app)
  shareId = world.shareId
  dana = world.dana
  id = String(world.pmiProspect.id)
  visitor = app.anonymous()
})

const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
const htmlOf = async (path: string) => (await visitor.fetch(path)).text()
const submit = () => visitor.call(calls.submitShareInterest, { params: { shareId }, body: billing })

function wish(fields: string, headers: Record<string, string> = {}) {
  return visitor.fetch(`/share/${shareId}/offer`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: fields,
  })
}

describe('after an interest', () => {
  test('the link leads to its place in line, and every holder reaches programs, offer and editor from there', async () => {
    await submit()
    const answer = await visitor.fetch(`/share/${shareId}`)
    expect(answer.headers.get('location')).toBe(`/waitlist/${shareId}`)
    const html = await htmlOf(`/waitlist/${shareId}`)
    for (const way of [`/share/${shareId}/programs`, `/share/${shareId}/offer`, `/edit/share_${shareId}`])
      expect(html).toContain(`href="${way}"`)
    expect(html).toContain('What happens next')
    expect(html).toContain('mailto:dana@example.org')
  })

  test('the programs stand on a page of their own', async () => {
    await submit()
    const html = await htmlOf(`/share/${shareId}/programs`)
    expect(html).toContain('Project Management Professional')
    expect(html).toContain(`href="/waitlist/${shareId}"`)
    expect(html).not.toContain('name="billingEmail"')
  })

  test('before it they stand on the page of the link', async () => {
    const answer = await visitor.fetch(`/share/${shareId}/programs`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/share/${shareId}`])
  })

  test('mails say what happens next, and an answer goes to the owner', async () => {
    await submit()
    const mail = await app.context.db
      .selectFrom('outbox')
      .select(['text', 'reply_to', 'from_name'])
      .where('kind', '=', 'waitlist')
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ reply_to: 'dana@example.org', from_name: 'dana via Credscout' })
    expect(mail.text).toContain('What happens next')
    expect(mail.text).toContain(`/share/${shareId}/offer`)
  })
})

describe('the page of an offer', () => {
  test('asks for the options as long as there is none, with those that were submitted', async () => {
    expect(await htmlOf(`/share/${shareId}/offer`)).toContain('No offer yet')
    await visitor.call(calls.submitShareInterest, {
      params: { shareId },
      body: { ...billing, pricingOptions: { billingCycle: 'annual', base: true, pearson: true, social: false } },
    })
    const html = await htmlOf(`/share/${shareId}/offer`)
    expect(html).toMatch(/<input[^>]*name="pearson"[^>]*checked=""/)
    expect(html).not.toMatch(/<input[^>]*name="social"[^>]*checked=""/)
  })

  test('comes from the form without script: the choice is frozen under a number', async () => {
    const answer = await wish('billingCycle=monthly&pearson=on')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/share/${shareId}/offer/${id}-1`])
    const html = await htmlOf(`/share/${shareId}/offer/${id}-1`)
    for (const text of [
      `Offer No. ${id}-1`,
      '21 Nov 2026',
      '21 Dec 2026',
      '$2,249',
      'Billed monthly, $26,988 in twelve months.',
    ]) {
      expect(html.replaceAll('<!-- -->', '')).toContain(text)
    }
    expect(await htmlOf(`/share/${shareId}/offer`)).toContain(`${id}-1`)
  })

  test('takes no form of another site', async () => {
    expect((await wish('billingCycle=annual', { origin: 'https://evil.example' })).status).toBe(403)
  })

  test('says a year later what was offered, and that it is over', async () => {
    await wish('billingCycle=annual')
    app.clock.advance(365 * 86_400_000)
    const html = await htmlOf(`/share/${shareId}/offer/${id}-1`)
    expect(html.replaceAll('<!-- -->', '')).toContain('This offer ended on 21 Dec 2026')
    expect(html).toContain('$999')
    expect(html).toContain('Make a new offer')
  })

  test.each(['9-9', 'x', '1-1-1', '../..'])('is not found under “%s”', async (number) => {
    expect((await visitor.fetch(`/share/${shareId}/offer/${encodeURIComponent(number)}`)).status).toBe(404)
  })

  test('is there as a file for both papers, for nobody to keep', async () => {
    await wish('billingCycle=annual')
    const sizes = ['a4', 'letter'].map(async (paper) => {
      const answer = await visitor.fetch(`/share/${shareId}/offer/${id}-1/pdf?paper=${paper}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="offer-${id}-1.pdf"`)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      return /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(Buffer.from(await answer.arrayBuffer()).toString('latin1'))?.slice(1)
    })
    expect(await Promise.all(sizes)).toEqual([
      ['595.28', '841.89'],
      ['612', '792'],
    ])
  })
})

test.each(['paused', 'locked', 'ended'] as const)('a %s link gives no programs, no offer and no file', async (state) => {
  await wish('billingCycle=annual')
  const params = { shareId }
  if (state === 'ended') await dana.call(calls.revokeShare, { params })
  else await dana.call(calls.changeShare, { params, body: state === 'paused' ? { paused: true } : { passcode: 'open sesame' } })
  for (const path of ['/programs', '/offer', `/offer/${id}-1`, `/offer/${id}-1/pdf`]) {
    const answer = await visitor.fetch(`/share/${shareId}${path}`)
    expect([path, answer.status]).toEqual([path, state === 'locked' ? 401 : 404])
    expect(await answer.text()).not.toMatch(/Project Management|\$999|dana/)
  }
  expect((await wish('billingCycle=annual')).status).toBe(state === 'locked' ? 401 : 404)
})
