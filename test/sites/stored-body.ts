import { createPublicWeb, createResearch, type Research } from '#research'
import type { CatalogueBody } from '../../src/research/directory/body.ts'
import { lookupResultOf, organizationOf } from '../../src/research/directory/answer.ts'
import { siteOf, sameSite } from '../../src/research/site/site.ts'
import { startOf } from '../../src/research/site/website.ts'
import { readersHere } from '../../src/research/readers/example-readers.ts'
import type { Site, SiteFile } from './generate.ts'

const stored = (text: string) => ({ text, sources: ['program'] })

/**
 * A body of the catalogue whose site differs from it in one price, one new certification and one that is gone; the fourth is as it
 * was, and says a little more than the catalogue.
 */
export function keepersBody(website: string): CatalogueBody {
  const certification = (name: string, acronym: string, fee: string, requirements: string[] = []) => ({
    name,
    acronym,
    summary: stored(`For ${name.replace('Certified ', '').toLowerCase()}s of the shore.`),
    requirements: requirements.map(stored),
    validity: stored('3 years'),
    renewal: [],
    fees: [stored(fee)],
  })
  return {
    name: 'Society of Shore Trades',
    abbreviations: ['SOST'],
    website,
    country: 'US',
    industry: 'construction-trades',
    description: 'Invented society that certifies keepers of old trades.',
    sources: { program: { url: `${website}/program`, publisher: 'body', readOn: '2026-10-02' } },
    certifications: [
      certification('Certified Bellows Keeper', 'CBK', 'US$195 exam', ['Two years at the bellows']),
      certification('Certified Kiln Keeper', 'CKK', 'US$210 exam'),
      certification('Certified Quill Keeper', 'CQK', 'US$150 exam'),
    ],
    notFound: [],
  }
}

const file = (title: string, inside: string): SiteFile => ({
  contentType: 'text/html; charset=utf-8',
  bytes: new TextEncoder().encode(
    `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${inside}</main></html>`,
  ),
})
const program = (name: string, fee: string, more = '') =>
  file(
    name,
    `<h2>Fees</h2><p>The exam fee is ${fee}.</p>${more}<h2>Renewal</h2><p>The ${name} certification is valid for 3 years.</p>`,
  )

/** What the site of that body says: Bellows costs more, Kiln is as it was, Quill is gone, Anvil is new. */
export function keepersSite(): Site {
  const pages: [string, SiteFile][] = [
    [
      '/',
      file(
        'Society of Shore Trades',
        `<p>We certify keepers of old trades.</p><ul>
        <li><a href="/certification/bellows">Certified Bellows Keeper</a></li><li><a href="/certification/kiln">Certified Kiln Keeper</a></li>
        <li><a href="/certification/anvil">Certified Anvil Keeper</a></li></ul>`,
      ),
    ],
    ['/certification/bellows', program('Certified Bellows Keeper', 'US$225')],
    ['/certification/kiln', program('Certified Kiln Keeper', 'US$210', '<p>The late renewal fee is US$40.</p>')],
    ['/certification/anvil', program('Certified Anvil Keeper', 'US$180')],
  ]
  return { name: 'keepers', organization: 'Society of Shore Trades', files: new Map(pages), paths: [], expected: [] }
}

/** The engine with a catalogue of that one body, and the open web without its guard, so that loopback can be read. */
export function keepersResearch(
  body: CatalogueBody,
  { resolve }: { resolve?: () => Promise<{ address: string; family: number }[]> } = {},
): { research: Research; close: () => Promise<void> } {
  const web = createPublicWeb({
    contact: 'test@credscout.example',
    allowPrivate: true,
    spacing: 0,
    ...(resolve === undefined ? {} : { resolve }),
  })
  const organization = organizationOf(body)
  const start = startOf(organization)
  const answer = lookupResultOf({ slug: 'sost', ...body })
  const isIt = (asked: { website?: string | undefined }) => {
    const at = asked.website === undefined ? undefined : startOf({ website: asked.website })
    return start !== undefined && at !== undefined && sameSite(siteOf(at), siteOf(start))
  }
  const directory = {
    find: () => [{ ...organization, source: 'catalogue' as const, reason: '', detailed: true }],
    answer: (asked: { website?: string | undefined }) => (isIt(asked) ? answer : undefined),
    identify: (asked: { website?: string | undefined }) => (isIt(asked) ? organization : undefined),
    confirmedSites: () => [],
  }
  return { research: createResearch({ directory, live: { web, readers: readersHere() } }), close: () => web.close() }
}
