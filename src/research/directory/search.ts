import type { Closeness, OrganizationMatch } from '#domain/organizations/organization.ts'
import { type Address, addressIn, addressOf, indexAddresses, siteNameOf } from './address.ts'
import { type Alias, aliasesOf, type AliasKind, type DirectoryEntry } from './entry.ts'
import { createLetterSearch } from './letter-search.ts'
import { createNameSearch } from './name-search.ts'
import { filled } from '../plain/filled.ts'
import { keyOf, splitBrackets, tells, withoutSurroundings, wordsOf } from './spelling.ts'

export type DirectorySearch = ReturnType<typeof createSearch>

const mostMatches = 8
const lettersPerSlip = 6

/** How likely a person means a body by this kind of text; differences matter only between bodies that share the text. */
const likelihood: Record<AliasKind, number> = {
  name: 100,
  spelling: 92,
  abbreviation: 90,
  former: 86,
  credential: 78,
  initials: 40,
}
/** What the catalogue describes in full is better known than what it only names. */
const detailedBonus = 10
/** 'CCSP' is rather written 'CCSP' than 'CCS-P'. */
const sameWritingBonus = 3
/** Who has 'aws.org' is better known as AWS than who has not. */
const siteNameBonus = 4
/** What stands further down a body's list is meant less often: lost for each place, and places that count. */
const placePenalties: Partial<Record<AliasKind, readonly [lost: number, places: number]>> = {
  abbreviation: [3, 3],
  credential: [0.5, 8],
}

/** The in-process index over bodies, the same answers in every deployment: built in about a second for ten thousand of them. */
export function createSearch(entries: readonly DirectoryEntry[]) {
  const aliases = entries.map(aliasesOf)
  const byKey = Map.groupBy(
    aliases.flatMap((list, body) => list.map((alias) => ({ body, alias }))),
    ({ alias }) => alias.key,
  )
  const named = [...byKey].flatMap(([key, found]) => {
    const alias = found.find((one) => one.alias.kind !== 'credential')?.alias
    return alias === undefined ? [] : [{ key, letters: alias.words.join(''), slips: slipsFor(alias) }]
  })
  const bodiesNamed = createNameSearch(aliases)
  const nearest = createLetterSearch(named)
  const bodiesAt = indexAddresses(entries.map((entry) => entry.website))

  function matchOf(body: number, closeness: Closeness, reason: (entry: DirectoryEntry) => string): OrganizationMatch[] {
    const entry = entries[body]
    if (entry === undefined) return []
    const { name, description, website, detailed } = entry
    const [abbreviation] = entry.abbreviations
    return [
      {
        name,
        description,
        ...filled({ abbreviation }),
        website,
        source: 'catalogue',
        reason: reason(entry),
        closeness,
        detailed,
      },
    ]
  }

  function atAddress(address: Address): OrganizationMatch[] {
    const bodies = bodiesAt(address).sort((a, b) => standing(entries[b]) - standing(entries[a]))
    return bodies.flatMap((body) => {
      const own = addressOf(entries[body]?.website ?? '')
      const isSame = own?.host === address.host && own.path === address.path
      return matchOf(body, isSame ? 'same' : 'part', () => `${own?.host ?? address.host} is its website.`)
    })
  }

  /** @param closeness of all that was typed, where the words are a part of it */
  function byExactName(words: readonly string[], closeness: Closeness = 'same'): OrganizationMatch[] {
    const found = byKey.get(keyOf(words)) ?? []
    const written = found.filter(({ alias }) => alias.kind !== 'initials')
    const ranked = (written.length > 0 ? written : found).map((one) => ({
      ...one,
      rank: rankOf(one.alias, words, entries[one.body]),
    }))
    ranked.sort((a, b) => b.rank - a.rank)
    const matches = ranked.flatMap(({ body, alias }) => matchOf(body, closeness, (entry) => reasonOf(entry, alias, 'same')))
    // A name that was given up may be half of another body's present one.
    const others = ranked.length > 0 && ranked.every(({ alias }) => alias.kind === 'former') ? byWords(words) : []
    return [...matches, ...others.filter(({ website }) => matches.every((match) => match.website !== website))]
  }

  function byWords(words: readonly string[]): OrganizationMatch[] {
    const found = bodiesNamed(words).map((one) => ({ ...one, rank: one.score + standing(entries[one.body]) / 1_000 }))
    found.sort((a, b) => b.rank - a.rank)
    return found.flatMap(({ body, alias, closeness }) => matchOf(body, closeness, (entry) => reasonOf(entry, alias, closeness)))
  }

  function byLetters(words: readonly string[]): OrganizationMatch[] {
    const found = nearest(words.join('')).flatMap((place) => byKey.get(named[place]?.key ?? '') ?? [])
    found.sort((a, b) => rankOf(b.alias, words, entries[b.body]) - rankOf(a.alias, words, entries[a.body]))
    const first = found.filter(({ body }, place) => found.findIndex((one) => one.body === body) === place)
    return first.flatMap(({ body, alias }) => matchOf(body, 'near', (entry) => reasonOf(entry, alias, 'near')))
  }

  return {
    /** Readings of what a person typed, best first, at most eight; empty rather than a guess. */
    find: (term: string): OrganizationMatch[] => {
      const address = addressIn(term)
      const there = address === undefined ? [] : atAddress(address)
      if (there.length > 0) return there.slice(0, mostMatches)
      const words = wordsOf(term)
      // 'CF.APMP' has the form of an address and is a credential; any other unknown address is nobody's.
      if (address !== undefined) return byExactName(words).slice(0, mostMatches)
      const outer = splitBrackets(term)?.outer
      const attempts = [
        () => byExactName(words),
        () => (outer === undefined ? [] : byExactName(wordsOf(outer), 'part')),
        () => byExactName(withoutSurroundings(words), 'part'),
        () => byWords(words),
        () => byLetters(words),
      ]
      for (const attempt of attempts) {
        const matches = attempt()
        if (matches.length > 0) return matches.slice(0, mostMatches)
      }
      return []
    },
  }
}

