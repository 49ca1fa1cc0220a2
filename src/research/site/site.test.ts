import { describe, expect, test } from 'vitest'
import { misleadingAddresses, shownHost } from './example-misleading-addresses.ts'
import { openDirectory } from '../directory/directory.ts'
import { catalogueFolder } from '../directory/location.ts'
import { loadCatalogue } from '../directory/catalogue.ts'
import { sameSite, siteNameOf, pagesOf, siteOf } from './site.ts'
import { websiteOf } from './website.ts'

const site = (address: string) => siteOf(new URL(address))
const same = (one: string, other: string) => sameSite(site(one), site(other))

describe('a site', () => {
  test.each([
    ['https://www.isc2.org', 'isc2.org'],
    ['https://a.b.rcn.org.uk', 'rcn.org.uk'],
    ['https://cpa.com.au', 'cpa.com.au'],
    ['https://pmi.org.', 'pmi.org'],
    ['http://localhost/', 'localhost'],
    ['http://127.0.0.1/', '127.0.0.1'],
    ['https://www.rn.ca.gov', 'rn.ca.gov'],
    ['https://board.github.io', 'board.github.io'],
  ])('of %s is %s', (address, host) => {
    expect(site(address)).toEqual({ host, path: '' })
  })

  test('is one for the hosts of one owner', () => {
    expect(same('https://www.isaca.org/x', 'http://store.isaca.org/y?z')).toBe(true)
    expect(same('https://rn.ca.gov', 'https://www.rn.ca.gov/fees')).toBe(true)
    expect(same('https://sites.google.com/view/board', 'https://sites.google.com/view/board/fees')).toBe(true)
    expect(same('https://in.gov/pla/nurses', 'https://www.in.gov/pla')).toBe(true)
  })

  test.each([
    ['https://a.co.uk', 'https://b.co.uk'],
    ['https://rn.ca.gov', 'https://dca.ca.gov'],
    ['https://one.wildapricot.org', 'https://two.wildapricot.org'],
    ['https://one.ymaws.com', 'https://two.ymaws.com'],
    ['https://one.zendesk.com', 'https://two.zendesk.com'],
    ['https://one.memberclicks.net', 'https://two.memberclicks.net'],
    ['https://one.glueup.com', 'https://two.glueup.com'],
    ['https://one.github.io', 'https://two.github.io'],
    ['https://sites.google.com/view/one', 'https://sites.google.com/view/two'],
    ['https://sites.google.com/view/one', 'https://www.google.com/'],
    ['https://www.in.gov/pla', 'https://www.in.gov/dhs'],
    ['http://127.0.0.1:4001/', 'http://127.0.0.1:4002/'],
    ['http://body.example\t.attacker.example/', 'http://body.example/'],
  ])('%s is another one than %s', (one, other) => {
    expect(same(one, other)).toBe(false)
  })

  test('has the name it goes by', () => {
    const addresses = ['https://www.pmi.org', 'https://learn.rics.org.uk', 'https://www.rn.ca.gov', 'https://ptcb.zendesk.com']
    expect(addresses.map((address) => siteNameOf(new URL(address)))).toEqual(['pmi', 'rics', 'rn', 'ptcb'])
  })
})

describe('a typed website', () => {
  test('is the URL that is fetched, or none', () => {
    expect(websiteOf(' pmi.org/certifications ')?.href).toBe('https://pmi.org/certifications')
    expect(websiteOf('http://127.0.0.1:4001/')?.href).toBe('http://127.0.0.1:4001/')
    expect(websiteOf('http://intranet:8080/certifications')?.href).toBe('http://intranet:8080/certifications')
    expect(websiteOf('127.0.0.1:4433')?.href).toBe('http://127.0.0.1:4433/')
    expect(websiteOf('localhost:4433/fees')?.href).toBe('http://localhost:4433/fees')
    for (const none of [
      '',
      'localhosts',
      'intranet:8080',
      'PMI',
      'a b.org',
      'body.example\t.attacker.example',
      'ftp://pmi.org',
      'javascript:alert(1)',
      'me@pmi.org',
    ])
      expect(websiteOf(none), none).toBeUndefined()
  })

  test('of 300 addresses that show another host than is read, none is taken for the host it shows', () => {
    const addresses = misleadingAddresses(300, 11)
    expect(addresses).toHaveLength(300)
    const shown = site(`https://${shownHost}`)
    // By the text alone all of them but those that begin with the attacker belong to the host they show.
    const byText = addresses.filter((address) => new RegExp(`^https?:[\\s/\\\\]+${shownHost}(?![\\w-])`, 'i').test(address))
    expect(byText.length).toBeGreaterThan(150)
    const taken = addresses.filter((address) => {
      const url = websiteOf(address)
      return url !== undefined && sameSite(siteOf(url), shown)
    })
    expect(taken).toEqual([])
  })
})

test('every source that a body of the catalogue publishes speaks for that body, on whatever host it lies', () => {
  const directory = openDirectory(catalogueFolder)
  const figures = { published: 0, elsewhere: 0, lost: 0 }
  for (const body of loadCatalogue(catalogueFolder).bodies) {
    const own = site(body.website)
    const sites = [own, ...directory.confirmedSites(own)]
    for (const { url, publisher } of Object.values(body.sources)) {
      if (publisher !== 'body') continue
      figures.published += 1
      if (!same(url, body.website)) figures.elsewhere += 1
      if (!sites.some((one) => sameSite(one, site(url)))) figures.lost += 1
    }
  }
  expect(figures.lost).toBe(0)
  // Some lie under another registered domain, or on another host of a shared domain: the catalogue must have such ones to show it.
  expect(figures.published).toBeGreaterThan(700)
  expect(figures.elsewhere).toBeGreaterThan(50)
})

describe('the pages of a website', () => {
  const of = (website: string, page: string) => pagesOf(new URL(website))(new URL(page))

  test('lie on its host, under it, or above it', () => {
    for (const page of ['https://acme.org/a', 'https://www.acme.org/', 'https://learn.acme.org/x', 'https://a.learn.acme.org/'])
      expect(of('https://www.acme.org/', page), page).toBe(true)
    expect(of('https://certification.acme.org/', 'https://www.acme.org/fees')).toBe(true)
    expect(of('https://certification.acme.org/', 'https://help.certification.acme.org/')).toBe(true)
  })

  test('never lie beside it, on whatever platform: its other tenants are anybody', () => {
    for (const platform of ['tovuti.io', 'unheard-of-platform.com', 'novi.ms', 'state.tx.us'])
      expect(of(`https://alpha.${platform}/`, `https://beta.${platform}/`), platform).toBe(false)
  })
})
