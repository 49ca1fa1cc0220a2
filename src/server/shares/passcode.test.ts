import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../test/app.ts'
import { cheapHash } from '../../../test/cheap-hash.ts'
import { askAt, everyAddress } from '../../../test/link-addresses.ts'
import { seedWorld, type World } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
let world: World
let params: { shareId: string }
const passcode = 'open sesame'
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
  params = { shareId: world.shareId }
  await world.dana.call(calls.changeShare, { params, body: { passcode } })
  await hashCheaply()
})

/** Keeps the passcode of every link that has one at the least cost: these tests try hundreds of times. */
async function hashCheaply(): Promise<void> {
  const change = { passcode_hash: cheapHash(passcode) }
  await app.context.db.updateTable('share_links').set(change).where('passcode_hash', 'is not', null).execute()
}

const give = (visitor: Visitor, guess: string) => visitor.answer(calls.givePasscode, { params, body: { passcode: guess } })

describe('before its passcode is given, a link', () => {
  test('answers every page and call with 401, and no fact of what it shows', async () => {
    const facts = /Project Management|PMI\b|PMP|pmi\.org|dana|Maria|US\$|60 /i
    for (const address of everyAddress(params.shareId, world.pmiProspect)) {
      const response = await askAt(app.anonymous(), address)
      expect(response.status, address.path).toBe(401)
      const text = await response.text()
      expect(text, address.path).toContain(
        address.path.startsWith('/api') ? 'PASSCODE_NEEDED' : 'This link opens with a passcode',
      )
      expect(`${text} ${JSON.stringify([...response.headers])}`, address.path).not.toMatch(facts)
    }
    expect(await app.anonymous().answer(calls.visitLearn, { params: { shareId: params.shareId } })).toMatchObject({ status: 204 })
  })

  test('shows pages, once it was given, that no browser keeps', async () => {
    const visitor = app.anonymous()
    await give(visitor, passcode)
    for (const path of [pages.share(params.shareId), pages.waitlist(params.shareId), `${pages.share(params.shareId)}/offer`]) {
      const response = await visitor.fetch(path)
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 200, 'private, no-store'])
    }
  })

  test('opens for its owner without it, and not for a colleague', async () => {
    expect((await world.dana.answer(calls.getShare, { params })).status).toBe(200)
    expect((await world.lee.answer(calls.getShare, { params })).status).toBe(401)
  })

  test('does not repeat an answer that was given to its reader before there was one', async () => {
    await world.dana.call(calls.changeShare, { params, body: { passcode: null } })
    const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
    const headers = { 'idempotency-key': 'a-first-click' }
    const submit = () => app.anonymous().answer(calls.submitShareInterest, { params, body: billing }, { headers })
    expect((await submit()).status).toBe(200)
    await world.dana.call(calls.changeShare, { params, body: { passcode } })
    expect((await submit()).status).toBe(401)
  })
})

