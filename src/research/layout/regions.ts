import { givenSource } from '../lexicon/credentials/credential.ts'
import { pricesIn } from '../lexicon/money/money.ts'
import { headsAllPrograms } from '../lexicon/topics/section-role.ts'
import { namesIn } from '../names/names.ts'

const longest = 90

/**
 * The part of a page that a heading with a certification's name opens, read from top to bottom.
 * 'What we look for' under 'Assistant Keeper (AK)' and again under 'Chartered Keeper (CK)': a heading that stands on a page more
 * than once divides the region of the name above it and ends none. Under 'Trainee Specialist Registration' beside 'Specialist
 * Registration', no line that stands as a heading ends the region.
 * @param texts all passages of the page
 */
export function regionsOf(texts: readonly string[]) {
  const counts = new Map<string, number>()
  for (const text of texts) if (text.length <= longest) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isRepeated = (heading: string) => (counts.get(heading) ?? 0) > 1
  const parallel = parallelHeads(texts)
  let region: string | undefined
  return {
    /** Takes note of a heading; `marked` as one in the document, not a line that stands as one. */
    enter(heading: string, marked: boolean): void {
      if (parallel.has(heading) || namesOne(heading)) region = heading
      else if (isRepeated(heading) || (region !== undefined && parallel.has(region) && !marked && !headsAllPrograms(heading)))
        return
      else region = undefined
    },
    /** The headings above a passage, with the name whose region it stands in where a sub-heading hides it. */
    within(path: readonly string[]): readonly string[] {
      const inner = path.at(-1)
      if (region === undefined || inner === undefined || path.includes(region)) return path
      if (!isRepeated(inner) && !parallel.has(region)) return path
      return [...path.slice(0, -1), region, inner]
    },
  }
}

/** Lines that call programmes by one head noun, each over prices of its own: 'Trainee Specialist Registration', 'Specialist Registration'. */
function parallelHeads(texts: readonly string[]): ReadonlySet<string> {
  const byNoun = new Map<string, Set<string>>()
  let current: { noun: string; text: string } | undefined
  for (const text of texts) {
    const noun = headNoun.exec(text)?.[1]?.toLowerCase()
    if (noun !== undefined) current = { noun, text }
    else if (current !== undefined && pricesIn(text).length > 0) {
      byNoun.set(current.noun, (byNoun.get(current.noun) ?? new Set()).add(current.text))
      current = undefined
    }
  }
  return new Set([...byNoun.values()].flatMap((heads) => (heads.size > 1 ? [...heads] : [])))
}

const headNoun = new RegExp(`^\\p{Lu}[^.!?:;,|$£€]{2,60} (${givenSource}|registration)$`, 'iu')

/** Whether a heading names one certification in full. */
export function namesOne(heading: string): boolean {
  if (heading.length > longest) return false
  const mentions = namesIn(heading)
  return mentions.length === 1 && mentions[0]?.by !== 'acronym'
}
