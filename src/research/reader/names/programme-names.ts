import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import type { ProgrammeName } from '../../drafts/draft.ts'
import type { Named } from '#domain/certifications/known-name.ts'
import { acronymKey, nameKey } from '#domain/certifications/name-key.ts'
import { namesIn } from '../../names/names.ts'

/** Names of programmes a page links to or is about; what links hold about jobs, events or courses is left out. */
export function programmeNames({ links }: CleanDocument, named: readonly Named[]): ProgrammeName[] {
  const names = new Map<string, ProgrammeName>()
  const add = (name: string, acronym: string, url: string) => {
    const key = acronym === '' ? nameKey(name) : acronymKey(acronym)
    const known = names.get(key)
    if (known === undefined) names.set(key, { name, acronym, url })
    else if (known.url === '' && url !== '') known.url = url
  }
  for (const { name, acronym } of named) add(name, acronym, '')
  for (const link of links.slice(0, 1_500)) {
    if (
      link.text.length < 3 ||
      link.text.length > 140 ||
      /\b(?:prep|course|training|workshop|webinar|conference|job|study|book|shop)\b/i.test(link.text)
    )
      continue
    const [mention] = namesIn(link.text)
    if (mention === undefined || mention.by === 'acronym') continue
    add(mention.name, mention.acronym, link.url)
  }
  return [...names.values()]
}
