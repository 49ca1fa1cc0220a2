import { calls } from '#contract/calls.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certification, welders } from '../../../test/samples.ts'
import type { Visitor } from '../../../test/visitor.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const day = 86_400_000

function save(visitor: Visitor, certifications: Certification[] = [], name = welders.name) {
  return visitor.call(calls.createProspect, { body: { organization: { ...welders, name }, certifications } })
}

describe('saving', () => {
  test('gives the prospect with its number and first version, and keeps every text as typed', async () => {
    const dana = await app.signedIn()
    const typed = certification({
      name: ' <script>alert(1)</script> ',
      summary: '\u202Eשלום\u202C "quoted" & \'more\'\r\n\tend ',
      fees: ['', ' 1 ', '1'],
      validityPeriod: 'e\u0301 é 😀',
    })
    const saved = await dana.call(calls.createProspect, {
      body: { organization: welders, certifications: [typed], email: 'Ann@Example.org', contactFirstName: ' Ann ' },
    })
    expect(saved).toMatchObject({
      organization: welders,
      certifications: [typed],
      email: 'Ann@Example.org',
      contactFirstName: ' Ann ',
      interested: false,
      billingName: null,
      pricingOptions: null,
      emailSubject: null,
      viewCount: 0,
      version: 1,
      createdAt: '2026-11-21T09:00:00.000Z',
    })
    expect(await dana.call(calls.getProspect, { params: { id: String(saved.id) } })).toEqual(saved)
  })

  test('counts an empty email and a missing contact as none', async () => {
    const dana = await app.signedIn()
    const saved = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [], email: '' } })
    expect(saved).toMatchObject({ email: null, contactFirstName: null })
  })

  test('keeps an id that is given once, and gives new ones', async () => {
    const dana = await app.signedIn()
    const { certifications } = await save(dana, [
      certification({ id: 'a', name: 'A' }),
      certification({ id: 'a', name: 'B' }),
      certification({ name: 'C' }),
    ])
    const ids = certifications.map(({ id }) => id)
    expect(ids[0]).toBe('a')
    expect(new Set(ids).size).toBe(3)
    expect(ids.every((id) => id !== undefined && id !== '')).toBe(true)
  })

  test.each([
    ['organization.name', { organization: { name: 'x'.repeat(201), description: '' }, certifications: [] }],
    ['organization.description', { organization: { ...welders, description: 'x'.repeat(5_001) }, certifications: [] }],
    ['certifications.0.name', { organization: welders, certifications: [certification({ name: 'x'.repeat(301) })] }],
    [
      'certifications.0.summary',
      { organization: welders, certifications: [certification({ name: 'x', summary: 'x'.repeat(5_001) })] },
    ],
    [
      'certifications.0.fees.1',
      { organization: welders, certifications: [certification({ name: 'x', fees: ['', 'x'.repeat(2_001)] })] },
    ],
    [
      'certifications.0.fees',
      { organization: welders, certifications: [certification({ name: 'x', fees: Array.from({ length: 101 }, () => '') })] },
    ],
    [
      'certifications',
      { organization: welders, certifications: Array.from({ length: 501 }, () => certification({ name: 'x' })) },
    ],
    ['email', { organization: welders, certifications: [], email: 'nobody' }],
    ['contactFirstName', { organization: welders, certifications: [], contactFirstName: 'A' }],
  ])('refuses what is over a limit and names %s', async (field, body) => {
    const dana = await app.signedIn()
    const answer = await dana.answer(calls.createProspect, { body })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field } })
    expect(await dana.call(calls.listProspects)).toEqual([])
  })

  test('refuses a name that no form takes, wherever a body is given, in one sentence', async () => {
    const dana = await app.signedIn()
    const saved = await save(dana, [])
    const body = { organization: { ...welders, name: ' W ' }, certifications: [] }
    const answers = [
      await dana.answer(calls.createProspect, { body }),
      await dana.answer(calls.findKnown, { body }),
      await dana.answer(calls.createShare, { body: { ...body, email: 'ann@example.org' } }),
      await dana.answer(calls.queryCertifications, { body }),
      await dana.answer(calls.updateProspect, { params: { id: String(saved.id) }, body }),
    ]
    const message = 'Organization name must be at least 2 characters.'
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID', field: 'organization.name', message } })
    }
    expect(await dana.answer(calls.queryCertifications, { body: { organization: ' W ' } })).toMatchObject({
      status: 400,
      body: { field: 'organization', message },
    })
    expect(await dana.call(calls.listProspects)).toHaveLength(1)
  })

  test('shows a shorter name that was saved before, and keeps it through other edits', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana, [])
    const organization = { name: 'W', description: '' }
    await app.context.db
      .updateTable('prospects')
      .set({ organization: JSON.stringify(organization) })
      .execute()
    const params = { id: String(id) }
    const body = { organization: { ...organization, description: 'Edited' }, certifications: [] }
    expect((await dana.call(calls.updateProspect, { params, body })).organization).toMatchObject(body.organization)
    expect((await dana.call(calls.listVersions, { params }))[0]?.organization.name).toBe('W')
  })

  test('needs a session', async () => {
    const answer = await app.anonymous().answer(calls.createProspect, { body: { organization: welders, certifications: [] } })
    expect(answer).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } })
  })
})

