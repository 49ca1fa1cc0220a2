import type { Claim, CommonFacts } from '../../drafts/draft.ts'
import { feeKind } from '../../merge/lines.ts'
import { leadsToLasting } from '../../lexicon/times/validity.ts'
import type { FactKind } from '../facts/facts.ts'
import type { Term } from '../facts/terms.ts'
import type { JudgedFact } from '../judgement/judgement.ts'

/** Most lines of one list that a page may add; a page with more is a catalogue. */
const mostLines = 60

/** Share of how likely the likeliest time is that one has to have which says that something lasts, to go before it. */
const beforeLikeliest = 0.7

interface Listed {
  claim: Claim
  likely: number
  /** A time that is said to be how long something lasts. */
  lasts: boolean
}

/** The facts of one certification on their way to its draft, each line once. */
export class FactLists {
  private readonly lists: Record<FactKind, Listed[]> = { fee: [], term: [], requirement: [], renewal: [] }

  /** Whether another fact of this kind would be dropped. Validity periods never fill up: the likeliest wins. */
  isFull(kind: FactKind): boolean {
    return kind !== 'term' && this.lists[kind].length >= mostLines
  }

  add(fact: JudgedFact, claim: Claim): void {
    const { kind, likely } = fact
    const list = this.lists[kind]
    const lasts = fact.kind === 'term' && leadsToLasting(aheadOf(fact.thing))
    const same = list.find((one) => one.claim.text === claim.text)
    if (same !== undefined) {
      same.likely = Math.max(same.likely, likely)
      same.lasts ||= lasts
    } else if (list.length < mostLines) list.push({ claim, likely, lasts })
  }

  /** Adds what a page states for all its certifications, but no fee of a kind that the certification has one of its own of. */
  addFurther(stated: readonly { fact: JudgedFact; claim: Claim }[]): void {
    const own = new Set(this.lists.fee.map(({ claim }) => feeKind(claim.text)))
    for (const { fact, claim } of stated) if (fact.kind !== 'fee' || !own.has(feeKind(claim.text))) this.add(fact, claim)
  }

  /** The lines in the order of the page; of times the likeliest, or one that is said to be how long it lasts. */
  facts(): CommonFacts {
    const { fee, term, requirement, renewal } = this.lists
    const [likeliest] = term.toSorted((one, other) => other.likely - one.likely)
    const best = term.find(({ lasts, likely }) => lasts && likely >= beforeLikeliest * (likeliest?.likely ?? 0)) ?? likeliest
    const inOrder = (list: readonly Listed[]) => list.map(({ claim }) => claim).toSorted((one, other) => one.start - other.start)
    return {
      fees: inOrder(fee),
      validity: best === undefined ? [] : [best.claim],
      requirements: inOrder(requirement),
      renewal: inOrder(renewal),
    }
  }
}

/** How far in front of a time its sentence is read, in characters. */
const farthest = 60

function aheadOf({ line, sentence, start }: Term): string {
  return line.text.slice(Math.max(sentence.start, start - farthest) - line.start, start - line.start)
}
