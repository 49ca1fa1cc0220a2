import { describe, expect, test } from 'vitest'
import { createFrontier } from './frontier.ts'

const start = new URL('https://www.nbxc.org/')
const limits = { pages: 24, files: 1, depth: 3 }
const link = (url: string, text: string, path: string[] = []) => ({ url, text, path })

describe('the frontier', () => {
  test('reads certification, fee and renewal pages before anything else', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.add(
      [
        link('https://www.nbxc.org/about', 'About us'),
        link('https://www.nbxc.org/news/2026/certification-gala', 'Certification gala'),
        link('https://www.nbxc.org/certification/fees', 'Exam fees'),
        link('https://www.nbxc.org/certifications/cxt', 'Certified X Technician (CXT)'),
        link('https://www.nbxc.org/renewal', 'Renew your certification'),
      ],
      1,
    )
    const order = [frontier.next(), frontier.next(), frontier.next()].map((one) => one?.url)
    expect(new Set(order)).toEqual(
      new Set([
        'https://www.nbxc.org/certification/fees',
        'https://www.nbxc.org/certifications/cxt',
        'https://www.nbxc.org/renewal',
      ]),
    )
    expect(frontier.next()).toBeUndefined()
  })

  test('stays on the own domain, sub-domains included', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.add(
      [
        link('https://exam-prep.example/nbxc-certification', 'NBXC certification'),
        link('https://portal.nbxc.org/certification', 'Certification'),
      ],
      1,
    )
    expect(frontier.next()?.url).toBe('https://portal.nbxc.org/certification')
    expect(frontier.next()).toBeUndefined()
  })

  test('hands out one page once, however often it is linked', () => {
    const frontier = createFrontier(start, limits, 2026)
    for (const tail of ['', '#fees', '?utm_source=mail'])
      frontier.add([link(`https://www.nbxc.org/certification${tail}`, 'Certification')], 1)
    expect(frontier.next()).toBeDefined()
    expect(frontier.next()).toBeUndefined()
    expect(frontier.counts().found).toBe(1)
  })

  test('does not hand out a page that was read by another way', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.take('https://www.nbxc.org/certification#top')
    frontier.add([link('https://www.nbxc.org/certification', 'Certification')], 1)
    expect(frontier.next()).toBeUndefined()
  })

  test('keeps to its limits of pages, files and depth, and says what is left', () => {
    const frontier = createFrontier(start, { pages: 2, files: 1, depth: 1 }, 2026)
    frontier.add(
      [1, 2, 3].map((n) => link(`https://www.nbxc.org/handbook-${n}.pdf`, 'Candidate handbook certification')),
      1,
    )
    frontier.add([link('https://www.nbxc.org/certification', 'Certification')], 2)
    expect(frontier.next()?.url).toMatch(/\.pdf$/)
    expect(frontier.next()).toBeUndefined()
    expect(frontier.left()).toHaveLength(2)
  })

  test('puts pages filed under years long gone last', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.add(
      [link('https://www.nbxc.org/2014/certification-fees', 'Fees'), link('https://www.nbxc.org/certification-costs', 'Costs')],
      1,
    )
    expect(frontier.next()?.url).toBe('https://www.nbxc.org/certification-costs')
  })

  test('hands out plain pages when asked for them: the nearest first, sections hardly visited before others', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.add([link('https://www.nbxc.org/b/two', 'Two'), link('https://www.nbxc.org/b/one', 'One')], 1)
    frontier.add([link('https://www.nbxc.org/c', 'Three'), link('https://www.nbxc.org/news/x', 'News')], 1)
    frontier.add([link('https://www.nbxc.org/d', 'Four')], 2)
    expect(frontier.next()).toBeUndefined()
    const paths = ['plain', 'plain', 'plain', 'plain', 'plain', 'any'] as const
    expect(paths.map((reach) => frontier.next(reach)?.url.slice('https://www.nbxc.org'.length))).toEqual([
      '/c',
      '/b/one',
      '/b/two',
      '/d',
      undefined,
      '/news/x',
    ])
  })

  test('plain pages beside one that states facts come before nearer ones', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.add([link('https://www.nbxc.org/a', 'One')], 1)
    frontier.add([link('https://www.nbxc.org/work/two', 'Two')], 3)
    frontier.stated('https://www.nbxc.org/work/one')
    expect(frontier.next('plain')).toMatchObject({ url: 'https://www.nbxc.org/work/two', reach: 'beside' })
    expect(frontier.next('beside')).toBeUndefined()
  })

  test('a page that a program is linked to is promising, whatever its address', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.add([link('https://www.nbxc.org/a', 'Ombudsman')], 2)
    frontier.expect('https://www.nbxc.org/a')
    expect(frontier.next()?.url).toBe('https://www.nbxc.org/a')
  })

  test('a page that a bare name leads to comes before those that a model chose, unless the model left it out', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.add([link('https://www.nbxc.org/certification', 'Certification'), link('https://www.nbxc.org/a', 'Fees')], 1)
    frontier.choose(
      ['/certification', '/b'].map((path) => ({ url: `https://www.nbxc.org${path}` })),
      [{ url: 'https://www.nbxc.org/certification', expected: 'certifications' }],
    )
    frontier.add(
      ['/b', '/c'].map((path) => link(`https://www.nbxc.org${path}`, 'Certified Tide Reader')),
      1,
    )
    frontier.leadToBareNames(['https://www.nbxc.org/b', 'https://www.nbxc.org/c#top'])
    expect(frontier.next('chosen')).toMatchObject({ url: 'https://www.nbxc.org/c', reach: 'named' })
    expect(frontier.next('chosen')).toMatchObject({ url: 'https://www.nbxc.org/certification', reach: 'chosen' })
    expect(frontier.next('chosen')).toBeUndefined()
  })

  test('addresses that do something are left alone', () => {
    const frontier = createFrontier(start, limits, 2026)
    frontier.add(
      ['/?add-to-cart=4', '/user/logout', '/sign-in', '/cart'].map((path) =>
        link(`https://www.nbxc.org${path}`, 'Certification'),
      ),
      1,
    )
    expect(frontier.next('any')).toBeUndefined()
  })
})
