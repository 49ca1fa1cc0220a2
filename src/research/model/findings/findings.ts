import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import { type CertificationDraft, type Claim, claimsOf, type CommonFacts, type FactList } from '../../drafts/draft.ts'
import { calledSource } from '../../lexicon/credentials/credential.ts'
import { tokensOf } from '../../verify/tokens.ts'
import { isForAll, type NamedCertification } from '../prompt/answer.ts'
import { type About, type Checked, checkFact, checkSentence, factsOf, refusalOf } from './check-fact.ts'
import { disclaimerOf } from './disclaimer.ts'
import { lenientPattern } from '#domain/text/lenient-pattern.ts'
import type { Pages } from '../lines/ground.ts'
import { tidy } from '../names/name-claim.ts'
import { nameOnPages } from '../names/name-on-pages.ts'
import type { Piece } from '../prompt/pieces.ts'
import type { PageGroup } from '../prompt/prompt.ts'
import type { Refusal } from '../lines/refusal.ts'
import { placesOfTokens, type Recognizable, Sightings } from '../names/sightings.ts'
import { subjectsOf, subjectsOn } from '../names/subjects.ts'
import { supersededFees } from './superseded.ts'
import type { Naming } from './whose.ts'

/** What an answer about some pages proves. */
export interface Findings {
  drafts: readonly CertificationDraft[]
  /** What is said of all certifications of the body. */
  common: readonly CommonFacts[]
  kept: number
  refused: readonly Refusal[]
}

export const nothingFound: Findings = { drafts: [], common: [], kept: 0, refused: [] }

/** What an answer is held against, read once before it comes. */
export interface Asked {
  group: PageGroup
  documents: readonly CleanDocument[]
  /** Certifications whose names these pages show. */
  shown: readonly Recognizable[]
}

export function askedAbout(pieces: readonly Piece[], group: PageGroup): Asked {
  return { group, documents: [...new Set(pieces.map((piece) => piece.document))], shown: subjectsOn(pieces) }
}

/**
 * Holds the certifications of an answer against the pages that were asked about.
 * @param earlier further pages of the look-up, for names that do not stand on these
 */
export function findingsOf(
  heard: readonly NamedCertification[],
  { group, documents, shown }: Asked,
  earlier: readonly CleanDocument[] = [],
): Findings {
  const told = subjectsOf(heard)
  const naming = { sightings: new Sightings([...told, ...shown]), told }
  const pages = { group, documents, earlier: earlier.filter((one) => !documents.includes(one)) }
  const found = heard.map((named) => findingsOn(named, naming, pages))
  return {
    drafts: found.flatMap(({ drafts }) => drafts),
    common: found.flatMap(({ common }) => common),
    kept: found.reduce((sum, { kept }) => sum + kept, 0),
    refused: found.flatMap(({ refused }) => refused),
  }
}

/**
 * Holds a certification named by the model, or what it says of all, against the pages: only what a quote found there says is kept,
 * everything else is left out with its reason.
 */
function findingsOn(named: NamedCertification, naming: Naming, pages: Pages): Findings {
  if (isForAll(named)) {
    const { claims, refused } = sorted(named, { subject: undefined, naming, pages })
    return { drafts: [], common: [claims], kept: claimsOf(claims).length, refused }
  }
  const documents = [...pages.documents, ...pages.earlier]
  const found = nameOnPages(named, documents, naming.told)
  if (found === undefined) return { ...nothingFound, refused: unnamed(named) }
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
  return { drafts: [draft], common: [], kept: claimsOf(claims).length, refused }
}

/** All facts of a certification whose name stands on no page. */
function unnamed(named: NamedCertification): Refusal[] {
  const why = 'certification not on a page'
  return [
    { certification: named.name, field: 'name', text: named.name, quote: '', why },
    ...factsOf(named).map((one) => refusalOf(one, named, why)),
  ]
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
