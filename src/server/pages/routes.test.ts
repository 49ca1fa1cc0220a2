import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { calls } from '#contract/calls.ts'
import { dollars, priceOf } from '#domain/public-face/pricing.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { certificationsOf } from '../../../test/many-certifications.ts'
import { newProspect, pmi } from '../../../test/seeds.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { builtWeb } from './routes.ts'

const unknownLink = '9f3KqT0vYb7mWz2LxR5sNa'
let app: TestApp
let visitor: Visitor
let dana: Awaited<ReturnType<TestApp['signedIn']>>
let shareId: string
let searchId: number
beforeAll(async () => {
  app = await startTestApp()
  visitor = app.anonymous()
  dana = await app.signedIn()
  searchId = (await dana.call(calls.createProspect, { body: newProspect })).id
  shareId = (await dana.call(calls.createShare, { body: { searchId } })).shareId
})

/** Sends a form as a browser does: from a page of ours, not following where it leads. */
async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return visitor.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
  })
}

test.each(['/', '/edit/1', '/edit/share_abc', '/saved-searches', '/search/1', '/search/1/edit', '/admin', '/admin/users'])(
  '%s is drawn by the application',
  async (path) => {
    const response = await visitor.fetch(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(await response.text()).toBe(readFileSync(join(builtWeb, 'web/index.html'), 'utf8'))
  },
)

describe('a page that the server renders', () => {
  test.each([
    ['/learn/default', 200, 'You already know'],
    [`/learn/${unknownLink}`, 200, 'You already know'],
    ['/waitlist', 200, 'We&#x27;re Full for Phase 1'],
    [`/waitlist/${unknownLink}`, 200, 'We&#x27;re Full for Phase 1'],
    ['/auth', 200, 'Sign In'],
    ['/auth?view=forgot-password', 200, 'Forgot Password'],
    ['/reset-password', 200, 'Invalid Reset Link'],
    ['/reset-password?token=abc', 200, 'New password'],
    [`/share/${unknownLink}`, 404, 'The link may be expired or invalid.'],
    ['/share/%00', 404, 'The link may be expired or invalid.'],
    ['/nothing', 404, '404 Page Not Found'],
    ['//auth', 404, '404 Page Not Found'],
    ['/search', 404, '404 Page Not Found'],
    ['/index.html', 404, '404 Page Not Found'],
    ['/share/a/b', 404, '404 Page Not Found'],
  ])('%s answers %i and is whole', async (path, status, words) => {
    const response = await visitor.fetch(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('x-robots-tag')).toBe(path.startsWith('/learn/') ? null : 'noindex')
    const html = await response.text()
    expect(html.startsWith('<!doctype html><html lang="en">') && html.endsWith('</html>')).toBe(true)
    expect(html.includes(words), words).toBe(true)
  })

  test.each([
    ['/saved-searches/?sort=views', '/saved-searches?sort=views'],
    ['/learn/default/', '/learn/default'],
    ['/search/12/edit//', '/search/12/edit'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/\\/elsewhere.example/', '/elsewhere.example'],
  ])('%s leads to the address without a slash at its end, on this site', async (path, to) => {
    const response = await visitor.fetch(path, { redirect: 'manual' })
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(to)
  })

  test('carries its style sheet, named by its hash in the security policy', async () => {
    const response = await visitor.fetch('/learn/default')
    const style = /<style>(.*)<\/style>/s.exec(await response.text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}'`)
    expect((await visitor.fetch('/')).headers.get('content-security-policy')).not.toContain('sha256')
  })

  test.each(['/learn/default', '/waitlist', '/auth', '/auth?view=forgot-password', '/reset-password?token=abc', '/nothing'])(
    'every file that %s names is there',
    async (path) => {
      const html = await (await visitor.fetch(path)).text()
      const files = [...html.matchAll(/(?:href|src)="(\/[^"]*\.\w+)"|url\((\/[^)]*)\)/g)].map(
        ([, named, styled]) => named ?? styled ?? '',
      )
      expect(files.length).toBeGreaterThan(3)
      for (const file of files) expect((await visitor.fetch(file)).status, file).toBe(200)
    },
  )

  test('shows the account to who is signed in, and is then kept by nobody else', async () => {
    for (const path of ['/learn/default', '/nothing', '/waitlist', `/waitlist/${shareId}`, `/share/${shareId}`]) {
      expect(await (await visitor.fetch(path)).text()).toContain('href="/auth"')
      const response = await dana.fetch(path)
      expect(await response.text()).toContain('class="account-island"')
      expect(response.headers.get('cache-control')).toBe('private, no-cache')
      const forAnyone = path.endsWith(shareId) ? 'private, no-cache' : 'no-cache'
      expect((await visitor.fetch(path)).headers.get('cache-control')).toBe(forAnyone)
    }
  })

  test('sends the style sheet of the account menu to who is signed in alone', async () => {
    for (const path of ['/learn/default', '/waitlist', `/share/${shareId}`]) {
      expect(await (await visitor.fetch(path)).text(), path).not.toContain('.menu-item')
      expect(await (await visitor.fetch(path, { headers: { cookie: dana.cookie } })).text(), path).toContain('.menu-item')
    }
  })

  test('sends somebody who is signed in from sign-in to the application', async () => {
    for (const path of ['/auth', '/auth?view=forgot-password']) {
      const response = await dana.fetch(path, { redirect: 'manual' })
      expect(response.status).toBe(302)
      expect(response.headers.get('location')).toBe('/')
    }
  })

  test('says on the waitlist that a seat has opened, as long as one is free', async () => {
    const lead = async (path: string) => /waitlist-lead">([^<]*)</.exec(await (await visitor.fetch(path)).text())?.[1]
    const full = 'If you join now, you get a place in Phase 2. Seats open in the order people joined.'
    expect(await lead('/waitlist')).toBe(full)
    app.context.config.phaseOneCapacity = 1
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const params = { shareId: (await dana.call(calls.createShare, { body: { searchId: id } })).shareId }
    for (const path of ['/waitlist', `/waitlist/${params.shareId}`])
      expect(await lead(path)).toBe('A seat has opened since then: if you join now, your free trial starts.')
    const body = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
    await app.anonymous().call(calls.submitShareInterest, { params, body })
    expect(await lead('/waitlist')).toBe(full)
    app.context.config.phaseOneCapacity = 0
  })

  test('leads /learn to its default', async () => {
    const response = await visitor.fetch('/learn', { redirect: 'manual' })
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/learn/default')
    const marked = await visitor.fetch('/learn?utm_source=mail&x=1', { redirect: 'manual' })
    expect(marked.headers.get('location')).toBe('/learn/default?utm_source=mail&x=1')
  })

  test.each([
    ['/learn/default.zip', '/learn/default'],
    ['/learn/default~', '/learn/default'],
    ['/waitlist/%00', '/waitlist'],
  ])('leads %s, which can be no link, to %s', async (path, to) => {
    const response = await visitor.fetch(path, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([302, to])
  })

  test('is not sent again while it is the same', async () => {
    const etag = (await visitor.fetch('/learn/default')).headers.get('etag') ?? ''
    const again = await visitor.fetch('/learn/default', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect((await dana.fetch('/learn/default', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('keeps what is a secret out of every cache', async () => {
    const response = await visitor.fetch('/reset-password?token=abc')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  })

  test('takes no other method', async () => {
    const response = await visitor.fetch('/auth', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
    expect((await visitor.fetch('/auth', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('the page of a link', () => {
  test('holds what the link shows, and the price of the default choice', async () => {
    const response = await visitor.fetch(`/share/${shareId}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    const html = await response.text()
    expect(html).toContain(`<title>${pmi.name} · Credscout</title>`)
    for (const { name } of newProspect.certifications) expect(html).toContain(name)
    const { perMonth } = priceOf({ billingCycle: 'annual', base: true, pearson: false, social: false })
    expect(html).toContain(`<strong data-amount="total">${dollars(perMonth)}</strong> a month`)
    // Whoever sent the link is named to its reader (decision record 0058), and to no other program.
    expect(html).toContain('mailto:dana@example.org')
    expect(JSON.stringify(await visitor.call(calls.getShare, { params: { shareId } }))).not.toContain('dana')
  })

  test('of a dozen programs fits into the ten segments that a server may send at once', async () => {
    const { id } = await dana.call(calls.createProspect, { body: { ...newProspect, certifications: certificationsOf(12) } })
    const link = await dana.call(calls.createShare, { body: { searchId: id } })
    const compressed = await visitor.fetch(`/share/${link.shareId}`, { headers: { 'accept-encoding': 'br' } })
    const head = [...compressed.headers].reduce(
      (total, [name, value]) => total + `${name}: ${value}\r\n`.length,
      'HTTP/1.1 200 OK\r\n\r\n'.length,
    )
    expect(head + (await compressed.arrayBuffer()).byteLength).toBeLessThanOrEqual(10 * 1_460)
  })

  test('loads little before its first picture: what makes calls comes after it', async () => {
    const html = await (await visitor.fetch(`/share/${shareId}`)).text()
    const scripts = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
    expect(scripts.length).toBeGreaterThan(1)
    let bytes = 0
    for (const path of scripts) {
      const answer = await visitor.fetch(path, { headers: { 'accept-encoding': 'br' } })
      bytes += (await answer.arrayBuffer()).byteLength
    }
    expect(bytes).toBeLessThanOrEqual(8_000)
  })

  test('names whom it comes from as they are called now', async () => {
    await visitor.fetch(`/share/${shareId}`)
    await dana.call(calls.changeUser, { body: { displayName: 'Dana Scully' } })
    expect(await (await visitor.fetch(`/share/${shareId}`)).text()).toContain('<bdi>Dana Scully</bdi>')
  })

  test('shows an edit at once, a revocation at once, and is the same until then', async () => {
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const link = (await dana.call(calls.createShare, { body: { searchId: id } })).shareId
    const first = await visitor.fetch(`/share/${link}`)
    const etag = first.headers.get('etag') ?? ''
    const ask = async () => visitor.fetch(`/share/${link}`, { headers: { 'if-none-match': etag } })
    expect((await ask()).status).toBe(304)

    const organization = { ...pmi, name: 'Another Institute' }
    await dana.call(calls.updateProspect, {
      params: { id: String(id) },
      body: { organization, certifications: newProspect.certifications },
    })
    const edited = await ask()
    expect(edited.status).toBe(200)
    expect(await edited.text()).toContain('Another Institute')

    await dana.call(calls.revokeShare, { params: { shareId: link } })
    expect((await ask()).status).toBe(404)
    expect(await (await ask()).text()).not.toContain('Another Institute')
  })

  test('takes the contact from a browser without script, as the call does', async () => {
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const link = (await dana.call(calls.createShare, { body: { searchId: id } })).shareId
    const refused = await post(`/share/${link}`, { billingName: 'P', billingEmail: 'p@', billingCycle: 'monthly', pearson: 'on' })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain('Billing name is required')
    expect(html).toContain('Please enter a valid email address')
    expect(html).toContain('value="p@"')
    const chosen = { billingCycle: 'monthly', base: true, pearson: true, social: false } as const
    expect(html).toContain(`<strong data-amount="total">${dollars(priceOf(chosen).perMonth)}</strong>`)

    const fields = { billingName: 'Priya\0 Raman', billingEmail: 'billing@example.org', billingCycle: 'monthly', pearson: 'on' }
    const foreign = await post(`/share/${link}`, fields, { 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    const taken = await post(`/share/${link}`, fields)
    expect(taken.status).toBe(303)
    expect(taken.headers.get('location')).toBe(`/waitlist/${link}`)
    expect(await dana.call(calls.getProspect, { params: { id: String(id) } })).toMatchObject({
      billingName: 'Priya Raman',
      pricingOptions: chosen,
    })
    const opened = await visitor.fetch(`/share/${link}`, { redirect: 'manual' })
    expect(opened.status).toBe(302)
    expect(opened.headers.get('location')).toBe(`/waitlist/${link}`)
    expect((await post(`/share/${unknownLink}`, fields)).status).toBe(404)
  })

  test('tells a browser without script the total of its choice, keeps what was typed, and submits nothing', async () => {
    const { id } = await dana.call(calls.createProspect, { body: newProspect })
    const link = (await dana.call(calls.createShare, { body: { searchId: id } })).shareId
    const chosen = { billingCycle: 'monthly', base: true, pearson: true, social: false } as const
    const total = `<strong data-amount="total">${dollars(priceOf(chosen).perMonth)}</strong>`
    const fields = { billingName: 'P', billingEmail: '', billingCycle: 'monthly', pearson: 'on' }
    const told = await post(`/share/${link}/total`, fields)
    expect(told.status).toBe(200)
    expect(told.headers.get('cache-control')).toBe('private, no-store')
    const html = await told.text()
    expect(html).toContain(total)
    expect(html).toContain('value="P"')
    expect(html).not.toContain('is required')
    expect((await dana.call(calls.getProspect, { params: { id: String(id) } })).billingName).toBeNull()
    expect((await post(`/share/${link}/total`, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const reloaded = await visitor.fetch(`/share/${link}/total`, { redirect: 'manual' })
    expect(reloaded.headers.get('location')).toBe(`/share/${link}`)
    for (const page of [`/learn/${link}`, `/share/${link}/offer`]) {
      expect(await (await visitor.fetch(`${page}?billingCycle=monthly&pearson=on`)).text(), page).toContain(total)
      expect(await (await visitor.fetch(page)).text(), page).not.toContain(total)
    }
  })

  test('is counted by nobody who only fetches it', async () => {
    for (const method of ['GET', 'HEAD']) await visitor.fetch(`/share/${shareId}`, { method })
    expect((await dana.call(calls.getProspect, { params: { id: String(searchId) } })).viewCount).toBe(0)
  })
})

describe('files', () => {
  const script = `console.log(${JSON.stringify('x'.repeat(2_000))})`
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'credscout-web-'))
    for (const part of ['web/.vite', 'web/assets', 'scripts/.vite', 'pages/.vite'])
      mkdirSync(join(folder, part), { recursive: true })
    for (const part of ['scripts', 'pages']) writeFileSync(join(folder, part, '.vite/manifest.json'), '{}')
    writeFileSync(join(folder, 'web/index.html'), '<!doctype html><title>Credscout</title>')
    writeFileSync(join(folder, 'web/.vite/manifest.json'), '{}')
    writeFileSync(join(folder, 'web/notes.txt'), 'A text.')
    writeFileSync(join(folder, 'web/assets/app-1a2b.js'), script)
    writeFileSync(join(folder, 'pages/secret.js'), 'secret')
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    visitor = (await startTestApp({ webFolder: folder })).anonymous()
  })
  afterAll(() => rmSync(folder, { recursive: true }))

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
    const first = await visitor.fetch('/notes.txt')
    const etag = first.headers.get('etag') ?? ''
    expect((await visitor.fetch('/notes.txt', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await visitor.fetch('/notes.txt', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test.each(['/assets/..%2f..%2fsecret.txt', '/assets/%5c..%5c..%5csecret.txt', '/assets/missing.js', '/assets/'])(
    '%s stays inside',
    async (path) => {
      const response = await visitor.fetch(path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toContain('secret')
    },
  )

  test('without a build, a sentence says what to do', async () => {
    const response = await (await startTestApp({ webFolder: join(folder, 'nowhere') })).anonymous().fetch('/')
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('The pages are not built. Run npm start, which builds them.')
  })
})
