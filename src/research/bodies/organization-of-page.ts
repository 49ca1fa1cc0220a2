import { expression, matchesIn } from '../plain/expression.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import { type Organization, organizationNameSchema } from '#domain/organizations/organization.ts'
import { limits } from '#domain/text/text.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { bodyNounSource, titleNounSource } from '../lexicon/names/organization.ts'

const bodyNoun = expression('u')`\b(?:${bodyNounSource}|${titleNounSource})\b`
const bodyName = expression('gu')`
  \b(?:The )?(?:\p{Lu}[\p{L}&'’-]+ ){0,5}(?:${bodyNounSource})\b
  (?: (?:of|for|on|in) (?:the )?(?:\p{Lu}[\p{L}&'’-]+)(?:(?:,| and| &| of| for| in)? (?:the )?\p{Lu}[\p{L}&'’-]+){0,6})?
`

/**
 * The body a page belongs to: the name given, else the part of the title that names a body, the name of a body that stands
 * most often on the page, a title that names a body, or the host.
 */
export function organizationOf(document: CleanDocument, name?: string): Organization {
  const given = name?.trim() ?? ''
  const address = URL.parse(document.finalUrl || document.url)
  // A saved page without an address of its own has one under '.invalid', which is nobody's name.
  const host = (address?.hostname ?? '').replace(/^www\./, '').replace(/^.*\.invalid$/, '')
  const known =
    given !== ''
      ? given
      : (fromTitle(document.title || firstLine(document.text)) ??
        siteName(document) ??
        mostNamed(document.text) ??
        wholeTitle(document.title) ??
        host)
  // A port of its own is that of one scheme.
  const website = host === '' ? {} : { website: address?.port ? address.origin : `https://${host}` }
  return { name: (known || 'Unknown organization').slice(0, limits.organizationName), description: '', ...website }
}

/**
 * The name a body gives itself on its home page: the part of the title that names a body, what its data say, or, in any language, what
 * title and headline both have; undefined when none does.
 */
export function nameOnHome(home: CleanDocument): string | undefined {
  const { title } = home
  return (fromTitle(title) ?? siteName(home) ?? wholeTitle(title) ?? fromHeadline(home))?.slice(0, limits.organizationName)
}

function partsOf(title: string): string[] {
  return title.split(/\s+[|–—»·:-]\s+/).map((part) => part.trim())
}

/** A noun alone names nobody: 'Register', 'Foundation'. */
function namesBody(words: string): boolean {
  return bodyNoun.test(words) && words.includes(' ') && words.length <= longestName
}

function fromTitle(title: string): string | undefined {
  const parts = partsOf(title)
  return parts.length < 2 ? undefined : parts.findLast(namesBody)
}

function wholeTitle(title: string): string | undefined {
  const whole = title.trim()
  return namesBody(whole) && !/[|–—»·:]/.test(whole) ? whole : undefined
}

/** The last part of the title, where the headline says the same and it is written as names are: 'Verband der Lichtplaner'. */
function fromHeadline({ title, text, blocks }: CleanDocument): string | undefined {
  const last = partsOf(title).at(-1) ?? ''
  const headline = blocks.find(({ kind }) => kind === 'heading')
  const isBoth = headline !== undefined && foldName(text.slice(headline.start, headline.end)) === foldName(last)
  const long = last.split(' ').filter((word) => word.length > 3)
  const isName =
    last.length <= longestName && last.includes(' ') && long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word))
  return isBoth && isName && !/^Welcome\b/.test(last) ? last : undefined
}

const longestName = 120

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
