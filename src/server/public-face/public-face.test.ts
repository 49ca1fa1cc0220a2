import { picturePath } from '#contract/public-face.ts'
import { pictureNames, pictureSize, previewPicture } from '#domain/public-face/preview-picture.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import type { Visitor } from '../../../test/visitor.ts'
import { drawPicture } from './draw-picture.ts'

const publicUrl = 'https://credscout.example.org'
let visitor: Visitor
beforeAll(async () => {
  const app = await startTestApp({ config: { publicUrl } })
  visitor = app.anonymous()
})

/** Width and height as the header chunk of a PNG states them. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  expect(png.toString('latin1', 12, 16)).toBe('IHDR')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe('pictures of preview cards', () => {
  test.each(pictureNames)('%s has the size that cards are cut from, and is kept for ever', async (name) => {
    const response = await visitor.fetch(picturePath(name))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const png = Buffer.from(await response.arrayBuffer())
    expect(sizeOf(png)).toEqual(pictureSize)
    expect(png.length).toBeLessThan(100_000)
  })

  test('an address of an older version gets the picture of today, and is asked for again', async () => {
    const [today, older] = await Promise.all([visitor.fetch(picturePath('link')), visitor.fetch('/preview/link-1.png')])
    expect(older.status).toBe(200)
    expect(older.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(Buffer.from(await older.arrayBuffer())).toEqual(Buffer.from(await today.arrayBuffer()))
  })

  test.each(['/preview/other-1.png', '/preview/link-1.svg', '/preview/link-1.png/x', '/preview/'])('%s is none', async (path) => {
    expect((await visitor.fetch(path)).headers.get('content-type')).not.toBe('image/png')
  })

  test('another text makes another picture', async () => {
    const [one, other] = await Promise.all([
      drawPicture({ title: 'One', line: '', version: '' }),
      drawPicture({ title: 'Another', line: 'With a line.', version: '' }),
    ])
    expect(one.equals(other)).toBe(false)
  })

  test('say nothing of a link: the picture is one for all of them', () => {
    expect(previewPicture('link')).toMatchObject({ title: 'Credscout Credential Prospecting', line: '' })
  })
})

test('robots may read every page, and are told where the sitemap is', async () => {
  const response = await visitor.fetch('/robots.txt')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(await response.text()).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`)
})

test('the sitemap names the marketing page alone, by its whole address', async () => {
  const response = await visitor.fetch('/sitemap.xml')
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const addresses = [...(await response.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual([`${publicUrl}/learn/default`])
})
