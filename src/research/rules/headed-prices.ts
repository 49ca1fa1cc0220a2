import { pricesIn } from '../lexicon/money.ts'
import type { Page } from './page.ts'
import type { Gathered } from './sightings.ts'

/** How many passages under a heading may pass before its first price. */
const reach = 6

/** Names that only stand as headings, where two or more of them head prices of their own: 'Dock Rigger' over 'Initial licence $50'. */
export function overPrices(groups: readonly Gathered[], page: Page): ReadonlySet<Gathered> {
  const places = groups.flatMap((group) =>
    group.sightings.flatMap(({ place, passage }) => (place === 'bare' ? [{ group, passage }] : [])),
  )
  const starts = new Set(places.map(({ passage }) => passage))
  const priced = places.filter(({ passage }) => {
    for (let next = passage + 1; next <= passage + reach && !starts.has(next); next += 1)
      if (pricesIn(page.passages[next]?.text ?? '').length > 0) return true
    return false
  })
  const found = new Set(priced.map(({ group }) => group))
  return found.size > 1 ? found : new Set()
}
