import type { Site, SiteFile } from './generate.ts'

/** Names of invented programmes; each has a page of its own. */
const trades = [
  'Lantern',
  'Harbour',
  'Orchard',
  'Quarry',
  'Tramway',
  'Beacon',
  'Granary',
  'Viaduct',
  'Foundry',
  'Reservoir',
  'Sawmill',
]
const roles = ['Keeper', 'Surveyor', 'Inspector']

/**
 * A site of exactly so many pages: a home page and one page for each programme, all of them worth reading.
 * @param pages at most 34
 * @param bytes of each page at least, for measuring memory
 */
export function siteOfPages(pages: number, bytes = 0): Site {
  const names = roles.flatMap((role) => trades.map((trade) => `Certified ${trade} ${role}`)).slice(0, pages - 1)
  const path = (name: string) => `/certifications/${name.toLowerCase().replaceAll(' ', '-')}`
  const links = names.map((name) => `<li><a href="${path(name)}">${name} certification</a></li>`).join('')
  const home = `<h1>Society of Old Trades</h1><p>The society certifies those who keep old trades.</p><ul>${links}</ul>`
  const filling =
    '<p class="text">The society was founded by keepers and meets every spring to hear what its members have seen.</p>\n'
  const detail = (name: string, index: number) => `<h1>${name}</h1>
<h2>Eligibility requirements</h2><ul><li>Two years of practice in the trade</li><li>A signed letter of a holder</li></ul>
<h2>Fees</h2><p>The exam fee is US$${300 + index} for members and US$${400 + index} for non-members.</p>
<h2>Renewal</h2><p>The certification is valid for ${2 + (index % 3)} years. Renew with 30 hours of continuing education.</p>
${filling.repeat(Math.ceil(bytes / filling.length))}`
  const file = (title: string, body: string): SiteFile => ({
    contentType: 'text/html; charset=utf-8',
    bytes: new TextEncoder().encode(`<!doctype html><html lang="en"><title>${title}</title><main>${body}</main></html>`),
  })
  return {
    name: `${pages} pages`,
    organization: 'Society of Old Trades',
    files: new Map([
      ['/', file('Society of Old Trades', home)],
      ...names.map((name, index) => [path(name), file(name, detail(name, index))] as const),
    ]),
    paths: ['/', ...names.map(path)],
    expected: [],
  }
}
