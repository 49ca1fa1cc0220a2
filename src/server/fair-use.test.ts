import { calls } from '#contract/calls.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { emptyResult } from '../../test/scripted-research.ts'
import type { Visitor } from '../../test/visitor.ts'

let app: TestApp
let read: string[]
beforeEach(async () => {
  app = await startTestApp()
  read = []
  app.research.looksUp((organization, { onEvent }) => {
    read.push(organization.name)
    onEvent?.({ type: 'page-reading', at: 0, url: organization.website ?? '' })
    return Promise.resolve({ ...emptyResult(organization), origin: 'live' })
  })
})

const body = (number: number): Organization => ({
  name: `Body of ${number}`,
  description: '',
  website: `https://body-${number}.example.org`,
})
const lookUp = (visitor: Visitor, organization: Organization) =>
  visitor.answer(calls.queryCertifications, { body: { organization } })
/** Past the limit of a minute, not of the day. */
const aMinuteLater = () => app.clock.advance(60_000)

async function counted(limit: string): Promise<number> {
  const rows = await app.context.db.selectFrom('rate_limits').select('count').where('key', 'like', `${limit}:%`).execute()
  return rows.reduce((sum, { count }) => sum + count, 0)
}

describe('the look-ups of a day', () => {
  test('are not used up by 5,000 refused requests of strangers: a signed-in look-up is answered', async () => {
    const dana = await app.signedIn()
    const refused = [
      { searchTerm: '' },
      {},
      { organization: '' },
      { organization: { name: ['Body'], description: '' } },
      { organization: { name: 'Body', description: 5 } },
      { organization: body(1), added: ['somebody-elses'] },
    ]
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < 5_000; sent += 100) {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          app.anonymous(`198.51.${(sent + index) % 200}.${index}`).fetch('/api/query-certifications', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(refused[index % refused.length]),
          }),
        ),
      )
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].filter((status) => ![400, 401, 429].includes(status))).toEqual([])
    expect([...statuses.values()].reduce((sum, one) => sum + one)).toBe(5_000)
    expect(await counted('findCertifications:everybody-day')).toBe(0)
    expect((await lookUp(dana, body(1))).status).toBe(200)
    expect(read).toEqual(['Body of 1'])
  }, 120_000)

  test('are a twentieth for one address, a /64 as a whole; other addresses and signed-in people go on', async () => {
    const dana = await app.signedIn()
    const answers: number[] = []
    for (let number = 0; number < 260; number += 1) {
      if (number % 3 === 0) aMinuteLater()
      const visitor = app.anonymous(`2001:db8:1:2::${number.toString(16)}`)
      answers.push((await lookUp(visitor, body(number))).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(250)
    expect(answers.slice(250)).toEqual(Array.from({ length: 10 }, () => 429))
    expect(read).toHaveLength(250)
    aMinuteLater()
    const last = await lookUp(app.anonymous('2001:db8:1:2::ffff'), body(900))
    const message = expect.stringMatching(
      /^Your network has reached today’s limit\. Please sign in, or try again in \d+ hours\.$/,
    )
    expect(last).toMatchObject({ status: 429, body: { code: 'TOO_MANY', message } })
    // What is kept is answered, whoever asks.
    expect((await lookUp(app.anonymous('2001:db8:1:2::ffff'), body(249))).status).toBe(200)
    expect((await lookUp(app.anonymous('2001:db8:2:3::1'), body(901))).status).toBe(200)
    expect((await lookUp(dana, body(902))).status).toBe(200)
  }, 120_000)

  test('are a twentieth for one IPv6 /48 however many /64s of it ask, and another /48 goes on', async () => {
    const answers: number[] = []
    for (let number = 0; number < 260; number += 1) {
      if (number % 12 === 0) aMinuteLater()
      answers.push((await lookUp(app.anonymous(`2001:db8:7:${(number % 4) + 1}::1`), body(number))).status)
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(250)
    expect(answers.slice(250)).toEqual(Array.from({ length: 10 }, () => 429))
    aMinuteLater()
    expect((await lookUp(app.anonymous('2001:db8:7:ffff::1'), body(900))).status).toBe(429)
    expect((await lookUp(app.anonymous('2001:db8:8::1'), body(901))).status).toBe(200)
  }, 120_000)

  test('are never used up by people without an account: two fifths are for signed-in people', async () => {
    const dana = await app.signedIn()
    await lookUp(app.anonymous(), body(1))
    const rows = app.context.db.updateTable('rate_limits')
    await rows.set({ count: 3_000 }).where('key', 'like', 'findCertifications:anonymous-day:%').execute()
    await rows.set({ count: 3_000 }).where('key', 'like', 'findCertifications:everybody-day:%').execute()
    const refused = await lookUp(app.anonymous('198.51.100.7'), body(2))
    const message = 'Today’s limit for people without an account has been reached. Please sign in, or try again in 24 hours.'
    expect(refused).toMatchObject({ status: 429, body: { message } })
    expect((await lookUp(dana, body(2))).status).toBe(200)
  })

  test('count no look-up that is joined, kept, answered by the catalogue or ended before a page was asked for', async () => {
    const visitor = app.anonymous()
    await Promise.all([lookUp(visitor, body(1)), lookUp(app.anonymous('198.51.100.7'), body(1))])
    await lookUp(visitor, body(1))
    expect(await counted('findCertifications:everybody-day')).toBe(1)
    app.research.looksUp((organization) => Promise.resolve(emptyResult(organization)))
    expect((await lookUp(app.anonymous('198.51.100.8'), body(2))).status).toBe(200)
    app.research.fails(new Error('no website'))
    expect((await lookUp(app.anonymous('198.51.100.9'), body(3))).status).toBe(500)
    expect(await counted('findCertifications:everybody-day')).toBe(1)
    expect(await counted('findCertifications:address-day')).toBe(1)
  })

  test('that are refused leave no row and count in no share', async () => {
    await lookUp(app.anonymous(), body(1))
    await app.context.db
      .updateTable('rate_limits')
      .set({ count: 5_000 })
      .where('key', 'like', 'findCertifications:everybody-day:%')
      .execute()
    const before = await counted('findCertifications:%-day')
    expect((await lookUp(app.anonymous(), body(2))).status).toBe(429)
    expect(await counted('findCertifications:%-day')).toBe(before)
    expect(await app.context.db.selectFrom('lookups').select('id').execute()).toHaveLength(1)
  })
})

test('a search that asks nobody outside counts as a request only', async () => {
  const find = () => app.anonymous().answer(calls.queryOrganization, { body: { searchTerm: 'PMI' } })
  expect((await find()).status).toBe(404)
  expect(await counted('findOrganization:everybody-day')).toBe(0)
  app.research.finds([])
  expect((await find()).status).toBe(404)
  expect(await counted('findOrganization:everybody-day')).toBe(1)
})
