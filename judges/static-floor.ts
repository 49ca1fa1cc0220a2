import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)

interface Answer {
  headers: Record<string, string>
  bytes: Buffer
}
const folder = join(import.meta.dirname, 'floors')
const root = join(import.meta.dirname, '..')

/** What every floor names beside itself. */
const files = [
  {
    path: '/plex-400.woff2',
    type: 'font/woff2',
    file: 'node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
  },
  {
    path: '/plex-600.woff2',
    type: 'font/woff2',
    file: 'node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-600-normal.woff2',
  },
  { path: '/favicon.svg', type: 'image/svg+xml', file: 'src/web/static/favicon.svg' },
]

/**
 * The floor under a page: the same words in the same two fonts, written by hand as one plain file with its style sheet inside and no
 * script, served from memory and compressed beforehand. No page with these words arrives much sooner.
 * @param name of the file in floors/
 */
export async function serveFloor(name: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const style = readFileSync(join(folder, 'plain.css'), 'utf8')
  const html = await compress(readFileSync(join(folder, `${name}.html`), 'utf8').replace('{{style}}', style))
  const answers = new Map<string, Answer>([
    ['/', { headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }, bytes: html }],
    ...files.map(({ path, type, file }): [string, Answer] => [
      path,
      { headers: { 'content-type': type }, bytes: readFileSync(join(root, file)) },
    ]),
  ])
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (answer === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'cache-control': 'public, max-age=3600', ...answer.headers }).end(answer.bytes)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
