import { describe, expect, test } from 'vitest'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { createResearch } from '../index.ts'
import type { Web } from '../net/web.ts'
import { readersHere } from '../readers/example-readers.ts'

const facts = (fee: string) => `<h2>Certified Marine Coatings Inspector (CMCI)</h2>
  <p>The Certified Marine Coatings Inspector (CMCI) is for inspectors of hulls.</p>
  <h3>Fees</h3><p>The CMCI exam fee is ${fee}.</p><h3>Renewal</h3><p>The CMCI certification is valid for 3 years.</p>`
const page = (title: string, inside: string) => `<!doctype html><title>${title}</title><main><h1>${title}</h1>${inside}</main>`

/** A web of pages by address; a page that stands under `moved` answers from another address. */
function webOf(pages: Record<string, string>, moved: Record<string, string> = {}): Web {
  return {
    read: (url) => {
      const finalUrl = moved[url] ?? url
      const html = pages[finalUrl]
      if (html === undefined) return Promise.resolve({ status: 'skipped', url, reason: 'not-found', detail: '' })
      const bytes = new TextEncoder().encode(html)
      return Promise.resolve({
        status: 'read',
        url,
        finalUrl,
        contentType: 'text/html',
        charset: 'utf-8',
        bytes,
        unchanged: false,
      })
    },
    stylesheet: () => Promise.resolve(undefined),
    reaches: () => Promise.resolve(true),
    sitemap: () => Promise.resolve([]),
  }
}

async function lookUp(web: Web, organization: Organization): Promise<LookupResult> {
  const directory = { find: () => [], answer: () => undefined, identify: () => undefined, confirmedSites: () => [] }
  return createResearch({ directory, live: { web, readers: readersHere() } }).findCertifications(organization, {})
}

const hosts = ({ certifications }: LookupResult) =>
  new Set(
    certifications
      .flatMap(({ evidence }) => Object.values(evidence ?? {}).flat())
      .flatMap((one) => (one.kind === 'page' ? [new URL(one.url).hostname] : [])),
  )
const body = { name: 'body.example.com', description: '', website: 'https://body.example.com/' }

describe('reading a site', () => {
  test('a page that leads to another site proves nothing', async () => {
    const web = webOf(
      {
        'https://body.example.com/': page('Home', `${facts('US$250')}<a href="/certification-fees">Certification fees</a>`),
        'https://attacker.example/': page('Fees', facts('US$1')),
      },
      { 'https://body.example.com/certification-fees': 'https://attacker.example/' },
    )
    const result = await lookUp(web, body)
    expect(hosts(result)).toEqual(new Set(['body.example.com']))
    expect(JSON.stringify(result.certifications)).not.toContain('US$1"')
    expect(result.ledger.pages).toContainEqual(expect.objectContaining({ skipped: 'other-site' }))
  })

  test('where the first address leads to another site, that one is read, told and named by itself', async () => {
    const web = webOf(
      { 'https://attacker.example/': page('Board of Attackers', facts('US$1')) },
      { 'https://body.example.com/?go=elsewhere': 'https://attacker.example/' },
    )
    const asked = { name: 'Marine Board', description: 'Of hulls.', website: 'https://body.example.com/?go=elsewhere' }
    const { organization } = await lookUp(web, asked)
    expect(organization).toEqual({ name: 'Board of Attackers', description: '', website: 'https://attacker.example/' })
  })

  test('a body known by its address alone is named by its home page', async () => {
    const named = { 'https://body.example.com/': page('Home | Marine Coatings Board', facts('US$250')) }
    expect((await lookUp(webOf(named), body)).organization.name).toBe('Marine Coatings Board')
    const nameless = { 'https://body.example.com/': page('Welcome', facts('US$250')) }
    expect((await lookUp(webOf(nameless), body)).organization.name).toBe('body.example.com')
    const foreign = { 'https://body.example.com/': page('Start – Verband der Lichtplaner', facts('US$250')) }
    expect((await lookUp(webOf(foreign), body)).organization.name, 'no headline says the same').toBe('body.example.com')
    const twice = { 'https://body.example.com/': page('Verband der Lichtplaner', facts('US$250')) }
    expect((await lookUp(webOf(twice), body)).organization.name).toBe('Verband der Lichtplaner')
    const claim = { 'https://body.example.com/': page('Advance your career', facts('US$250')) }
    expect((await lookUp(webOf(claim), body)).organization.name).toBe('body.example.com')
    const known = { ...body, name: 'The Board of the Directory' }
    expect((await lookUp(webOf(named), known)).organization.name).toBe('The Board of the Directory')
  })

  const german = `<p>Geprüfter Turmuhrmacher: Wer die Prüfung ablegen will, muss drei Jahre in einer Werkstatt gearbeitet haben. Die
    Prüfungsgebühr beträgt 300 € für Mitglieder. Das Zertifikat ist fünf Jahre gültig und wird durch 40 Stunden verlängert.</p>`
  const inGerman = {
    'https://body.example.com/': page(
      'Verband der Uhrmacher',
      `${german}<a href="/zertifikate">Zertifikate und Zertifizierung</a>`,
    ),
    'https://body.example.com/zertifikate': page('Zertifikate', `${german}<p>Der Verband ist für alle da.</p>`),
  }

  test('a site in German is told as that: without a model English pages alone are read', async () => {
    await expect(lookUp(webOf(inGerman), body)).rejects.toThrow(
      '2 pages of body.example.com were read. They are in German, and only English pages can be read without a language model. Give the address of an English page that lists the certifications.',
    )
    const half = {
      ...inGerman,
      'https://body.example.com/': page(
        'Home',
        '<p>We are the board of those who make clocks.</p><a href="/zertifikate">Certification</a>',
      ),
    }
    await expect(lookUp(webOf(half), body)).rejects.toThrow(
      'were read. No certification facts were found there. 1 of them is in German, and only English pages can be read without a language model. Give',
    )
    const english = { 'https://body.example.com/': page('Home', '<p lang="de">We are the board of those who make clocks.</p>') }
    await expect(lookUp(webOf(english), body)).rejects.toThrow(
      '1 page of body.example.com was read, and no certification facts were found there. Give the address of the page',
    )
  })

  test('of a site that is in German in part the ledger says which pages nobody could read', async () => {
    const home = page('Home', `${facts('US$250')}<a href="/zertifikate">Certification fees (German)</a>`)
    const { ledger } = await lookUp(webOf({ ...inGerman, 'https://body.example.com/': home }), body)
    const reasons = ledger.pages.map(({ url, skipped }) => [new URL(url).pathname, skipped])
    expect(reasons).toEqual([
      ['/', undefined],
      ['/zertifikate', 'not-english'],
    ])
  })

  test('a certification of which a page says only that it is retired is shown as that', async () => {
    const retired =
      '<p>The Certified Rigging Inspector (CRI) was retired on 31 December 2023. No new applications are accepted.</p>'
    const { certifications, ledger } = await lookUp(
      webOf({ 'https://body.example.com/': page('Certifications', `${retired}${facts('US$250')}`) }),
      body,
    )
    expect(certifications.map(({ acronym, retired: isRetired }) => [acronym, isRetired === true])).toContainEqual(['CRI', true])
    expect(ledger.notRead).toEqual([])
  })
})
