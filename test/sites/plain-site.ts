import type { CertificationLabel } from '../../evaluation/label.ts'
import type { Site, SiteFile } from './generate.ts'

const trades = ['Bellows', 'Lathe', 'Kiln', 'Loom', 'Anvil', 'Quill']

/** Pages about other things, in the navigation of every page: plain ones, and ones that sound like anything but facts. */
const others = ['history', 'people', 'library', 'rooms', 'partners', 'visit', 'news', 'events', 'jobs', 'privacy']

const programmePath = (trade: string, index: number) => `/work/${index < 3 ? 'north' : 'south'}/${trade.toLowerCase()}`
const link = (path: string, words: string) => `<li><a href="${path}">${words}</a></li>`

/**
 * A site without a telling word in any address or link: the pages of its programs are three clicks from the home page, and nothing
 * but their text says what they are. It has no sitemap.
 * @param telling programs that stand on the home page too, with their facts
 */
export function plainSite(telling = 0): Site {
  const navigation = others.map((one) => link(`/${one}`, one)).join('')
  const file = (title: string, inside: string): SiteFile => ({
    contentType: 'text/html; charset=utf-8',
    bytes: new TextEncoder().encode(
      `<!doctype html><html lang="en"><title>${title}</title><nav><ul>${navigation}</ul></nav><main><h1>${title}</h1>${inside}</main></html>`,
    ),
  })
  const list = (all: readonly string[]) => `<ul>${all.join('')}</ul>`
  const entries = trades.map((trade, index) => [programmePath(trade, index), trade] as const)
  const facts = (trade: string, index: number) => `<h2>Fees</h2><p>The exam fee is US$${200 + index * 5}.</p>
<h2>Renewal</h2><p>The Certified ${trade} Keeper certification is valid for ${2 + (index % 3)} years.</p>`
  const more = Array.from({ length: telling }, (_, index) => `Certified Beacon ${['Warden', 'Painter', 'Builder'][index] ?? ''}`)
  const moreFacts = more.map((name, index) => `<h2>${name}</h2><p>The ${name} exam fee is US$${900 + index}.</p>`).join('')
  const part = (name: 'north' | 'south') =>
    list(entries.filter(([path]) => path.includes(`/${name}/`)).map(([path, words]) => link(path, words)))
  const pages: [string, SiteFile][] = [
    ['/', file('Society of Shore Trades', `${moreFacts}<p>We care for old trades.</p><ul>${link('/work', 'What we do')}</ul>`)],
    ['/work', file('What we do', list([link('/work/north', 'North shore'), link('/work/south', 'South shore')]))],
    ['/work/north', file('North shore', part('north'))],
    ['/work/south', file('South shore', part('south'))],
    ...entries.map(([path, trade], index): [string, SiteFile] => [path, file(`Certified ${trade} Keeper`, facts(trade, index))]),
    ...others.map((one): [string, SiteFile] => [
      `/${one}`,
      file(one, `<p>A page on ${one} of the society, and on nothing else.</p>`),
    ]),
  ]
  return {
    name: 'plain',
    organization: 'Society of Shore Trades',
    files: new Map(pages),
    paths: [],
    expected: [
      ...more.map((name, index) => labelOf(name, 900 + index, '')),
      ...trades.map((trade, index) => labelOf(`Certified ${trade} Keeper`, 200 + index * 5, `${2 + (index % 3)} years`)),
    ],
  }
}

function labelOf(name: string, amount: number, validity: string): CertificationLabel {
  return { name, acronym: '', fees: [{ amount, currency: 'USD', kind: 'exam' }], validity, renewal: [], requirements: [] }
}