describe('the list', () => {
  test('holds the own prospects only, newest first, with version counts when asked', async () => {
    const dana = await app.signedIn('dana')
    const eve = await app.signedIn('eve')
    const first = await save(dana, [], 'First')
    app.clock.advance(1_000)
    const second = await save(dana, [], 'Second')
    const third = await save(dana, [], 'Third')
    await save(eve, [], 'Hers')
    await dana.call(calls.updateProspect, {
      params: { id: String(first.id) },
      body: { organization: { ...welders, name: 'Renamed' }, certifications: [] },
    })
    const plain = await dana.call(calls.listProspects)
    expect(plain.map(({ id, versionCount }) => [id, versionCount])).toEqual([
      [third.id, undefined],
      [second.id, undefined],
      [first.id, undefined],
    ])
    const counted = await dana.call(calls.listProspects, { query: { withVersionCounts: 'true' } })
    expect(counted.map(({ id, versionCount }) => [id, versionCount])).toEqual([
      [third.id, 1],
      [second.id, 1],
      [first.id, 2],
    ])
  })
})

describe('what is not yours', () => {
  test('answers byte for byte like what does not exist', async () => {
    const dana = await app.signedIn('dana')
    const eve = await app.signedIn('eve')
    const { id } = await save(dana, [certification({ id: 'a', name: 'A' })])
    const gone = await save(dana)
    await dana.call(calls.deleteProspect, { params: { id: String(gone.id) } })
    const body = { organization: welders, certifications: [] }
    const ask = {
      get: (visitor: Visitor, number: number) => visitor.request(calls.getProspect, { params: { id: String(number) } }),
      put: (visitor: Visitor, number: number) => visitor.request(calls.updateProspect, { params: { id: String(number) }, body }),
      stale: (visitor: Visitor, number: number) =>
        visitor.request(calls.updateProspect, { params: { id: String(number) }, body: { ...body, baseVersion: 9 } }),
      delete: (visitor: Visitor, number: number) => visitor.request(calls.deleteProspect, { params: { id: String(number) } }),
      undelete: (visitor: Visitor, number: number) => visitor.request(calls.restoreProspect, { params: { id: String(number) } }),
      certification: (visitor: Visitor, number: number) =>
        visitor.request(calls.deleteCertification, { params: { id: String(number), certId: 'a' } }),
      versions: (visitor: Visitor, number: number) => visitor.request(calls.listVersions, { params: { id: String(number) } }),
    }
    for (const [name, request] of Object.entries(ask)) {
      const missing = await told(await request(eve, 2_000_000))
      expect(missing).toMatchObject({ status: 404, text: expect.stringContaining('"NOT_FOUND"') })
      expect(await told(await request(eve, id)), `${name} of another user`).toEqual(missing)
      if (name !== 'undelete') expect(await told(await request(dana, gone.id)), `${name} of a deleted one`).toEqual(missing)
    }
    expect(await dana.call(calls.getProspect, { params: { id: String(id) } })).toMatchObject({ version: 1 })
  })
})

