import type { CertificationLabel, FeeLabel } from '../../evaluation/label.ts'
import { seededRandom } from '../../src/research/plain/example-random.ts'
import { bodies } from './bodies.ts'
import type { Body, Programme } from './body.ts'
import { detailMarkup, feeTable } from './detail-page.ts'
import { distractorPages, newsPages } from './distractor-pages.ts'
import { feeRows, money, renewalSentence, validitySentence } from './facts.ts'
import { handbookOf } from './handbook.ts'
import { type Content, escaped, framed, type NavigationLink } from './shell.ts'

/** What a site answers under one path. */
export interface SiteFile {
  contentType: string
  bytes: Uint8Array
}

/** A small invented site, and what a look-up of it has to find. */
export interface Site {
  name: string
  organization: string
  /** By path; robots.txt and sitemap.xml are made by the server, which knows the address. */
  files: ReadonlyMap<string, SiteFile>
  /** Paths for the sitemap. */
  paths: readonly string[]
  expected: readonly CertificationLabel[]
}

export const handbookPath = '/files/candidate-handbook.pdf'

/** All test sites, the same in every run. */
export function allSites(): Site[] {
  return bodies.map(siteOf)
}

/**
 * One site by its name.
 * @throws when there is none of that name
 */
export function siteNamed(name: string): Site {
  const body = bodies.find((one) => one.site === name)
  if (body === undefined) throw new Error(`There is no test site '${name}'.`)
  return siteOf(body)
}

function siteOf(body: Body, index = bodies.indexOf(body)): Site {
  const random = seededRandom(20_261_121 + index)
  const news = newsPages(body, random)
  const contents = [
    homePage(body, news),
    indexPage(body),
    ...body.programmes.map((programme) => detailPage(body, programme)),
    ...(body.fees === 'common' ? [feesPage(body)] : []),
    ...(body.renewal === 'common' ? [renewalPage(body)] : []),
    handbookPage(body),
    newsIndex(news),
    ...news,
    ...distractorPages(body, random),
  ]
  const navigation = navigationOf(body)
  const pages = contents.map((content): [string, SiteFile] => [content.path, htmlFile(framed(body, navigation, content))])
  const handbook: SiteFile = { contentType: 'application/pdf', bytes: handbookOf(body) }
  return {
    name: body.site,
    organization: body.name,
    files: new Map([...pages, [handbookPath, handbook]]),
    paths: [...contents.map(({ path }) => path).filter((path) => path !== '/login'), handbookPath],
    expected: body.programmes.map((programme) => expectedOf(body, programme)),
  }
}

function htmlFile(markup: string): SiteFile {
  return { contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(markup) }
}

const indexPath = '/certifications'

/** The address of a programme's own page, as the site's generator forms it. */
function programmePath(body: Body, { name, acronym }: Programme): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  if (body.generator === 'aspnet') return `/Certifications/${acronym}.aspx`
  if (body.generator === 'wordpress') return `/certifications/${slug}/`
  return body.generator === 'squarespace' ? `/${slug}` : `/certifications/${slug}`
}

function navigationOf(body: Body): NavigationLink[] {
  return [
    { path: '/', words: 'Home' },
    { path: indexPath, words: 'Certifications' },
    ...(body.fees === 'common' ? [{ path: '/fees', words: 'Fees' }] : []),
    ...(body.renewal === 'common' ? [{ path: '/renewal', words: 'Renew' }] : []),
    { path: '/handbook', words: 'Candidate handbook' },
    { path: '/membership', words: 'Membership' },
    { path: '/events/annual-meeting', words: 'Events' },
    { path: '/news', words: 'News' },
    { path: '/jobs', words: 'Jobs' },
    { path: '/shop', words: 'Shop' },
    { path: '/donate', words: 'Donate' },
    { path: '/contact', words: 'Contact' },
  ]
}

function homePage(body: Body, news: readonly Content[]): Content {
  const posts = news.slice(0, 2).map(({ path, title }) => `<li><a href="${path}">${escaped(title)}</a></li>`)
  return {
    path: '/',
    title: 'Home',
    markup: `<h1>${escaped(body.name)}</h1><p>${escaped(body.name)} (${body.abbreviation}) certifies practitioners by examination.</p><p><a class="button" href="${indexPath}">See our certifications</a></p><h2>News</h2><ul>${posts.join('')}</ul>`,
  }
}

function indexPage(body: Body): Content {
  const entries = body.programmes.map(
    (programme) => `<li><a href="${programmePath(body, programme)}">${escaped(programme.name)} (${programme.acronym})</a></li>`,
  )
  return { path: indexPath, title: 'Certifications', markup: `<h1>Certifications</h1><ul>${entries.join('')}</ul>` }
}

function detailPage(body: Body, programme: Programme): Content {
  return { path: programmePath(body, programme), title: programme.name, markup: detailMarkup(body, programme) }
}

function feesPage(body: Body): Content {
  const tables = body.programmes.map(
    (programme) => `<h2>${escaped(programme.name)} (${programme.acronym})</h2>${feeTable(feeRows(body, programme))}`,
  )
  return { path: '/fees', title: 'Certification fees', markup: `<h1>Certification fees</h1>${tables.join('\n')}` }
}

function renewalPage(body: Body): Content {
  const entries = body.programmes.map(
    (programme) =>
      `<h2>${escaped(programme.name)} (${programme.acronym})</h2><p>${validitySentence(programme)} ${escaped(renewalSentence(body, programme))}</p>`,
  )
  return { path: '/renewal', title: 'Renew your certification', markup: `<h1>Renew your certification</h1>${entries.join('\n')}` }
}

function handbookPage(body: Body): Content {
  return {
    path: '/handbook',
    title: 'Candidate handbook',
    markup: `<h1>Candidate handbook</h1><p>Fees, eligibility and renewal of every certification of ${escaped(body.name)} are described in the <a href="${handbookPath}">Candidate Handbook (PDF)</a>.</p>`,
  }
}

function newsIndex(news: readonly Content[]): Content {
  const entries = news.map(({ path, title }) => `<li><a href="${path}">${escaped(title)}</a></li>`)
  return { path: '/news', title: 'News', markup: `<h1>News</h1><ul>${entries.join('')}</ul>` }
}

/** What the whole site says of a programme; a retired one stands in no handbook, but its page states the same. */
function expectedOf(body: Body, programme: Programme): CertificationLabel {
  const fee = (amount: number | undefined, kind: string): FeeLabel[] =>
    amount === undefined ? [] : [{ amount, currency: body.currency.code, kind }]
  return {
    name: programme.name,
    acronym: programme.acronym,
    ...(programme.retiredOn === undefined ? {} : { retired: true }),
    fees: [
      ...fee(programme.application, 'application'),
      ...fee(programme.exam.member, 'exam member'),
      ...fee(programme.exam.nonmember, 'exam nonmember'),
      ...fee(programme.retake, 'retake'),
      ...fee(programme.renewal, 'renewal'),
    ],
    validity: `${programme.years} years`,
    renewal: [{ amount: programme.credits, unit: body.unit }],
    renewalOptional: [`renewal fee of ${money(body, programme.renewal)}`],
    requirements: [...programme.requirements],
  }
}
