import type { Organization } from '#domain/organization.ts'
import type { CleanDocument } from '../../../src/research/document/clean-document.ts'
import type { CertificationDraft, Claim, CommonFacts, PageFacts } from '../../../src/research/draft.ts'
import { looksLikeAcronym } from '../../../src/research/same/name-key.ts'
import { evidenceFor } from '../../../src/research/verify/evidence.ts'
import { type Amount, feeWords } from './fees.ts'
import { type Judged, judge, judgedNames, type JudgedFact, type Judgement, likelyFacts, ownersOf, statesOf } from './judge.ts'
import { readLines } from './lines.ts'
import type { Candidate } from './names.ts'
import { type FactKind } from './owners.ts'
import type { Term } from './periods.ts'
import type { Statement } from './statements.ts'
import type { Weights } from './weights.ts'

const mostLines = 60
const longestLine = 400

/** What one page says of a body's certifications, as far as its lines are likely enough. */
export function readFactsBy(
  document: CleanDocument,
  organization: Organization,
  weights: Weights,
): PageFacts & { states: number } {
  const judgement = judge(readLines(document), organization, weights)
  return { ...factsFor(judgement, judgedNames(judgement, weights), weights), states: statesOf(judgement, weights) }
}

/** The facts of a page for names that were judged, the likeliest first. */
export function factsFor(judgement: Judgement, names: readonly Judged<Candidate>[], weights: Weights): PageFacts {
  const { thresholds } = weights
  if (statesOf(judgement, weights) < thresholds.states) return { certifications: [], common: empty, names: [] }
  const likely = names.filter(({ score }) => score >= thresholds.name)
  const chosen = likely.length > 0 ? likely : names.slice(0, 1).filter(({ score }) => score >= thresholds.onlyName)
  return factsOf(judgement, chosen, weights)
}

/** The facts of a page for names that were chosen. */
function factsOf(judgement: Judgement, chosen: readonly Judged<Candidate>[], weights: Weights): PageFacts {
  const { page } = judgement
  const { thresholds } = weights
  const leastOf: Record<FactKind, number> = thresholds
  const leastOwner = chosen.length === 1 ? thresholds.onlyOwner : thresholds.owner
  const facts = likelyFacts(judgement, 0.05).filter(({ kind, score }) => score >= leastOf[kind])
  const owners = ownersOf(
    page,
    facts,
    chosen.map(({ thing }) => thing),
    weights,
  )
  const claims = new Claims(judgement)
  const lists = chosen.map(() => emptyFacts())
  const common = emptyFacts()
  for (const [place, fact] of facts.entries()) {
    const claim = claims.of(fact)
    if (claim === undefined) continue
    const own = owners[place]?.flatMap((score, at) => (score >= leastOwner ? [at] : [])) ?? []
    if (chosen.length === 0 || (own.length === chosen.length && own.length > 1)) put(common, fact, claim)
    else for (const at of own) put(lists[at] ?? common, fact, claim)
  }
  const certifications = chosen.map(
    ({ thing }, at): CertificationDraft => ({
      name: claims.name(thing),
      acronym: thing.acronym,
      summary: null,
      ...(lists[at] === undefined ? empty : claimsOf(lists[at])),
      retired: null,
    }),
  )
  return {
    certifications: certifications.filter((one) => hasFacts(one) || hasFacts(claimsOf(common))),
    common: claimsOf(common),
    names: [],
  }
}

const empty: CommonFacts = { requirements: [], validity: [], renewal: [], fees: [] }

function hasFacts({ requirements, validity, renewal, fees }: CommonFacts): boolean {
  return requirements.length + validity.length + renewal.length + fees.length > 0
}

interface Listed {
  claim: Claim
  score: number
}
type Lists = Record<FactKind, Listed[]>

function emptyFacts(): Lists {
  return { fee: [], term: [], requirement: [], renewal: [] }
}

function put(lists: Lists, { kind, score }: JudgedFact, claim: Claim): void {
  const list = lists[kind]
  const same = list.find((one) => one.claim.text === claim.text)
  if (same === undefined && list.length < mostLines) list.push({ claim, score })
  else if (same !== undefined) same.score = Math.max(same.score, score)
}

function claimsOf({ fee, term, requirement, renewal }: Lists): CommonFacts {
  const [best] = term.toSorted((one, other) => other.score - one.score)
  const inOrder = (list: readonly Listed[]) => list.map(({ claim }) => claim).toSorted((one, other) => one.start - other.start)
  return {
    fees: inOrder(fee),
    validity: best === undefined ? [] : [best.claim],
    requirements: inOrder(requirement),
    renewal: inOrder(renewal),
  }
}

const provenFees = new WeakMap<Amount, Claim | undefined>()

/** Claims of judged facts, each made once. */
class Claims {
  private readonly judgement: Judgement

  constructor(judgement: Judgement) {
    this.judgement = judgement
  }

  of({ kind, thing }: JudgedFact): Claim | undefined {
    if (kind === 'fee') return this.fee(this.judgement.fees.find((one) => one.thing === thing)?.thing)
    if (kind === 'term') return this.term(this.judgement.terms.find((one) => one.thing === thing)?.thing)
    const list = kind === 'requirement' ? this.judgement.requirements : this.judgement.renewals
    return this.line(list.find((one) => one.thing === thing)?.thing)
  }

  name({ name, text }: Candidate): Claim {
    const written = text === text.toUpperCase() && !looksLikeAcronym(text) ? inTitleCase(text) : text
    return this.claim(written, name)
  }

  /** The fullest line that the page proves: with whom it is for, without, or the amount alone. */
  private fee(amount: Amount | undefined): Claim | undefined {
    if (amount === undefined) return undefined
    if (!provenFees.has(amount)) provenFees.set(amount, this.provenFee(amount))
    return provenFees.get(amount)
  }

  private provenFee(amount: Amount): Claim | undefined {
    const { page } = this.judgement
    const { shown, context } = feeWords(page, amount)
    const bare = shown.replace(/ \([^)]*\)$/, '')
    const alone = `${shown.slice(0, shown.indexOf(' '))} fee`
    return [...new Set([shown, bare, alone])]
      .map((text): Claim => ({ ...this.claim(text, amount), ...(context.length === 0 ? {} : { context }) }))
      .find(({ text, start, end }) =>
        evidenceFor({ document: page.document, start, end, value: text, witness: 'rules', context }),
      )
  }

  private term(term: Term | undefined): Claim | undefined {
    return term === undefined
      ? undefined
      : this.claim(term.shown, term.sentence.end - term.sentence.start > 390 ? term : term.sentence)
  }

  private line(statement: Statement | undefined): Claim | undefined {
    if (statement === undefined) return undefined
    const text = statement.text
      .replace(/^[\s*•·–—>-]+/, '')
      .replace(/\s+/g, ' ')
      .trim()
    return this.claim(shortened(text), statement)
  }

  private claim(text: string, { start, end }: { start: number; end: number }): Claim {
    return { text, documentId: this.judgement.page.document.id, start, end, witness: 'rules' }
  }
}

function inTitleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\s)(?:Of|In|For|And|The|On|To|With)(?=\s)/g, (word) => word.toLowerCase())
}

/** A long statement ends at a clause; its beginning stays as written. */
function shortened(text: string): string {
  if (text.length <= longestLine) return text
  const cut = text.slice(0, longestLine)
  return cut.slice(0, Math.max(cut.lastIndexOf('; '), cut.lastIndexOf('. '), cut.lastIndexOf(', '), longestLine / 2))
}
