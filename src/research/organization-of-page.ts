import { expression, matchesIn, source } from './expression.ts'
import { type Organization, organizationNameSchema } from '#domain/organizations/organization.ts'
import { limits } from '#domain/text/text.ts'
import type { CleanDocument } from './document/clean-document/clean-document.ts'

const surelyBody = source`
  Board|Institute|Institution|Association|Society|Council|Commission|Academy|College|Federation|Foundation|Alliance|
  Organi[sz]ation|Registry|Bureau|Authority|Guild
`
const bodyNoun = expression()`\b(?:${surelyBody}|Agency|Center|Centre|Network|Corporation|Union|Committee)\b`
const bodyName = expression('gu')`
  \b(?:The )?(?:\p{Lu}[\p{L}&'’-]+ ){0,5}(?:${surelyBody})(?: (?:of|for|on|in) (?:the )?(?:\p{Lu}[\p{L}&'’-]+)(?:(?:,| and| &| of| for| in)? (?:the )?\p{Lu}[\p{L}&'’-]+){0,6})?
`

/**
 * The body a page belongs to: the name given, else the part of the title that names a body, the name of a body that stands
 * most often on the page, or the host.
 */
export function organizationOf(document: CleanDocument, name?: string): Organization {
  const given = name?.trim() ?? ''
  const address = document.finalUrl || document.url
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : ''
  const known =
    given !== ''
      ? given
      : (fromTitle(document.title || firstLine(document.text)) ?? siteName(document) ?? mostNamed(document.text) ?? host)
  const website = host === '' || host.endsWith('.invalid') ? {} : { website: `https://${host}` }
  return { name: (known || 'Unknown organization').slice(0, limits.organizationName), description: '', ...website }
}

/** The name a body gives itself on its home page: the part of the title that names a body, or what its data say; undefined when neither does. */
export function nameOnHome(home: CleanDocument): string | undefined {
  const title = home.title.trim()
  const whole = bodyNoun.test(title) && title.length <= 120 && !/[|–—»·:]/.test(title) ? title : undefined
  return (fromTitle(title) ?? siteName(home) ?? whole)?.slice(0, limits.organizationName)
}

function fromTitle(title: string): string | undefined {
  const parts = title.split(/\s+[|–—»·:-]\s+/).map((part) => part.trim())
  return parts.length < 2 ? undefined : parts.findLast((part) => bodyNoun.test(part) && part.length <= 120)
}

function firstLine(text: string): string {
  const line = text.slice(0, text.indexOf('\n') === -1 ? 200 : text.indexOf('\n'))
  return line.length <= 200 ? line : ''
}

function siteName(document: CleanDocument): string | undefined {
  for (const one of document.structuredData) {
    if (typeof one !== 'object' || one === null || !('@type' in one) || !('name' in one)) continue
    if (!/Organization/.test(String(one['@type'])) || typeof one.name !== 'string') continue
    const name = one.name.trim().slice(0, limits.organizationName)
    if (organizationNameSchema.safeParse(name).success) return name
  }
  return undefined
}

function mostNamed(text: string): string | undefined {
  const counts = new Map<string, number>()
  for (const [found] of matchesIn(text.slice(0, 40_000), bodyName)) {
    const name = found.replace(/^The /, '').trim()
    if (name.includes(' ')) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const best = [...counts].toSorted((a, b) => b[1] - a[1] || b[0].length - a[0].length)[0]
  return best?.[0]
}
