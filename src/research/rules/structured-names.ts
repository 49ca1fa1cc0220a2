import type { CleanDocument } from '../document/clean-document.ts'
import type { NameMention } from './name-mention.ts'
import { namesIn } from './names.ts'
import { isAcronym } from './short-forms.ts'

const deepest = 6
const most = 60

/**
 * Names of credentials in a page's structured data (schema.org: EducationalOccupationalCredential, and credentials that
 * courses award), where they also stand in its text. Offsets are those of the text.
 */
export function structuredNames(document: CleanDocument): NameMention[] {
  const names: { name: string; acronym: string }[] = []
  collect(document.structuredData, 0, names)
  return names.flatMap(({ name, acronym }) => {
    const start = document.text.indexOf(name)
    if (start === -1) return []
    const [mention] = namesIn(name)
    const short = mention?.acronym || acronym
    return [
      {
        name: mention?.name ?? name,
        acronym: document.text.includes(short) ? short : '',
        start,
        end: start + name.length,
        by: 'start' as const,
      },
    ]
  })
}

function collect(value: unknown, depth: number, names: { name: string; acronym: string }[]): void {
  if (depth > deepest || names.length >= most || typeof value !== 'object' || value === null) return
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, depth + 1, names)
    return
  }
  if ('@type' in value && isCredential(value['@type']) && 'name' in value && typeof value.name === 'string') {
    const acronym =
      'alternateName' in value && typeof value.alternateName === 'string' && isAcronym(value.alternateName)
        ? value.alternateName
        : ''
    if (value.name.trim().length > 2 && value.name.length <= 200) names.push({ name: value.name.trim(), acronym })
  }
  for (const entry of Object.values(value)) collect(entry, depth + 1, names)
}

function isCredential(type: unknown): boolean {
  return Array.isArray(type) ? type.some(isCredential) : type === 'EducationalOccupationalCredential'
}
