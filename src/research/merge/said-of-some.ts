import { type CertificationDraft, type Claim, claimsOf, type CommonFacts, factLists, withEachList } from '../drafts/draft.ts'
import type { InPieces } from '../plain/in-turns.ts'
import { createNaming, type Group, type Prove } from './named-in-quotes.ts'

/** More ways of sharing facts out than this are no body's; then what names some certifications is given to none. */
const mostWays = 50

/** What is said of the certifications, shared out: for each group its own drafts, and what pages state of no one in particular. */
export interface SharedOut {
  own: CertificationDraft[][]
  common: CommonFacts[][]
}

/**
 * Shares out what pages state by the names that their quotes say. A page that knows a certification by its short form alone seems to
 * name none, or another: 'The CTW is valid for three years' is said of the CTW, once another page tells what that is, and of no other.
 * Only what the built-in reader read is looked at: a model's words are judged where they are proven. Requirements of one name others all the time.
 */
export function createSharing(prove: Prove): (groups: readonly Group[], stated: readonly CommonFacts[]) => InPieces<SharedOut> {
  const namingOf = createNaming(prove)
  const pick = createPicking()
  return function* (groups, stated) {
    const naming = namingOf(groups)
    const common: CommonFacts[][] = groups.map(() => [])
    for (const facts of stated) {
      const owners = new Map<Claim, ReadonlySet<number>>()
      for (const claim of claimsOf(facts)) {
        const named = isByReader(claim) ? naming.byAnyName(claim) : nobody
        if (named.size > 0) owners.set(claim, named)
        yield
      }
      const isMany = new Set([...owners.values()].flatMap((one) => [...one])).size > mostWays
      for (const [place, given] of common.entries()) {
        given.push(pick(facts, (claim) => !owners.has(claim) || (!isMany && owners.get(claim)?.has(place) === true)))
        yield
      }
    }
    const own: CertificationDraft[][] = []
    const heldBy = placesByPage(groups)
    for (const [place, group] of groups.entries()) {
      const theirs = group.map((draft) => {
        const known = heldBy.get(draft.name.documentId)
        const others = new Map<Claim, ReadonlySet<number>>()
        for (const claim of [...draft.validity, ...draft.renewal, ...draft.fees]) {
          const named = isByReader(claim) ? naming.byShortForm(claim) : nobody
          if (named.has(place)) continue
          // Whose it is of those that its own page knows, was decided there.
          const unknown = [...named].filter((one) => known?.has(one) !== true)
          if (unknown.length > 0) others.set(claim, new Set(unknown))
        }
        const owners = new Set([...others.values()].flatMap((one) => [...one]))
        if (owners.size <= mostWays)
          for (const owner of owners) common[owner]?.push(pick(draft, (claim) => others.get(claim)?.has(owner) === true))
        return pick(draft, (claim) => !others.has(claim))
      })
      own.push(theirs)
      yield
    }
    return { own, common }
  }
}

const nobody: ReadonlySet<number> = new Set()

/** Places of the groups that each page knows. */
function placesByPage(groups: readonly Group[]): ReadonlyMap<string, ReadonlySet<number>> {
  const places = new Map<string, Set<number>>()
  for (const [place, group] of groups.entries())
    for (const { name } of group) places.set(name.documentId, (places.get(name.documentId) ?? new Set()).add(place))
  return places
}

function isByReader({ witness }: Claim): boolean {
  return witness === 'rules'
}

type Pick = <Facts extends CommonFacts>(facts: Facts, isTheirs: (claim: Claim) => boolean) => Facts

/** Leaves claims out of facts; the same choice of the same lists gives the same lists. */
function createPicking(): Pick {
  const kept = new WeakMap<readonly Claim[], Map<string, readonly Claim[]>>()
  const chosen = (list: readonly Claim[], isTheirs: (claim: Claim) => boolean): readonly Claim[] => {
    const way = list.map((claim) => (isTheirs(claim) ? '1' : '0')).join('')
    if (!way.includes('0')) return list
    const ways = kept.get(list) ?? new Map<string, readonly Claim[]>()
    kept.set(list, ways)
    const found = ways.get(way) ?? list.filter(isTheirs)
    ways.set(way, found)
    return found
  }
  return (facts, isTheirs) => {
    const picked = withEachList(facts, (list) => chosen(list, isTheirs))
    return factLists.every((list) => picked[list] === facts[list]) ? facts : picked
  }
}