/** Slips forgiven in a whole name: by the letters that tell it from others, or 'American Board of Geology' would be that of Urology. */
function slipsFor(alias: Alias): number {
  const telling = alias.words.filter(tells).reduce((sum, word) => sum + word.length, 0)
  return Math.max(1, Math.floor(telling / lettersPerSlip))
}

/** How well known a body is, as far as the catalogue tells: described in full, and awarding many credentials. */
function standing(entry: DirectoryEntry | undefined): number {
  if (entry === undefined) return 0
  return (entry.detailed ? detailedBonus : 0) + Math.min(entry.credentials.length, 8) / 4
}

function rankOf(alias: Alias, typed: readonly string[], entry: DirectoryEntry | undefined): number {
  const [lost, places] = placePenalties[alias.kind] ?? [0, 0]
  const writing = alias.words.join(' ') === typed.join(' ') ? sameWritingBonus : 0
  const site = entry !== undefined && siteNameOf(entry.website) === alias.key ? siteNameBonus : 0
  return likelihood[alias.kind] - lost * Math.min(alias.place, places) + writing + site + standing(entry)
}

/** How a text names a body, in a sentence for all that was typed, and in the beginning of one for what is a part of it or close to it. */
const reasons: Record<AliasKind, (shown: string) => readonly [whole: string, beginning: string]> = {
  name: () => ['This is its name.', 'Its name'],
  abbreviation: (shown) => [`${shown} is its abbreviation.`, `Its abbreviation ${shown}`],
  spelling: (shown) => [`${shown} is another name for it.`, `Its other name ${shown}`],
  former: (shown) => [`${shown} is its former name.`, `Its former name ${shown}`],
  credential: (shown) => [`It awards the ${shown}.`, `It awards the ${shown}, which`],
  initials: (shown) => [`${shown} are the initials of its name.`, `Its other name ${shown}`],
}

/** Why a body is offered, in one sentence a person can check. */
function reasonOf(entry: DirectoryEntry, { kind, shown }: Alias, closeness: Closeness): string {
  const [whole, beginning] = reasons[kind](shown)
  if (closeness === 'same') return whole
  const isName = shown === entry.name && (kind === 'spelling' || kind === 'initials')
  return `${isName ? 'Its name' : beginning} ${closeness === 'part' ? 'contains' : 'is close to'} what you typed.`
}
