import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
let port: number
beforeAll(async () => {
  app = await startTestApp()
  port = Number(new URL(await app.listen()).port)
})
afterAll(() => app.stop())

/** Sends bytes as they are and gives what came back until the server closes. */
function send(...lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    socket.setTimeout(5_000, () => socket.destroy(new Error('The server kept a broken message waiting.')))
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')))
    // A refused message may still be on its way when the server closes; what it has answered counts.
    socket.on('error', (error) => (answer === '' ? reject(error) : resolve(answer)))
    socket.on('close', () => resolve(answer))
  })
}
const statusLine = async (...lines: string[]): Promise<string> => (await send(...lines)).split('\r\n')[0] ?? ''
const host = 'Host: localhost'
const close = 'Connection: close'

describe('a message whose end can be read in two ways', () => {
  const inside = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'
  test.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6', '', 'hello!']],
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked', '', `0\r\n\r\n${inside}`]],
    ['chunks that are not the last coding', ['Transfer-Encoding: chunked, identity', '', `0\r\n\r\n${inside}`]],
    ['a length that is no number', ['Content-Length: +5', '', 'hello']],
    ['a space before the colon', ['Content-Length : 5', '', 'hello']],
    ['a header in two lines', ['X-Folded: a', ' b', 'Content-Length: 0', '', '']],
    ['a chunk with a wrong length', ['Transfer-Encoding: chunked', '', `zz\r\nhello\r\n0\r\n\r\n${inside}`]],
  ])('%s is refused', async (_name, rest) => {
    const answer = await send('POST /api/login HTTP/1.1', host, ...rest)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1)
  })

  test('a line feed inside of a header is refused', async () => {
    expect(await statusLine('GET /healthz HTTP/1.1', host, 'X-One: a\nX-Two: b\rX-Three: c', close, '', '')).toMatch(/ 400 /)
  })

  test('headers without end are refused', async () => {
    expect(await statusLine('GET /healthz HTTP/1.1', host, `X-Long: ${'x'.repeat(20_000)}`, close, '', '')).toMatch(/ 431 /)
  })
})

describe('methods', () => {
  test.each(['TRACE', 'OPTIONS', 'PROPFIND'])('%s is taken nowhere, and nothing of it is sent back', async (method) => {
    for (const path of ['/', '/api/user', '/healthz', '/learn/default']) {
      const answer = await send(`${method} ${path} HTTP/1.1`, host, 'X-Secret: canary', close, '', '')
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[45] /)
      expect(answer, path).not.toContain('canary')
    }
  })

  test('a tunnel is opened for nobody', async () => {
    expect(await send('CONNECT example.org:443 HTTP/1.1', 'Host: example.org', close, '', '')).not.toMatch(/^HTTP\/1\.1 2/)
  })
})
