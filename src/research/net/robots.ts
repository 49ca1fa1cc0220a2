/** The rules of one robots.txt that hold for us. */
export interface Robots {
  /** Whether a path (with its query) may be read. */
  allows: (path: string) => boolean
  /** Whether it forbids every page. */
  forbidsAll: boolean
  /** Seconds between requests that the site asks for, at most 10; 0 when it asks for nothing. */
  delay: number
  /** Sitemap addresses it names. */
  sitemaps: readonly string[]
}

/** Longest file that is looked at, in characters: the smallest limit RFC 9309 allows. */
const longest = 512 * 1024

const everything: Robots = { allows: () => true, forbidsAll: false, delay: 0, sitemaps: [] }
const nothing: Robots = { allows: (path) => path === '/robots.txt', forbidsAll: true, delay: 0, sitemaps: [] }

/**
 * What the answer to /robots.txt means. A client error means no rules; a server error means nothing may be read.
 * Source: RFC 9309 §2.3.1.
 */
export function robotsFor(answer: { status: number; text: string }, agent: string): Robots {
  if (answer.status >= 500) return nothing
  if (answer.status >= 400 || answer.status < 200) return everything
  return parseRobots(answer.text, agent)
}

interface Rule {
  allow: boolean
  pattern: string
}

interface Group {
  agents: string[]
  rules: Rule[]
  delay: number
}

/** Reads a robots.txt. `agent` is our product token, in any case. */
export function parseRobots(text: string, agent: string): Robots {
  const { groups, sitemaps } = readGroups(text.slice(0, longest))
  const token = agent.toLowerCase()
  const named = groups.filter((group) => group.agents.includes(token))
  const chosen = named.length > 0 ? named : groups.filter((group) => group.agents.includes('*'))
  // Longest pattern first, allow before disallow: the first that matches decides (RFC 9309 §2.2.2).
  const rules = chosen
    .flatMap((group) => group.rules)
    .toSorted((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow))
  return {
    allows: (path) => path === '/robots.txt' || (rules.find((rule) => matches(rule.pattern, path))?.allow ?? true),
    forbidsAll: !rules.some(({ allow }) => allow) && rules.some(({ pattern }) => /^(?:\/?\*+|\/)$/.test(pattern)),
    delay: Math.min(10, Math.max(0, ...chosen.map((group) => group.delay))),
    sitemaps,
  }
}

function readGroups(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let current: Group | undefined
  let namingAgents = false
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    const content = (line.split('#', 1)[0] ?? '').trim()
    const colon = content.indexOf(':')
    if (colon < 0) continue
    const key = content.slice(0, colon).trim().toLowerCase()
    const value = content.slice(colon + 1).trim()
    if (key === 'sitemap') {
      sitemaps.push(value)
    } else if (key === 'user-agent') {
      if (current === undefined || !namingAgents) {
        current = { agents: [], rules: [], delay: 0 }
        groups.push(current)
      }
      current.agents.push(value.toLowerCase())
      namingAgents = true
    } else if (current !== undefined) {
      namingAgents = false
      if ((key === 'allow' || key === 'disallow') && value !== '') current.rules.push({ allow: key === 'allow', pattern: value })
      if (key === 'crawl-delay') current.delay = Number(value) > 0 ? Number(value) : 0
    }
  }
  return { groups, sitemaps }
}

/**
 * Whether a path matches a pattern with '*' (anything) and a '$' at its end (nothing after).
 * Each part between stars is searched once, from left to right: linear time, whatever the file holds.
 */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  let position = first.length
  for (const [index, part] of rest.entries()) {
    if (anchored && index === rest.length - 1) return path.length - part.length >= position && path.endsWith(part)
    const found = path.indexOf(part, position)
    if (found < 0) return false
    position = found + part.length
  }
  return !anchored || position === path.length
}
