import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import type { CertificationDraft, Claim, CommonFacts, FactList } from '../../drafts/draft.ts'
import { calledSource } from '../../lexicon/credentials/credential.ts'
import { tokensOf } from '../../verify/tokens.ts'
import { isForAll, type NamedCertification } from '../prompt/answer.ts'
import { type About, type Checked, checkFact, checkSentence, factsOf, refusalOf } from './check-fact.ts'
import { disclaimerOf } from './disclaimer.ts'
import { lenientPattern } from '#domain/text/lenient-pattern.ts'
import type { Pages } from '../lines/ground.ts'
import { tidy } from '../names/name-claim.ts'
import { nameOnPages } from '../names/name-on-pages.ts'
import type { Refusal } from '../lines/refusal.ts'
import { placesOfTokens, type Recognizable } from '../names/sightings.ts'
import { supersededFees } from './superseded.ts'
import type { Naming } from './whose.ts'

/** What of one named certification is proven, and what was left out and why. */
export interface Proven {
  /** Undefined of the element that holds what is said of all. */
  draft: CertificationDraft | undefined
  /** Of that element alone. */
  common: CommonFacts | undefined
  kept: number
  refused: Refusal[]
}

/**
 * Holds a certification named by the model against the pages: only what a quote found there says is kept, everything else is
 * left out with its reason. Undefined when the name itself stands on no page.
 */
export function proveNamed(named: NamedCertification, naming: Naming, pages: Pages): Proven | undefined {
  if (isForAll(named)) return proveCommon(named, naming, pages)
  const documents = [...pages.documents, ...pages.earlier]
  const found = nameOnPages(named, documents, naming.told)
  if (found === undefined) return undefined
  const name = found.claim
  const acronym = named.acronym === null ? '' : provenAcronym(named.acronym, name.text, documents)
  // A short form that the page explains in a list is known by, even where it does not stand beside the name.
  const known = naming.told.find((one) => one.name === name.text)?.acronym ?? ''
  const subject: Recognizable = { name: name.text, acronym: acronym === '' ? known : acronym }
  const about: About = { subject, row: found.row, naming, pages }
  const { claims, refused } = sorted(named, about)
  const sentence = (field: 'summary' | 'retired', quote: string | null): Claim | null => {
    if (quote === null) return null
    const checked = checkSentence(quote, field, about)
    if (typeof checked === 'object') return checked
    refused.push({ certification: named.name, field, text: quote, quote, why: checked })
    return null
  }
  const draft: CertificationDraft = {
    name,
    acronym,
    summary: sentence('summary', named.summaryQuote),
    ...claims,
    retired: sentence('retired', named.retiredQuote),
    disclaimed: disclaimerOf(subject, naming, pages.documents),
  }
  return { draft, common: undefined, kept: countOf(claims), refused }
}

/** What is said of all certifications. */
function proveCommon(named: NamedCertification, naming: Naming, pages: Pages): Proven {
  const { claims, refused } = sorted(named, { subject: undefined, naming, pages })
  return { draft: undefined, common: claims, kept: countOf(claims), refused }
}

function countOf(claims: Record<FactList, Claim[]>): number {
  return Object.values(claims).reduce((sum, list) => sum + list.length, 0)
}

/** The facts of an element that may be shown, by field, and the others with their reasons. */
function sorted(named: NamedCertification, about: About): { claims: Record<FactList, Claim[]>; refused: Refusal[] } {
  const claims: Record<FactList, Claim[]> = { requirements: [], validity: [], renewal: [], fees: [] }
  const refused: Refusal[] = []
  const [page] = about.pages.documents
  const replaced = supersededFees(named.fees, page?.readAt.slice(0, 10) ?? '')
  for (const one of factsOf(named)) {
    const isReplaced = one.field === 'fees' && replaced.has(one.fact)
    const checked: Checked = isReplaced ? 'replaced by a later fee' : checkFact(one, about)
    if (typeof checked === 'object') claims[one.field].push(checked)
    else refused.push(refusalOf(one, named, checked))
  }
  return { claims, refused }
}

/** The short form when it stands beside the name on a page: behind it in brackets, before it with a dash or 'stands for'. */
function provenAcronym(acronym: string, name: string, documents: readonly CleanDocument[]): string {
  const short = tidy(acronym).replace(/^\(|\)$/g, '')
  if (!/^[\p{L}\p{N}][\p{L}\p{N}+&./-]{0,19}$/u.test(short)) return ''
  if (short === name) return short
  const [one, other] = [lenientPattern(name), lenientPattern(short)]
  const marks = '[®™℠\\s]*'
  const kind = `(?:(?:${calledSource})[®™℠\\s]*)?`
  const beside = new RegExp(
    `${one}${marks}${kind}[(\\[,:–—-]?${marks}${other}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${other}${marks}(?:[(\\[:–—-]|stands for|is short for|means)?${marks}(?:the )?${one}`,
    'iu',
  )
  const tokens = tokensOf(short)
  const reach = name.length + longestBetween
  const isBeside = documents.some((document) =>
    placesOfTokens(tokens, document).some(({ start, end }) =>
      beside.test(document.text.slice(Math.max(0, start - reach), end + reach)),
    ),
  )
  return isBeside ? short : ''
}

/** Longest stretch between a name and its short form, in characters. */
const longestBetween = 60