/** Everything of a response that its reader can tell apart. */
async function told(response: Response) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'x-request-id'))
  return { status: response.status, headers, text: await response.text() }
}

describe('editing', () => {
  test('makes a version each time, newest first, with author and reason', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana, [certification({ id: 'a', name: 'A' })])
    app.clock.advance(60_000)
    const params = { id: String(id) }
    const edited = await dana.call(calls.updateProspect, {
      params,
      body: {
        organization: welders,
        certifications: [certification({ id: 'a', name: 'A', fees: ['US$5'] })],
        changeReason: ' New fee ',
        baseVersion: 1,
      },
    })
    expect(edited).toMatchObject({ version: 2, certifications: [{ id: 'a', fees: ['US$5'] }] })
    const after = await dana.call(calls.deleteCertification, { params: { ...params, certId: 'a' } })
    expect(after).toMatchObject({ version: 3, certifications: [] })
    const versions = await dana.call(calls.listVersions, { params })
    expect(
      versions.map(({ id: number, author, changeReason, modifiedAt }) => [number, author, changeReason, modifiedAt]),
    ).toEqual([
      [3, 'dana', null, '2026-11-21T09:01:00.000Z'],
      [2, 'dana', ' New fee ', '2026-11-21T09:01:00.000Z'],
      [1, 'dana', null, '2026-11-21T09:00:00.000Z'],
    ])
    expect(versions.map(({ certifications }) => certifications.flatMap(({ fees }) => fees))).toEqual([[], ['US$5'], []])
  })

  test('makes no version of nothing, unless a reason is given', async () => {
    const dana = await app.signedIn()
    const { id, organization, certifications } = await save(dana, [certification({ name: 'A', fees: ['US$5'] })])
    const put = (changeReason?: string) =>
      dana.call(calls.updateProspect, { params: { id: String(id) }, body: { organization, certifications, changeReason } })
    expect(await put()).toMatchObject({ version: 1 })
    expect(await put('  ')).toMatchObject({ version: 1 })
    expect(await put('Checked by phone')).toMatchObject({ version: 2 })
  })

  test('refuses an edit of an older version with the current data, and changes nothing', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana)
    const params = { id: String(id) }
    const body = { organization: { ...welders, description: 'Mine' }, certifications: [], baseVersion: 1 }
    const current = await dana.call(calls.updateProspect, {
      params,
      body: { ...body, organization: { ...welders, description: 'Theirs' } },
    })
    const stale = await dana.answer(calls.updateProspect, { params, body })
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'STALE_VERSION', current, savedBy: 'dana', savedAt: '2026-11-21T09:00:00.000Z' },
    })
    expect(await dana.call(calls.getProspect, { params })).toEqual(current)
    expect(await dana.call(calls.updateProspect, { params, body: { ...body, baseVersion: undefined } })).toMatchObject({
      version: 3,
    })
  })

  test('of one missing certification is refused', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana, [certification({ id: 'a', name: 'A' })])
    const answer = await dana.answer(calls.deleteCertification, { params: { id: String(id), certId: 'b' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('gives an id of its own to a certification with one that the prospect never had; one of an older version comes back', async () => {
    const dana = await app.signedIn()
    const { id, certifications } = await save(dana, [certification({ name: 'A' }), certification({ name: 'B' })])
    const params = { id: String(id) }
    const put = async (edited: Parameters<typeof certification>[0][]) => {
      const body = { organization: welders, certifications: edited.map((one) => certification(one)) }
      return (await dana.call(calls.updateProspect, { params, body })).certifications.map((one) => one.id)
    }
    const [a, b] = certifications.map((one) => one.id)
    const [kept, made] = await put([
      { id: a, name: 'A, renamed' },
      { id: 'made-up', name: 'C' },
    ])
    expect(kept).toBe(a)
    expect(made).toMatch(/^[0-9a-f-]{36}$/)
    expect(await put([{ id: 'made-up-again', name: 'C' }])).toEqual([made])
    expect(
      await put([
        { id: b, name: 'B' },
        { id: made, name: 'C' },
      ]),
    ).toEqual([b, made])
  })

  test('names the field of an edit that is faulty, not one of the other form', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana)
    const refusalOf = async (body: object) => {
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      return (await dana.fetch(`/api/searches/${id}`, init)).json()
    }
    expect(await refusalOf({})).toMatchObject({ field: 'organization' })
    expect(await refusalOf({ organization: welders, certifications: [{ name: 'x' }] })).toMatchObject({
      field: 'certifications.0.summary',
    })
    expect(await refusalOf({ restores: 'one' })).toMatchObject({ field: 'restores' })
  })

  test('refuses a reason that is too long and names the field', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana)
    const answer = await dana.answer(calls.updateProspect, {
      params: { id: String(id) },
      body: { organization: welders, certifications: [], changeReason: 'x'.repeat(501) },
    })
    expect(answer).toMatchObject({ status: 400, body: { field: 'changeReason' } })
  })

  test('by twelve writers at once loses none of their edits', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana)
    const params = { id: String(id) }
    const writer = async (number: number) => {
      for (let edit = 0; edit < 3; edit += 1) {
        for (let saved = false; !saved; ) {
          const { organization, certifications, version } = await dana.call(calls.getProspect, { params })
          const mine = certification({ id: `${number}-${edit}`, name: `Of writer ${number}, ${edit}` })
          const body = { organization, certifications: [...certifications, mine], baseVersion: version }
          const { status } = await dana.answer(calls.updateProspect, { params, body })
          saved = status === 200
        }
      }
    }
    await Promise.all(Array.from({ length: 12 }, (_, number) => writer(number)))
    const { certifications, version } = await dana.call(calls.getProspect, { params })
    expect(new Set(certifications.map(({ id: one }) => one)).size).toBe(36)
    expect(version).toBe(37)
    const versions = await dana.call(calls.listVersions, { params })
    expect(versions.map(({ id: number }) => number)).toEqual(Array.from({ length: 37 }, (_, index) => 37 - index))
  })

  test('without a base version overwrites, and leaves both in the history', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana)
    const params = { id: String(id) }
    const edits = Array.from({ length: 12 }, (_, number) => `Edit ${number}`)
    await Promise.all(
      edits.map((description) =>
        dana.call(calls.updateProspect, { params, body: { organization: { ...welders, description }, certifications: [] } }),
      ),
    )
    const versions = await dana.call(calls.listVersions, { params })
    expect(versions.map(({ organization }) => organization.description)).toEqual(expect.arrayContaining(edits))
  })
})

describe('deleting', () => {
  test('can be taken back for 30 days', async () => {
    const dana = await app.signedIn()
    const saved = await save(dana, [certification({ name: 'A' })])
    const params = { id: String(saved.id) }
    await dana.call(calls.deleteProspect, { params })
    expect(await dana.call(calls.listProspects)).toEqual([])
    expect(await dana.answer(calls.deleteProspect, { params })).toMatchObject({ status: 404 })
    app.clock.advance(30 * day - 1)
    expect(await dana.call(calls.restoreProspect, { params })).toEqual(saved)
    expect(await dana.call(calls.restoreProspect, { params })).toEqual(saved)
    expect(await dana.call(calls.listProspects)).toEqual([saved])
  })

  test('is for good after 30 days', async () => {
    const dana = await app.signedIn()
    const { id } = await save(dana)
    const params = { id: String(id) }
    await dana.call(calls.deleteProspect, { params })
    app.clock.advance(20 * day)
    await dana.call(calls.getUser)
    app.clock.advance(10 * day)
    expect(await dana.answer(calls.restoreProspect, { params })).toMatchObject({ status: 404 })
  })
})
