import { type ComparedName, comparedName, sameNamesOf } from '../../same/compared-name.ts'
import type { HeldName } from '../../drafts/draft.ts'
import type { JudgedName } from './candidates.ts'

/** Least likelihood of a name that is told of a page, and most of them. */
const least = 0.05
const most = 24

/** Names that a page holds to be certifications, the likeliest first. */
export function heldNames(names: readonly JudgedName[]): HeldName[] {
  return names
    .filter(({ likely }) => likely >= least)
    .slice(0, most)
    .map(({ candidate: { name, acronym }, likely }) => ({ name, acronym, likely }))
}

/** Pages that count of all that hold a name: a word of every page's menu is not made a name by their number. */
const mostPages = 3

interface Group {
  first: ComparedName
  byPage: number[]
}

/**
 * What the pages of a site hold of names together: a name is none only where each of its likeliest pages is wrong about it.
 * @param pages what each page holds
 */
export function heldTogether(pages: readonly (readonly HeldName[])[]): HeldName[] {
  const groups: Group[] = []
  for (const page of pages) {
    const seen = new Set<Group>()
    for (const held of page) {
      const compared = comparedName(held)
      const [same] = sameNamesOf(
        compared,
        groups.map((group) => ({ ...group.first, group })),
      )
      const group = same?.group ?? { first: compared, byPage: [] }
      if (same === undefined) groups.push(group)
      // The likeliest spelling of a page comes first, and one page speaks once.
      if (!seen.has(group)) group.byPage.push(held.likely)
      seen.add(group)
    }
  }
  return groups.map(({ first, byPage }) => {
    const [best = 0, ...others] = byPage.toSorted((one, other) => other - one).slice(0, mostPages)
    // Pages of one site are not independent of each other: what a second one holds counts by half.
    return { ...first.named, likely: 1 - others.reduce((left, likely) => left * Math.sqrt(1 - likely), 1 - best) }
  })
}

/** The names of a page with what all pages of its site hold of them. */
export function withHeld(names: readonly JudgedName[], held: readonly HeldName[]): JudgedName[] {
  if (held.length === 0) return [...names]
  const known = held.map((one) => ({ ...comparedName(one), likely: one.likely }))
  return names
    .map((one) => {
      const likely = sameNamesOf(comparedName(one.candidate), known).map((other) => other.likely)
      return { ...one, likely: Math.max(one.likely, ...likely) }
    })
    .toSorted((one, other) => other.likely - one.likely)
}

/** Least likelihood at which what other pages hold of a name changes anything, and least gain that is worth another look. */
const telling = 0.4
const gain = 0.05

/** Whether all pages together hold more of one of a page's names than it does. */
export function isMoreHeld(page: readonly HeldName[], together: readonly HeldName[]): boolean {
  const known = together.filter(({ likely }) => likely >= telling).map((one) => ({ ...comparedName(one), likely: one.likely }))
  return page.some((one) => sameNamesOf(comparedName(one), known).some(({ likely }) => likely > one.likely + gain))
}
