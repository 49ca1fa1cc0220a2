import { fileURLToPath } from 'node:url'
import type { Context as HonoContext, Hono } from 'hono'
import { pages } from '#contract/pages.ts'
import { ApiError } from './api-error.ts'
import { readWebFiles, type WebFile } from './web-files.ts'

/** Where the build puts the pages. */
export const builtWeb = fileURLToPath(new URL('../../dist/web', import.meta.url))

const notBuilt = 'The pages are not built. Start with npm start, which builds them.'

/** Addresses the application draws; every other one is not found. */
const knownPages = [
  '/',
  '/auth',
  '/reset-password',
  '/share/:shareId',
  '/learn/:uuid',
  '/waitlist',
  '/waitlist/:uuid',
  '/edit/:id',
  '/saved-searches',
  '/sessions',
  '/share-links',
  '/search/:id',
  '/search/:id/edit',
  '/admin',
  '/admin/users',
  '/outbox',
]

/** Serves the built web: its files, and the application's shell for every page. */
export function addPageRoutes(app: Hono, webFolder: string): void {
  const files = readWebFiles(webFolder)
  const shell = files.get('/index.html')

  app.get('/learn', (exchange) => exchange.redirect(pages.learn()))
  for (const path of knownPages) {
    app.get(path, (exchange) => sendShell(exchange, shell, 200))
  }
  app.get('*', async (exchange) => {
    const { path } = exchange.req
    const file = path === '/index.html' ? undefined : files.get(path)
    if (file !== undefined) return sendFile(exchange, file, 200)
    return path.startsWith('/assets/') ? exchange.text('Not found', 404) : sendShell(exchange, shell, 404)
  })
  app.all('*', () => {
    throw new ApiError('METHOD_NOT_ALLOWED', { allow: 'GET, HEAD' })
  })
}

/** Only the marketing page is for search engines. */
async function sendShell(exchange: HonoContext, shell: WebFile | undefined, status: 200 | 404): Promise<Response> {
  if (!exchange.req.path.startsWith('/learn/')) exchange.header('x-robots-tag', 'noindex')
  return shell === undefined ? exchange.text(notBuilt, 503) : sendFile(exchange, shell, status)
}

async function sendFile(exchange: HonoContext, file: WebFile, status: 200 | 404): Promise<Response> {
  exchange.header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  exchange.header('etag', file.etag)
  exchange.header('vary', 'accept-encoding')
  if (status === 200 && exchange.req.header('if-none-match') === file.etag) return exchange.body(null, 304)
  exchange.header('content-type', file.contentType)
  const compressed = /\bbr\b/.test(exchange.req.header('accept-encoding') ?? '') ? await file.compressed() : null
  if (compressed === null) return exchange.body(file.bytes, status)
  exchange.header('content-encoding', 'br')
  return exchange.body(compressed, status)
}