describe('the passcode', () => {
  test('opens every page and call in the browser that gave it, for a week and until it is changed', async () => {
    const ann = app.anonymous()
    expect((await give(ann, ` ${passcode} `)).status).toBe(204)
    for (const address of everyAddress(params.shareId, world.pmiProspect))
      expect((await askAt(ann, address)).status, address.path).not.toBe(401)
    expect((await app.anonymous().answer(calls.getShare, { params })).status).toBe(401)
    app.clock.advance(7 * 86_400_000 - 1_000)
    expect((await ann.answer(calls.getShare, { params })).status).toBe(200)
    app.clock.advance(1_000)
    expect((await ann.answer(calls.getShare, { params })).status).toBe(401)
    await give(ann, passcode)
    const dana = app.anonymous()
    await dana.call(calls.login, { body: { username: 'dana', password: testPassword } })
    await dana.call(calls.changeShare, { params, body: { passcode: 'another one' } })
    expect((await ann.answer(calls.getShare, { params })).status).toBe(401)
  })

  test('is kept as passwords are, and no answer holds it', async () => {
    await world.dana.call(calls.changeShare, { params, body: { passcode } })
    const { passcode_hash: hash } = await app.context.db
      .selectFrom('share_links')
      .select('passcode_hash')
      .where('id', '=', params.shareId)
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const links = JSON.stringify(await world.dana.call(calls.listAllShares))
    expect(links).toContain('"hasPasscode":true')
    expect(links).not.toContain('argon2id')
  })

  test('of one link opens no other', async () => {
    const { shareId } = await world.dana.call(calls.createShare, { body: { searchId: world.pmiProspect.id, another: true } })
    await world.dana.call(calls.changeShare, { params: { shareId }, body: { passcode } })
    const ann = app.anonymous()
    await give(ann, passcode)
    expect((await ann.answer(calls.getShare, { params: { shareId } })).status).toBe(401)
  })

  test('is given without script, and leads to the page that was asked for and to no other site', async () => {
    const ann = app.anonymous()
    const send = (fields: Record<string, string>) =>
      ann.fetch(pages.sharePasscode(params.shareId), { method: 'POST', body: new URLSearchParams(fields) })
    const wrong = await send({ passcode: 'wrong', to: pages.waitlist(params.shareId) })
    expect(wrong.status).toBe(401)
    const text = await wrong.text()
    expect(text).toContain('That is not the passcode for this link.')
    expect(text).toContain(`value="${pages.waitlist(params.shareId)}"`)
    const right = await send({ passcode, to: pages.waitlist(params.shareId) })
    expect([right.status, right.headers.get('location')]).toEqual([303, pages.waitlist(params.shareId)])
    for (const to of ['https://evil.example', '//evil.example', pages.share('another'), `${pages.share(params.shareId)}/ask`]) {
      expect((await send({ passcode, to })).headers.get('location')).toBe(pages.share(params.shareId))
    }
  })
})

describe('guesses', () => {
  test('slow down from one address, and from everywhere together', async () => {
    const guesser = app.anonymous('203.0.113.9')
    for (let guess = 0; guess < 10; guess += 1) expect((await give(guesser, `guess ${guess}`)).status).toBe(401)
    expect((await give(guesser, 'guess 10')).headers.get('retry-after')).toBe('1')
    let looked = 0
    for (let guess = 0; guess < 200; guess += 1) {
      const answer = await give(app.anonymous(`198.51.100.${guess + 1}`), `guess ${guess}`)
      looked += answer.status === 401 ? 1 : 0
    }
    expect(looked, 'of two hundred addresses at once').toBe(0)
  })

  test('of one address slow down over many links, too', async () => {
    const { dana, pmiProspect } = world
    const links = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { shareId } = await dana.call(calls.createShare, { body: { searchId: pmiProspect.id, another: true } })
        await dana.call(calls.changeShare, { params: { shareId }, body: { passcode } })
        return shareId
      }),
    )
    await hashCheaply()
    const guesser = app.anonymous('203.0.113.9')
    const statuses = []
    for (let guess = 0; guess < 60; guess += 1) {
      const shareId = links[guess % links.length] ?? ''
      const { status } = await guesser.answer(calls.givePasscode, { params: { shareId }, body: { passcode: `guess ${guess}` } })
      statuses.push(status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })

  test('never lock out the right one: who has not guessed waits at most a minute while others go on', async () => {
    for (let guess = 0; guess < 60; guess += 1) {
      await give(app.anonymous(`198.51.100.${guess + 1}`), `guess ${guess}`)
      app.clock.advance(1_000)
    }
    const ann = app.anonymous('203.0.113.50')
    const first = await give(ann, passcode)
    const wait = Number(first.headers.get('retry-after') ?? 0)
    expect(wait).toBeLessThanOrEqual(60)
    for (let second = 0; second < wait; second += 1) {
      await give(app.anonymous(`192.0.2.${second + 1}`), 'guess')
      app.clock.advance(1_000)
    }
    expect((await give(ann, passcode)).status).toBe(204)
  })
})
