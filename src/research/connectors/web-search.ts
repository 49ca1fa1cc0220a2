import { expression } from '../plain/expression.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { OrganizationMatch } from '#domain/organizations/organization.ts'
import * as z from 'zod/mini'
import type { JsonApi } from '../net/web.ts'
import type { Connector } from './connector.ts'

/** A search provider as the operator configured it. */
export interface SearchSettings {
  provider: 'brave' | 'tavily' | 'searxng'
  apiKey: string
  /** Own address of the provider; of SearXNG always. */
  baseUrl: string | null
}

interface Hit {
  title: string
  url: string
  text: string
}

const hits = z.array(z.object({ title: z.string(), url: z.string(), content: z.optional(z.nullable(z.string())) }))
const braveAnswer = z.object({
  web: z.object({ results: z.array(z.object({ title: z.string(), url: z.string(), description: z.optional(z.string()) })) }),
})
const listAnswer = z.object({ results: hits })

/** Hosts that write about bodies and are never one's own site. */
const others = expression()`
  (^|\.)(
    wikipedia|linkedin|facebook|x|twitter|youtube|reddit|quora|indeed|glassdoor|amazon|crunchbase|medium|coursera|
    udemy
  )\.(org|com)$
`

/** A web search for a body's own site. Its words are never proof; they only say where to look. */
export function webSearchConnector(api: JsonApi, settings: SearchSettings): Connector {
  return {
    name: 'web-search',
    async find(searchTerm, signal) {
      const found = await search(api, settings, `${searchTerm} certification body official site`, signal)
      return toMatches(found, searchTerm)
    },
  }
}

async function search(api: JsonApi, settings: SearchSettings, query: string, signal: AbortSignal | undefined): Promise<Hit[]> {
  const q = encodeURIComponent(query)
  if (settings.provider === 'brave') {
    const base = settings.baseUrl ?? 'https://api.search.brave.com'
    const headers = { 'x-subscription-token': settings.apiKey }
    const answer = braveAnswer.safeParse(await api.ask(`${base}/res/v1/web/search?q=${q}&count=10`, { signal, headers }))
    return answer.success
      ? answer.data.web.results.map((one) => ({ title: one.title, url: one.url, text: one.description ?? '' }))
      : []
  }
  const answer =
    settings.provider === 'tavily'
      ? await api.ask(`${settings.baseUrl ?? 'https://api.tavily.com'}/search`, {
          signal,
          headers: { authorization: `Bearer ${settings.apiKey}` },
          body: { query, max_results: 10 },
        })
      : await api.ask(`${settings.baseUrl ?? ''}/search?q=${q}&format=json`, {
          signal,
          headers: settings.apiKey === '' ? {} : { authorization: `Bearer ${settings.apiKey}` },
        })
  const list = listAnswer.safeParse(answer)
  return list.success ? list.data.results.map((one) => ({ title: one.title, url: one.url, text: one.content ?? '' })) : []
}

/** One match a site, named by the part of its title that fits what was typed; sites whose title does not fit are left out. */
function toMatches(found: Hit[], searchTerm: string): OrganizationMatch[] {
  const matches = new Map<string, OrganizationMatch>()
  for (const hit of found) {
    if (!URL.canParse(hit.url)) continue
    const { host, origin } = new URL(hit.url)
    if (others.test(host) || matches.has(host)) continue
    const name = nameInTitle(plain(hit.title), searchTerm)
    if (name === undefined) continue
    matches.set(host, {
      name: name.slice(0, 200),
      description: plain(hit.text).slice(0, 300),
      ...(isAbbreviation(searchTerm) && foldName(name) !== foldName(searchTerm)
        ? { abbreviation: searchTerm.toUpperCase() }
        : {}),
      website: origin,
      source: 'web-search',
      reason: `A web search for “${searchTerm}” found its site.`,
      detailed: false,
    })
  }
  return [...matches.values()]
}

function nameInTitle(title: string, searchTerm: string): string | undefined {
  const typed = foldName(searchTerm)
  const parts = title.split(/\s+[|–—·:-]\s+|\s*[|]\s*/).map((part) => part.trim())
  const spelled = parts.find(
    (part) => foldName(part).split(' ').length > 1 && (initials(part) === typed || foldName(part).includes(typed)),
  )
  return spelled ?? parts.find((part) => foldName(part) === typed)
}

/** First letters of the words that count: 'Board of Certified Safety Professionals' → 'bcsp'. */
function initials(name: string): string {
  return foldName(name)
    .split(' ')
    .filter((word) => !/^(of|the|for|and|in|on|a|an)$/.test(word))
    .map((word) => word.charAt(0))
    .join('')
}

function isAbbreviation(term: string): boolean {
  return /^[A-Za-z][A-Za-z0-9.&-]{1,9}$/.test(term.trim())
}

/** Text without the marks some providers put around matched words. */
function plain(text: string): string {
  return text
    .replace(/<[^>]{0,100}>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
