import { type Certification, type LineField, linesOfGroup } from '#domain/certification.ts'
import { isOwnPage } from '#domain/evidence.ts'
import { isSameName } from '#domain/known-name.ts'
import type { DocumentLink } from './document/clean-document.ts'
import type { PageNote } from './ledger.ts'
import { fieldNames } from './lexicon/field-name.ts'
import { typedName } from './same/compared-name.ts'

/** The links of each page that was read, by its address. */
export type LinksOfPages = ReadonlyMap<string, readonly Pick<DocumentLink, 'url' | 'text'>[]>

/**
 * Adds to each certification the empty fields that a disallowed page might fill: all of them if a link with the certification's name
 * leads there, otherwise the one that a link on a page read about it is named after.
 */
export function withClosedPages(
  certifications: readonly Certification[],
  links: LinksOfPages,
  notes: readonly Pick<PageNote, 'url' | 'skipped'>[],
): Certification[] {
  const closed = new Set(notes.flatMap(({ url, skipped }) => (skipped === 'robots' ? [addressOf(url)] : [])))
  const leading = [...links].map(([url, all]) => [url, all.filter((link) => closed.has(addressOf(link.url)))] as const)
  return certifications.map((certification) => {
    const { notAllowed: _, ...rest } = certification
    const read = pagesOf(certification)
    const isOwn = leading.some(([, all]) => all.some(({ text }) => isSameName(typedName(text), nameOf(certification))))
    const named = leading.flatMap(([url, all]) => (read.has(url) ? all.map(({ text }) => text) : []))
    const notAllowed = fields.filter(
      (field) => linesOfGroup(certification, field).length === 0 && (isOwn || named.some((text) => fieldNames[field].test(text))),
    )
    return notAllowed.length === 0 ? rest : { ...rest, notAllowed }
  })
}

const fields = ['requirements', 'validityPeriod', 'renewalRequirements', 'fees'] as const satisfies LineField[]

/** The pages that something of a certification is quoted from. */
function pagesOf({ evidence }: Certification): Set<string> {
  const all = Object.values(evidence ?? {}).flat()
  return new Set(all.flatMap((one) => (one.kind === 'page' && isOwnPage(one) ? [one.url] : [])))
}

function nameOf({ name, acronym = '' }: Certification): { name: string; acronym: string } {
  return { name, acronym }
}

/** An address without the place in its page. */
function addressOf(url: string): string {
  const [address = ''] = url.split('#')
  return address
}
