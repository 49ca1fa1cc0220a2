import { afterAll, describe, expect, test } from 'vitest'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { readLive } from '../../src/research/site-reading/read-site.ts'
import { createPublicWeb } from '../../src/research/net/public-web.ts'
import type { ReadingLimits } from '../../src/research/site-reading/site-reader.ts'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import { allSites, type Site, siteNamed } from './generate.ts'
import { patientWeb } from './patience.ts'
import { plainSite } from './plain-site.ts'
import { scoreSite } from './score-site.ts'
import { serveSite } from './serve.ts'

const web = createPublicWeb({ contact: 'test@credscout.example', allowPrivate: true, spacing: 0, patience: patientWeb })
afterAll(() => web.close())

async function read(site: Site, limits: Partial<ReadingLimits> = {}): Promise<LookupResult> {
  const served = await serveSite(site)
  try {
    const body = { name: site.organization, description: '', website: served.origin }
    return await readLive(body, { web, readers: readersHere(), limits }, {})
  } finally {
    await served.close()
  }
}

const pathOf = ({ url }: { url: string }) => new URL(url).pathname

describe('what a look-up opens', () => {
  test('programs three clicks away are found, though no address and no link says a telling word', async () => {
    const site = plainSite()
    const { certifications, ledger } = await read(site)
    const { names, falseNames } = await scoreSite(site, certifications, 0)
    expect({ names, falseNames }).toEqual({ names: { right: 6, shown: 6, wanted: 6 }, falseNames: [] })
    expect(ledger.pages.length).toBeLessThanOrEqual(24)
    expect(ledger.pages.find((page) => pathOf(page) === '/work')?.opened).toBe('plain')
    expect(ledger.pages.find((page) => pathOf(page) === '/')?.opened).toBe('asked')
  })

  test('programs on plain addresses are found though others were found at once', async () => {
    const site = plainSite(3)
    const { certifications, ledger } = await read(site)
    const { names } = await scoreSite(site, certifications, 0)
    expect(names.right).toBe(9)
    expect(ledger.pages.find((page) => pathOf(page) === '/work')?.opened).toBe('plain')
  })

  test('the same pages are opened in the same order every time', async () => {
    const opened = async () => (await read(plainSite())).ledger.pages.map(pathOf).toSorted()
    expect(await opened()).toEqual(await opened())
  })

  test('every page that was known and not opened has its reason', async () => {
    const reasonsOf = ({ ledger }: LookupResult) => new Map((ledger.notOpened ?? []).map((one) => [pathOf(one), one.reason]))
    const enough = await read(siteNamed('harbour-pilots'))
    expect(reasonsOf(enough).get('/news/office-move')).toBe('not-needed')
    const few = await read(siteNamed('harbour-pilots'), { pages: 3 })
    expect([...reasonsOf(few).values()]).toContain('budget')
    expect([...reasonsOf(few).values()]).not.toContain('not-needed')
  })

  test('no page of a site is left out of the ledger', async () => {
    for (const site of allSites()) {
      const { ledger } = await read(site)
      const told = new Set([...ledger.pages, ...(ledger.notOpened ?? [])].map(pathOf))
      expect(
        site.paths.filter((path) => !told.has(path)),
        site.name,
      ).toEqual([])
    }
  }, 60_000)
})

test('a page whose facts are shown in no line says so', async () => {
  const site = plainSite()
  const words =
    '<title>Recertification</title><h1>Recertification</h1>' +
    '<p>Certification is valid for seven years.</p><p>The validity period begins on the day of the exam. Certified practitioners may then recertify.</p>'
  const history = { contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(words) }
  const files = new Map([...site.files, ['/history', history] as const])
  const { ledger } = await read({ ...site, files })
  const unused = ledger.pages.filter(({ factsUnused }) => factsUnused === true)
  expect(unused.map(pathOf)).toEqual(['/history'])
  expect(unused[0]?.skipped).toBeUndefined()
})
