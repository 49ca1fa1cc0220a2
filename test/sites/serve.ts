import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Site, SiteFile } from './generate.ts'

/** How a page misbehaves: a bot wall, a server that is busy, a page that only scripts fill, an answer that takes long. */
type Fault = 'wall' | 'unavailable' | 'script-only' | 'slow'

export interface ServeOptions {
  /** Milliseconds before every answer; 0 when absent. */
  latency?: number
  /** Nothing is answered before it resolves. */
  held?: Promise<unknown>
  /** Milliseconds before the answer of a slow page; 12,000 when absent. */
  slowness?: number
  /** By path; '*' stands for every page. */
  faults?: Readonly<Record<string, Fault>>
  /** Paths that robots.txt asks programs not to read, beside /login and /shop. */
  disallowed?: readonly string[]
}

/** A site that is being served. */
export interface ServedSite {
  /** 'http://127.0.0.1:PORT', without a slash at the end. */
  origin: string
  /** Paths asked for, in order. */
  requests: readonly string[]
  /** Bytes of bodies sent; pages that did not change cost none. */
  bytesSent: () => number
  close: () => Promise<void>
}

/** Serves a site on a free loopback port. It answers to any host name, and names itself by the one it is asked under. */
export async function serveSite(site: Pick<Site, 'files' | 'paths'>, options: ServeOptions = {}): Promise<ServedSite> {
  const requests: string[] = []
  const closing = new AbortController()
  let sent = 0
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid')
    requests.push(pathname)
    const fault = options.faults?.[pathname] ?? options.faults?.['*']
    const { signal } = closing
    await options.held
    await wait((options.latency ?? 0) + (fault === 'slow' ? (options.slowness ?? 12_000) : 0), undefined, { signal })
    const file = fileAt(site, pathname, `http://${request.headers.host ?? 'localhost'}`, options)
    const { status, contentType, bytes } = fault === undefined || fault === 'slow' ? found(file) : faulty[fault]
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`
    if (status === 200 && request.headers['if-none-match'] === etag) {
      response.writeHead(304, { etag }).end()
      return
    }
    sent += bytes.length
    response.writeHead(status, { 'content-type': contentType, 'content-length': bytes.length, etag }).end(bytes)
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The test site has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    requests,
    bytesSent: () => sent,
    close: async () => {
      closing.abort()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

interface Answer extends SiteFile {
  status: number
}

const text = (content: string) => new TextEncoder().encode(content)

function found(file: SiteFile | undefined): Answer {
  if (file !== undefined) return { status: 200, ...file }
  return { status: 404, contentType: 'text/html; charset=utf-8', bytes: text('<title>Not found</title><h1>Page not found</h1>') }
}

const html = 'text/html; charset=utf-8'
const faulty: Record<Exclude<Fault, 'slow'>, Answer> = {
  wall: {
    status: 403,
    contentType: html,
    bytes: text(
      '<title>Just a moment...</title><h1>Checking your browser</h1><script src="/cdn-cgi/challenge-platform/h/b"></script>',
    ),
  },
  unavailable: { status: 503, contentType: html, bytes: text('<title>503</title><h1>Service unavailable</h1>') },
  'script-only': {
    status: 200,
    contentType: html,
    bytes: text('<!doctype html><title>App</title><div id="root"></div><script src="/static/js/main.3f2a.js"></script>'),
  },
}

function fileAt(
  site: Pick<Site, 'files' | 'paths'>,
  path: string,
  origin: string,
  { disallowed = [] }: ServeOptions,
): SiteFile | undefined {
  if (path === '/robots.txt') {
    const rules = ['/login', '/shop', ...disallowed].map((one) => `Disallow: ${one}\n`)
    return { contentType: 'text/plain', bytes: text(`User-agent: *\n${rules.join('')}Sitemap: ${origin}/sitemap.xml\n`) }
  }
  if (path === '/sitemap.xml') {
    const locations = site.paths.map((one) => `<url><loc>${origin}${one}</loc></url>`)
    const map = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</urlset>`
    return { contentType: 'application/xml', bytes: text(map) }
  }
  return site.files.get(path)
}
