import { createServer, type ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createPublicWeb } from './public-web.ts'

/** A site of this machine, read from the outside. */
async function withSite(
  answer: (path: string, response: ServerResponse) => void,
  ask: (origin: string, web: ReturnType<typeof createPublicWeb>) => Promise<void>,
) {
  const server = createServer((request, response) => answer(request.url ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const web = createPublicWeb({ contact: 'test@credscout.example', allowPrivate: true, spacing: 0 })
  try {
    await ask(origin, web)
  } finally {
    await web.close()
    server.close()
  }
}

test('a site that fails for everything is away, and asks crawlers for nothing', async () => {
  let status = 503
  await withSite(
    (_path, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
    async (origin, web) => {
      expect(await web.read(`${origin}/`, {})).toMatchObject({
        reason: 'unreachable',
        detail: `${origin.slice('http://'.length)} is not available right now: it answered 503.`,
      })
      status = 200
      expect(await web.read(`${origin}/`, {})).toMatchObject({ status: 'read' })
    },
  )
})

test.each([
  ['User-agent: *\nDisallow: /', true],
  ['User-agent: *\nDisallow: /fees', undefined],
])('a page that %j forbids says whether all of its site are', async (rules, closesSite) => {
  await withSite(
    (_path, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(rules),
    async (origin, web) => {
      const answer = await web.read(`${origin}/fees`, {})
      expect(answer).toMatchObject({ status: 'skipped', reason: 'robots' })
      expect(Reflect.get(answer, 'closesSite')).toBe(closesSite)
    },
  )
})
