import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupEvent } from '#domain/lookups/lookup.ts'
import { expect, it } from 'vitest'
import { emptyFeed, feedInWords, nextFeed } from './feed.ts'

const site = 'https://www.isc2.org'
const cissp: Certification = {
  id: 'isc2-cissp',
  name: 'Certified Information Systems Security Professional',
  acronym: 'CISSP',
  summary: '',
  requirements: [],
  validityPeriod: '3 years',
  renewalRequirements: [],
  fees: [],
}
const ccsp: Certification = { ...cissp, id: 'isc2-ccsp', name: 'Certified Cloud Security Professional', acronym: 'CCSP' }

const events: LookupEvent[] = [
  { type: 'started', at: 0, lookupId: 'lookup-1', organization: { name: 'ISC2', description: '' } },
  { type: 'pages-chosen', at: 3_000, found: 23, chosen: 12 },
  { type: 'names-seen', at: 9_000, names: ['CISSP', 'CCSP'] },
  { type: 'page-reading', at: 10_000, url: `${site}/certifications/csslp` },
  { type: 'page-reading', at: 10_500, url: `${site}/members/handbook.pdf` },
  { type: 'names-seen', at: 11_000, names: ['CISSP', 'CCSP', 'SSCP'] },
  { type: 'page-read', at: 12_000, url: `${site}/certifications/csslp` },
  { type: 'certification', at: 12_500, certification: cissp },
  { type: 'certification', at: 12_600, certification: ccsp },
  { type: 'page-skipped', at: 14_000, url: `${site}/members/handbook.pdf`, reason: 'sign-in' },
  { type: 'certification', at: 15_000, certification: { ...cissp, fees: ['US$749 exam'] } },
  { type: 'quotes-checked', at: 20_000, checked: 31, found: 33 },
  { type: 'page-reading', at: 21_000, url: site },
]

it('tells what happened, and changes a row in its place', () => {
  const feed = events.reduce(nextFeed, emptyFeed)
  expect(feed.rows).toEqual([
    { key: 'pages-chosen', state: 'done', text: 'Found 23 pages, chose 12 to read', at: 3_000 },
    { key: 'names-seen', state: 'done', text: 'Names seen: CISSP, CCSP, SSCP', at: 11_000 },
    { key: `page ${site}/certifications/csslp`, state: 'done', text: 'Read /certifications/csslp', at: 12_000 },
    {
      key: `page ${site}/members/handbook.pdf`,
      state: 'skipped',
      text: 'Skipped /members/handbook.pdf, it asks for a sign-in',
      at: 14_000,
    },
    { key: `page ${site}`, state: 'now', text: 'Reading isc2.org', at: 21_000 },
  ])
  expect(feed).toMatchObject({
    lookupId: 'lookup-1',
    at: 21_000,
    names: ['CISSP', 'CCSP', 'SSCP'],
    pages: { chosen: 12, read: 1, skipped: 1 },
    quotes: { checked: 31, found: 33 },
  })
})

it('counts on from when a look-up that was joined began, whatever it tells again', () => {
  const joined = events.map((event) => (event.type === 'started' ? { ...event, at: 61_000 } : event))
  expect(joined.reduce(nextFeed, emptyFeed).at).toBe(61_000)
})

it('keeps certifications in the order they arrived and takes the newest of each', () => {
  const feed = events.reduce(nextFeed, emptyFeed)
  expect(feed.certifications.map(({ acronym, fees }) => [acronym, fees])).toEqual([
    ['CISSP', ['US$749 exam']],
    ['CCSP', []],
  ])
})

it('says in one sentence where it stands', () => {
  expect(feedInWords(emptyFeed)).toBe('')
  expect(feedInWords(events.reduce(nextFeed, emptyFeed))).toBe(
    '1 of 12 pages read, 31 of 33 quotes checked, 2 certifications so far, Reading isc2.org.',
  )
})

it('ends the row of a page that another address answered for, and takes the newest names whole', () => {
  const moved: LookupEvent[] = [
    { type: 'page-reading', at: 1, url: `${site}/fees` },
    { type: 'names-seen', at: 1, names: ['Certified Cloud Expert', 'CCE', 'CISSP'] },
    { type: 'page-read', at: 2, url: `${site}/all-fees`, asked: `${site}/fees` },
    { type: 'names-seen', at: 3, names: ['CCE', 'CISSP'] },
  ]
  const feed = moved.reduce(nextFeed, emptyFeed)
  expect(feed.rows.filter(({ state }) => state === 'now')).toEqual([])
  expect(feed.names).toEqual(['CCE', 'CISSP'])
})

it('never tells more pages read than chosen', () => {
  const chosen: LookupEvent = { type: 'pages-chosen', at: 1, found: 9, chosen: 1 }
  const read = ['', '/a', '/b'].map((path): LookupEvent => ({ type: 'page-read', at: 2, url: `${site}${path}` }))
  expect([chosen, ...read].reduce(nextFeed, emptyFeed).pages).toMatchObject({ chosen: 3, read: 3 })
})

it('names eight and counts the rest', () => {
  const names = Array.from({ length: 11 }, (_, index) => `N${index}`)
  const feed = nextFeed(emptyFeed, { type: 'names-seen', at: 1, names })
  expect(feed.rows[0]?.text).toBe('Names seen: N0, N1, N2, N3, N4, N5, N6, N7 and 3 more')
})
