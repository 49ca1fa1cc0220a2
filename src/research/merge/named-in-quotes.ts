import { foldName } from '#domain/organizations/folded-name.ts'
import type { CertificationDraft, Claim } from '../drafts/draft.ts'
import { creditUnitsIn } from '../lexicon/statements/credits.ts'
import { meansMoney } from '../lexicon/money/currency.ts'
import { saysOfAll } from '../lexicon/credentials/said-of-all.ts'
import { onceFor } from '../plain/remembered.ts'
import { acronymKey, looksLikeAcronym } from '#domain/certifications/name-key.ts'
import type { ProvenClaim } from '../drafts/proof.ts'

export type Prove = (claim: Claim) => ProvenClaim | undefined
export type Group = readonly CertificationDraft[]

/** What a quote says that may name a certification; nothing of one that speaks of all. */
interface Said {
  shorts: readonly string[]
  words: readonly string[]
}

/**
 * Reads quotes and names once, and finds the names of groups in the quotes of claims.
 * @returns asks which groups the quote of a claim names, by their places: by short forms alone, or by names of several words, too
 */
export function createNaming(prove: Prove) {
  const read = onceFor((claim: Claim): Said => {
    const quote = prove(claim)?.evidence.quote ?? ''
    // A sentence that speaks of all may name one as an example or an exception.
    return saysOfAll(quote) ? { shorts: [], words: [] } : { shorts: shortsIn(quote), words: foldName(quote).split(' ') }
  })
  const namesOf = onceFor(({ name: { text }, acronym }: CertificationDraft) => ({
    shorts: [acronym, text].filter(isTelling).map(acronymKey),
    name: foldName(text),
  }))
  return (groups: readonly Group[]) => {
    const byShort = new Map<string, Set<number>>()
    const byName = new Map<string, Map<string, Set<number>>>()
    for (const [place, group] of groups.entries())
      for (const draft of group) {
        const { shorts, name } = namesOf(draft)
        for (const short of shorts) byShort.set(short, (byShort.get(short) ?? new Set()).add(place))
        const start = name.split(' ', 2).join(' ')
        if (!start.includes(' ')) continue
        const alike = byName.get(start) ?? new Map<string, Set<number>>()
        byName.set(start, alike.set(name, (alike.get(name) ?? new Set()).add(place)))
      }
    const byShortForm = (claim: Claim) => new Set(read(claim).shorts.flatMap((short) => [...(byShort.get(short) ?? [])]))
    return {
      byShortForm,
      byAnyName: (claim: Claim) => {
        const named = byShortForm(claim)
        const { words } = read(claim)
        for (let at = 0; at + 1 < words.length; at += 1) {
          const alike = byName.get(`${words[at]} ${words[at + 1]}`)
          if (alike === undefined) continue
          const rest = `${words.slice(at, at + longestName).join(' ')} `
          const fitting = [...alike.keys()].filter((name) => rest.startsWith(`${name} `))
          // 'Certified Welder' in 'Certified Welder Level II' is not named for itself.
          const longest = fitting.toSorted((one, other) => other.length - one.length)[0]
          if (longest === undefined) continue
          for (const place of alike.get(longest) ?? []) named.add(place)
          at += longest.split(' ').length - 1
        }
        return named
      },
    }
  }
}

/** Names of more words are none that a sentence repeats. */
const longestName = 12

function shortsIn(quote: string): string[] {
  const words = (quote.match(/[\p{L}\p{N}][\p{L}\p{N}+.-]*/gu) ?? []).map((word) => word.replace(/[.-]+$/, ''))
  return [...new Set(words.filter(isTelling).map(acronymKey))]
}

/** Whether a word may be a certification's short form: units of credits and currencies are written alike. */
function isTelling(word: string): boolean {
  return looksLikeAcronym(word) && creditUnitsIn(word).length === 0 && !meansMoney(word.toUpperCase())
}
