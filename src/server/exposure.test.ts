import { calls } from '#contract/calls.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../test/app.ts'
import { newProspect, seedWorld, type World } from '../../test/seeds.ts'

let app: TestApp
let world: World
beforeAll(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
})

const json = { 'content-type': 'application/json' }

describe('what is not for the web is not on it', () => {
  test.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/.npmrc',
    '/package.json',
    '/data/first-password.txt',
    '/src/server/main.ts',
    '/test/app.ts',
    '/node_modules/hono/package.json',
    '/.vite/manifest.json',
    '/assets',
    '/assets/',
    '/assets/index.js.map',
  ])('%s', async (path) => {
    const response = await app.anonymous().fetch(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toMatch(/"dependencies"|\[core\]|import /)
  })

  test('no source map is named by a file of the application', async () => {
    const shell = await (await app.anonymous().fetch('/')).text()
    const scripts = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    for (const path of scripts) expect(await (await app.anonymous().fetch(path)).text()).not.toContain('sourceMappingURL')
  })
})

describe('a field that a call does not list', () => {
  const stowaways = { id: 1, version: 99, viewCount: 99, status: 'trial', ownerId: 'x', owner_id: 'x', createdAt: '2000-01-01' }

  test('changes nothing when a prospect is made or edited', async () => {
    const { dana } = world
    const made = await dana.fetch('/api/searches', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...newProspect, ...stowaways }),
    })
    const plain = await dana.call(calls.createProspect, { body: newProspect })
    const { id, version, viewCount } = calls.createProspect.output.parse(await made.json())
    expect({ version, viewCount }).toEqual({ version: plain.version, viewCount: plain.viewCount })
    expect(id).toBe(plain.id - 1)
    const edited = await dana.fetch(`/api/searches/${id}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ ...newProspect, changeReason: 'Checked.', ...stowaways }),
    })
    expect(edited.status).toBe(200)
    expect(await world.lee.answer(calls.getProspect, { params: { id: String(id) } })).toMatchObject({ status: 404 })
  })

  test('changes nothing when an account is made', async () => {
    const user = { username: 'newcomer', email: 'newcomer@example.org', password: testPassword }
    const body = JSON.stringify({ ...user, id: 'chosen', disabledAt: '2000-01-01', passwordHash: 'x' })
    const made = await world.dana.fetch('/api/admin/users', { method: 'POST', headers: json, body })
    expect(made.status).toBe(201)
    expect((await app.anonymous().answer(calls.login, { body: user })).status).toBe(200)
  })

  test('reaches no prototype', async () => {
    const body = '{"username":"dana","password":"x","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    expect((await app.anonymous().fetch('/api/login', { method: 'POST', headers: json, body })).status).toBe(400)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
  })
})

describe('a parameter', () => {
  test('counts where its call reads it, and nowhere else', async () => {
    const asked = await app
      .anonymous()
      .fetch('/api/query-organization?searchTerm=PMI', { method: 'POST', headers: json, body: '{}' })
    expect(asked.status).toBe(400)
    const [first, both] = await Promise.all(
      ['/api/searches?includeVersionCounts=true', '/api/searches?includeVersionCounts=true&includeVersionCounts=false'].map(
        async (path) => (await world.dana.fetch(path)).text(),
      ),
    )
    expect(both).toBe(first)
  })

  test('leads nobody to another site', async () => {
    for (const path of ['/learn?next=https://evil.example', '/auth?next=//evil.example', '/auth?redirect=https://evil.example']) {
      const { status, headers } = await world.dana.fetch(path, { redirect: 'manual' })
      expect(status).toBe(302)
      expect(headers.get('location')).toMatch(/^\/(?!\/)/)
    }
  })
})
