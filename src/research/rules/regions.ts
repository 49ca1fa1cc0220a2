import { namesIn } from './names.ts'

/** The part of a page that a heading with a certification's name opens, read from top to bottom. */
export interface Regions {
  /** Takes note of a heading. */
  enter: (heading: string) => void
  /** The headings above a passage, with the name whose region it stands in where a repeated sub-heading hides it. */
  within: (path: readonly string[]) => readonly string[]
}

const longest = 90

/**
 * 'What we look for' under 'Assistant Keeper (AK)' and again under 'Chartered Keeper (CK)': a heading that stands on a page more
 * than once divides the region of the name above it and ends none.
 * @param texts all passages of the page
 */
export function regionsOf(texts: readonly string[]): Regions {
  const counts = new Map<string, number>()
  for (const text of texts) if (text.length <= longest) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isRepeated = (heading: string) => (counts.get(heading) ?? 0) > 1
  let region: string | undefined
  return {
    enter(heading) {
      if (namesOne(heading)) region = heading
      else if (!isRepeated(heading)) region = undefined
    },
    within(path) {
      const inner = path.at(-1)
      if (region === undefined || inner === undefined || !isRepeated(inner) || path.includes(region)) return path
      return [...path.slice(0, -1), region, inner]
    },
  }
}

/** Whether a heading names one certification in full. */
export function namesOne(heading: string): boolean {
  if (heading.length > longest) return false
  const mentions = namesIn(heading)
  return mentions.length === 1 && mentions[0]?.by !== 'acronym'
}
