import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createPublicWeb } from './public-web.ts'

test('a site that fails for everything is away, and asks crawlers for nothing', async () => {
  let status = 503
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const web = createPublicWeb({ contact: 'test@credscout.example', allowPrivate: true, spacing: 0 })
  try {
    expect(await web.read(`${origin}/`, {})).toMatchObject({
      reason: 'unreachable',
      detail: `${origin.slice('http://'.length)} is not available right now: it answered 503.`,
    })
    status = 200
    expect(await web.read(`${origin}/`, {})).toMatchObject({ status: 'read' })
  } finally {
    await web.close()
    server.close()
  }
})
