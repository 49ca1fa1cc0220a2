import { pages, wholeAddress } from '#contract/pages.ts'
import { picturePath, sitemapPath } from '#contract/public-face.ts'
import { type PictureName, pictureNames, previewPicture } from '#domain/public-face/preview-picture.ts'
import { Hono } from 'hono'
import type { Environment, Exchange } from '../http/exchange.ts'
import { drawPicture } from './draw-picture.ts'

/** What search engines and preview cards ask for: robots.txt, the sitemap, and the pictures of the cards. */
export function publicFaceRoutes(publicUrl: string): Hono<Environment> {
  const app = new Hono<Environment>()
  app.get('/robots.txt', (exchange) => exchange.text(robotsText(publicUrl)))
  app.get(sitemapPath, (exchange) => exchange.body(sitemap(publicUrl), 200, { 'content-type': 'application/xml; charset=utf-8' }))
  for (const name of pictureNames) addPicture(app, name)
  return app
}

/**
 * Nothing but the API is kept from robots: a page says itself that it is not to be indexed, which a robot that may not
 * read it would never learn, and chats that draw a preview card ask this file first.
 */
function robotsText(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${wholeAddress(publicUrl, sitemapPath)}\n`
}

/** The marketing page alone: every other page is private, or nothing to find. */
function sitemap(publicUrl: string): string {
  const address = wholeAddress(publicUrl, pages.learn()).replaceAll('&', '&amp;')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${address}</loc></url></urlset>\n`
}

/** Drawn when it is first asked for, then kept. An address of an older version gets the picture of today. */
function addPicture(app: Hono<Environment>, name: PictureName): void {
  let drawn: Promise<Buffer> | undefined
  const sendPicture = async (exchange: Exchange) => {
    drawn ??= drawPicture(previewPicture(name))
    const png = await drawn.catch((error: unknown) => {
      drawn = undefined
      throw error
    })
    const isCurrent = exchange.req.path === picturePath(name)
    // Chats and mail programs show it on pages of their own.
    exchange.get('answerHeaders')['cross-origin-resource-policy'] = 'cross-origin'
    exchange.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    return exchange.body(new Uint8Array(png), 200, { 'content-type': 'image/png' })
  }
  app.get(`/preview/:file{${name}-[0-9a-z]+\\.png}`, sendPicture)
}
