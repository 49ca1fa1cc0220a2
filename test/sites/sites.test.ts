import { afterAll, describe, expect, it } from 'vitest'
import { allSites, handbookPath, siteNamed } from './generate.ts'
import { type ServedSite, serveSite } from './serve.ts'

const sites = allSites()
const open: ServedSite[] = []
const serve = async (...args: Parameters<typeof serveSite>) => {
  const served = await serveSite(...args)
  open.push(served)
  return served
}
afterAll(async () => {
  await Promise.all(open.map((served) => served.close()))
})

describe('the test sites', () => {
  it('are eight of ten to thirty pages with a handbook each', () => {
    expect(sites.length).toBeGreaterThanOrEqual(8)
    for (const site of sites) {
      expect(site.files.size).toBeGreaterThanOrEqual(10)
      expect(site.files.size).toBeLessThanOrEqual(30)
      expect(new TextDecoder().decode(site.files.get(handbookPath)?.bytes.slice(0, 5))).toBe('%PDF-')
    }
  })

  it('lead nowhere but to pages they have', () => {
    for (const site of sites) {
      for (const [path, { bytes, contentType }] of site.files) {
        if (contentType === 'application/pdf') continue
        const links = [...new TextDecoder().decode(bytes).matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link)
        for (const link of links) expect(site.files.has(link ?? ''), `${site.name}${path} → ${link}`).toBe(true)
      }
    }
  })

  it('are the same in every run', () => {
    expect(siteNamed('court-archives').files).toEqual(siteNamed('court-archives').files)
  })
})

describe('a served site', () => {
  it('names itself by the host it is asked under and costs nothing when unchanged', async () => {
    const served = await serve(siteNamed('harbour-pilots'))
    const robots = await (await fetch(`${served.origin}/robots.txt`)).text()
    expect(robots).toContain(`Sitemap: ${served.origin}/sitemap.xml`)
    const page = await fetch(`${served.origin}/certifications`)
    await page.text()
    const before = served.bytesSent()
    const again = await fetch(`${served.origin}/certifications`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
    expect([again.status, served.bytesSent() - before]).toEqual([304, 0])
  })

  it('answers late, refuses and hides its text when told to', async () => {
    const site = siteNamed('seed-quality')
    const served = await serve(site, {
      latency: 60,
      slowness: 200,
      faults: { '/': 'wall', '/news': 'unavailable', '/certifications': 'script-only', '/contact': 'slow' },
    })
    const started = performance.now()
    const statuses = [await fetch(`${served.origin}/`), await fetch(`${served.origin}/news`)].map(({ status }) => status)
    expect(statuses).toEqual([403, 503])
    expect(performance.now() - started).toBeGreaterThan(100)
    expect(await (await fetch(`${served.origin}/certifications`)).text()).toContain('<div id="root"></div>')
    const slow = performance.now()
    await fetch(`${served.origin}/contact`)
    expect(performance.now() - slow).toBeGreaterThan(240)
  })
})
