import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'
import type { Visitor } from '../../test/visitor.ts'

const shell = '<!doctype html><title>Credscout</title>'
const script = `console.log(${JSON.stringify('x'.repeat(2_000))})`
let folder: string
let visitor: Visitor
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-web-'))
  const web = join(folder, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  mkdirSync(join(web, '.vite'))
  writeFileSync(join(web, 'index.html'), shell)
  writeFileSync(join(web, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(web, 'assets/app-1a2b.js'), script)
  writeFileSync(join(web, '.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const app = await startTestApp({ webFolder: web })
  visitor = app.anonymous()
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('pages', () => {
  test.each([
    '/',
    '/auth',
    '/reset-password?token=abc',
    '/share/abc',
    '/learn/default',
    '/waitlist',
    '/waitlist/abc',
    '/edit/1',
    '/edit/share_abc',
    '/saved-searches',
    '/search/1',
    '/search/1/edit',
    '/admin',
    '/admin/users',
  ])('%s is drawn by the application', async (path) => {
    const response = await visitor.fetch(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-robots-tag')).toBe(path.startsWith('/learn/') ? null : 'noindex')
    expect(await response.text()).toBe(shell)
  })

  test.each(['/nothing', '/admin/', '//auth', '/search', '/index.html', '/share/a/b'])(
    '%s is not found, on a page',
    async (path) => {
      const response = await visitor.fetch(path)
      expect(response.status).toBe(404)
      expect(await response.text()).toBe(shell)
    },
  )

  test('/learn leads to its default', async () => {
    const response = await visitor.fetch('/learn', { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/learn/default')
  })

  test('take no other method', async () => {
    const response = await visitor.fetch('/auth', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect((await visitor.fetch('/auth', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('files', () => {
  test('whose name holds their content are kept for ever, and compressed', async () => {
    const response = await visitor.fetch('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(script)
    const plain = await visitor.fetch('/assets/app-1a2b.js')
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(await plain.text()).toBe(script)
  })

  test('that did not change are not sent again', async () => {
    const first = await visitor.fetch('/robots.txt')
    const etag = first.headers.get('etag') ?? ''
    expect((await visitor.fetch('/robots.txt', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await visitor.fetch('/robots.txt', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%5c..%5c..%5csecret.txt',
    '/.vite/manifest.json',
    '/assets/missing.js',
    '/assets/',
  ])('%s stays inside', async (path) => {
    const response = await visitor.fetch(path)
    expect(response.status).toBe(404)
    expect(await response.text()).not.toContain('secret')
  })
})

test('without a build, a sentence says what to do', async () => {
  const app = await startTestApp({ webFolder: join(folder, 'nowhere') })
  const response = await app.anonymous().fetch('/')
  expect(response.status).toBe(503)
  expect(await response.text()).toBe('The pages are not built. Start with npm start, which builds them.')
})
