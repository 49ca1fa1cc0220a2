import { foldName } from '#domain/organization.ts'
import type { CertificationDraft, Claim, CommonFacts } from '../draft.ts'
import { expression } from '../expression.ts'
import { acronymKey, looksLikeAcronym } from '../same/name-key.ts'
import type { ProvenClaim } from './lines.ts'

type Prove = (claim: Claim) => ProvenClaim | undefined
type Group = readonly CertificationDraft[]

/** More ways of sharing facts out than this are no body's; then what names some certifications is given to none. */
const mostWays = 50

/** A sentence that speaks of all may name one as an example or an exception. */
const ofAll = expression('i')`
  \b(?:all|any|both|each|every)\b[^.;]{0,60}\b(?:certif|credential|designation|program|licen[sc]|permit|registra|holder|candidate|applicant|level)
`

const lists = ['requirements', 'validity', 'renewal', 'fees'] as const

/**
 * Shares out what pages state without naming whose it is. A page that knows a certification by its short form alone seems to name
 * none: 'The CTW is valid for three years' is said of the CTW, once another page tells what that is, and of no other.
 * @returns for each group the facts that may be its; the same objects as long as nothing changes
 */
export function createSharing(prove: Prove): (groups: readonly Group[], stated: readonly CommonFacts[]) => CommonFacts[][] {
  const kept = new WeakMap<CommonFacts, Map<string, CommonFacts>>()
  const namesOf = createNames()
  return (groups, stated) => {
    let naming: Naming | undefined
    const namedIn = (claim: Claim): ReadonlySet<number> => {
      const quote = prove(claim)?.evidence.quote ?? ''
      if (quote === '' || ofAll.test(quote)) return nobody
      naming ??= createNaming(groups, namesOf)
      return naming(quote)
    }
    const shared: CommonFacts[][] = groups.map(() => [])
    for (const facts of stated) {
      const owners = new Map<Claim, ReadonlySet<number>>()
      for (const claim of lists.flatMap((list) => facts[list])) {
        const named = claim.witness === 'rules' ? namedIn(claim) : nobody
        if (named.size > 0) owners.set(claim, named)
      }
      const ways = kept.get(facts) ?? new Map<string, CommonFacts>()
      kept.set(facts, ways)
      const isMany = new Set([...owners.values()].flatMap((one) => [...one])).size > mostWays
      for (const [place, group] of shared.entries()) {
        const isTheirs = (claim: Claim) => !owners.has(claim) || (!isMany && owners.get(claim)?.has(place) === true)
        const way = [...owners.keys()].map((claim) => (isTheirs(claim) ? '1' : '0')).join('')
        const given = ways.get(way) ?? (way.includes('0') ? only(facts, isTheirs) : facts)
        ways.set(way, given)
        group.push(given)
      }
    }
    return shared
  }
}

function only(facts: CommonFacts, isTheirs: (claim: Claim) => boolean): CommonFacts {
  return {
    requirements: facts.requirements.filter(isTheirs),
    validity: facts.validity.filter(isTheirs),
    renewal: facts.renewal.filter(isTheirs),
    fees: facts.fees.filter(isTheirs),
  }
}

type Naming = (quote: string) => ReadonlySet<number>
const nobody: ReadonlySet<number> = new Set()
/** Names of more words are none that a sentence repeats. */
const mostWords = 12

/** What a draft can be named by: its short form, and its name of several words, folded; read once. */
type Names = (draft: CertificationDraft) => readonly string[]

function createNames(): Names {
  const known = new WeakMap<CertificationDraft, readonly string[]>()
  return (draft) => {
    const before = known.get(draft)
    if (before !== undefined) return before
    const shorts = [draft.acronym, draft.name.text].filter(looksLikeAcronym).map(acronymKey)
    const name = foldName(draft.name.text)
    const words = name.split(' ').length
    const names = words < 2 || words > mostWords ? shorts : [...shorts, name]
    known.set(draft, names)
    return names
  }
}

/** Finds which groups a quote names, by a short form as it is written or by a name of several words. */
function createNaming(groups: readonly Group[], namesOf: Names): Naming {
  const owners = new Map<string, Set<number>>()
  for (const [place, group] of groups.entries())
    for (const name of group.flatMap(namesOf)) owners.set(name, (owners.get(name) ?? new Set()).add(place))
  return (quote) => {
    const named = new Set<number>()
    const take = (name: string) => {
      const found = owners.get(name)
      for (const place of found ?? []) named.add(place)
      return found !== undefined
    }
    for (const word of quote.match(/[\p{L}\p{N}][\p{L}\p{N}+.-]*/gu) ?? []) {
      const bare = word.replace(/[.-]+$/, '')
      if (looksLikeAcronym(bare)) take(acronymKey(bare))
    }
    const words = foldName(quote).split(' ')
    for (let start = 0; start < words.length; start += 1) {
      // 'Certified Welder' in 'Certified Welder Level II' is not named for itself.
      for (let length = Math.min(mostWords, words.length - start); length > 1; length -= 1)
        if (take(words.slice(start, start + length).join(' '))) {
          start += length - 1
          break
        }
    }
    return named
  }
}
