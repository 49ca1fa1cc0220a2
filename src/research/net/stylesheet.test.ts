import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPublicWeb } from './public-web.ts'

const css = '.q{display:none}'
/** Path to what it answers: a type, and headers besides. */
const answers: Record<string, Record<string, string>> = {
  '/a.css': { 'content-type': 'text/css' },
  '/b.css': { 'content-type': 'text/html; charset=utf-8' },
  '/c.css': {},
  '/d.css': { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' },
}
let server: Server
let origin = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const headers = answers[request.url ?? '']
    if (headers === undefined) response.writeHead(request.url === '/e.css' ? 302 : 404, { location: '/a.css' }).end()
    else response.writeHead(200, headers).end(css)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const place = server.address()
  if (typeof place === 'object' && place !== null) origin = `http://127.0.0.1:${place.port}`
})
afterAll(() => new Promise((done) => server.close(done)))

test.each([
  ['/a.css', 'as a sheet', css],
  ['/b.css', 'as a page, which an old page takes for a sheet all the same', css],
  ['/c.css', 'as nothing', css],
  ['/d.css', 'as a page, not to be taken for anything else', undefined],
  ['/e.css', 'by another address of the site', css],
  ['/gone.css', 'not at all', undefined],
])('%s is sent %s', async (path, _, expected) => {
  const web = createPublicWeb({ contact: 'test@credscout.example', allowPrivate: true, spacing: 0 })
  expect(await web.stylesheet(`${origin}${path}`, {})).toBe(expected)
  await web.close()
})
