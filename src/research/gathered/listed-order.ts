import type { Certification } from '#domain/certifications/certification.ts'
import { foldName } from '#domain/organizations/folded-name.ts'

/** Names on a page in their order, as its links have them and as its text does; either may list what the other does not. */
export interface NamesOnPage {
  url: string
  linked: readonly string[]
  told: readonly string[]
}

/**
 * Certifications in the order of the page that lists most of them; those that it does not name follow as the next page has them. Which
 * page answered first decides nothing.
 */
export function asListed(certifications: readonly Certification[], pages: readonly NamesOnPage[]): Certification[] {
  const byName = new Map<string, Certification>()
  for (const one of certifications.toReversed())
    for (const name of [one.acronym ?? '', one.name].filter((text) => text !== '')) byName.set(foldName(name), one)
  const listsOf = ({ linked, told }: NamesOnPage) =>
    [told, linked].map((names) => new Set(names.flatMap((name) => byName.get(foldName(name)) ?? [])))
  const lists = pages
    .toSorted((one, other) => (one.url < other.url ? -1 : 1))
    .flatMap(listsOf)
    .toSorted((one, other) => other.size - one.size)
  const listed = new Set(lists.flatMap((list) => [...list]))
  return [...listed, ...certifications.filter((one) => !listed.has(one))]
}
