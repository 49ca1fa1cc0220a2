import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

const compress = promisify(brotliCompress)
const scripts = /<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/**
 * The floor under a page: the same content, styles and fonts as one plain file without a script, served from memory and
 * compressed beforehand, as if somebody had written it by hand.
 */
export async function serveFloor(page: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const answer = await fetch(page)
  const html = (await answer.text()).replace(scripts, '')
  const files = new Map([['/', { type: 'text/html; charset=utf-8', bytes: await compress(html), isCompressed: true }]])
  for (const [, path = ''] of html.matchAll(/(?:href|src)="(\/[^"]+\.(?:woff2|svg|ico|css))"/g)) {
    const file = await fetch(new URL(path, page))
    const bytes = Buffer.from(await file.arrayBuffer())
    files.set(path, { type: file.headers.get('content-type') ?? '', bytes, isCompressed: false })
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    const encoding = file.isCompressed ? { 'content-encoding': 'br' } : {}
    response.writeHead(200, { 'content-type': file.type, 'cache-control': 'public, max-age=3600', ...encoding }).end(file.bytes)
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
