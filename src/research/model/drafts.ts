import { expression } from '../expression.ts'
import type { CleanDocument } from '../document/clean-document.ts'
import type { CertificationDraft, Claim } from '../draft.ts'
import { evidenceFor } from '../verify/evidence.ts'
import { plainQuote } from '../verify/quote-text.ts'
import type { NamedCertification, NamedFact } from './answer.ts'
import { type FactField, fitsField } from './fits-field.ts'
import { countsAlike, deniesAlike, keepsToPlace } from './keeps-to-place.ts'
import { blockAt, blocksOf, findInPassage, findOnPages, lineOver, type Place } from './locate.ts'
import { foreignWords } from './own-words.ts'
import type { PageGroup } from './prompt.ts'
import { maySpeakOf, type Subject } from './subject.ts'

/** Pages a request was about, the request first, and what else the look-up has read. */
export interface Ground {
  group: PageGroup
  documents: readonly CleanDocument[]
  /** Pages read before, for names that do not stand on the pages of the request. */
  earlier: readonly CleanDocument[]
}

/** What of one named certification is proven, and what was left out and why. */
export interface Proven {
  draft: CertificationDraft
  kept: KeptFact[]
  refused: Refusal[]
}

/** A fact that was found on a page, and where. */
export interface KeptFact {
  field: FactField | 'summary' | 'retired'
  fact: NamedFact
  place: Place
}

/** A fact that was left out. */
interface Refusal {
  field: string
  text: string
  why: 'quote not on a page' | 'quote does not say it' | 'words of its own' | 'another certification' | 'another kind of fact'
}

const retiring =
  /\b(?:no longer|retire[ds]?|discontinu\w+|sunset\w*|phased out|withdrawn|closed to new|not accepting|not available to new)\b/i
const longestSummary = 600

/**
 * Holds a certification named by the model against the pages: only what a quote found there says is kept, everything else is
 * left out. Undefined when the name itself stands on no page.
 * @param others certifications named beside it, so that their facts are not taken for its own
 */
export function proveNamed(named: NamedCertification, others: readonly Subject[], ground: Ground): Proven | undefined {
  const place = findOnPages(named.name, [...ground.documents, ...ground.earlier])
  const name = place === undefined ? undefined : nameClaim(named.name, place)
  if (place === undefined || name === undefined) return undefined
  const acronym = named.acronym === null ? '' : provenAcronym(named.acronym, name.text, [...ground.documents, ...ground.earlier])
  // A short form that the page explains in a list is known by, even where it does not stand beside the name.
  const known = others.find((one) => one.name === name.text)?.acronym ?? ''
  const subject: Subject = { name: name.text, acronym: acronym === '' ? known : acronym }
  const rivals = others.filter((one) => one.name !== named.name)
  const kept: KeptFact[] = []
  const refused: Refusal[] = []
  const about = { subject, rivals, ground }
  const sort = (field: KeptFact['field'], fact: NamedFact, checked: Checked): Claim[] => {
    if (typeof checked === 'string') refused.push({ field, text: fact.text, why: checked })
    else kept.push({ field, fact, place: checked.place })
    return typeof checked === 'string' ? [] : [checked.claim]
  }
  const claims = (field: FactField): Claim[] => named[field].flatMap((fact) => sort(field, fact, checkFact(fact, field, about)))
  const sentence = (field: 'summary' | 'retired', quote: string | null): Claim | null => {
    if (quote === null) return null
    const fact = { text: quote, quote, passage: null }
    return sort(field, fact, checkSentence(quote, field, about))[0] ?? null
  }
  const draft: CertificationDraft = {
    name,
    acronym,
    summary: sentence('summary', named.summaryQuote),
    requirements: claims('requirements'),
    validity: claims('validity'),
    renewal: claims('renewal'),
    fees: claims('fees'),
    retired: sentence('retired', named.retiredQuote),
  }
  return { draft, kept, refused }
}

interface About {
  subject: Subject
  rivals: readonly Subject[]
  ground: Ground
}

/** A claim with its place, or why there is none. */
type Checked = { claim: Claim; place: Place } | Refusal['why']

function nameClaim(name: string, place: Place): Claim | undefined {
  const written = tidy(place.document.text.slice(place.start, place.end))
  const loud = written === written.toUpperCase() && written.length > 9
  const text = loud ? tidy(plainQuote(name)) : written
  const claim = claimAt(text, place)
  return /\p{L}{2}/u.test(text) && isProven(claim, place.document) ? claim : undefined
}

function tidy(text: string): string {
  return text.replace(/[®™℠]/g, '').replace(/\s+/g, ' ').trim()
}

/** The short form when it stands beside the name on a page: behind it in brackets, before it with a dash or 'stands for'. */
function provenAcronym(acronym: string, name: string, documents: readonly CleanDocument[]): string {
  const short = tidy(acronym).replace(/^\(|\)$/g, '')
  if (!/^[\p{L}\p{N}][\p{L}\p{N}+&./-]{0,19}$/u.test(short)) return ''
  if (short === name) return short
  const [one, other] = [escaped(name), escaped(short)]
  const marks = '[®™℠\\s]*'
  const kind = '(?:(?:certification|certificate|credential|designation|program(?:me)?)s?[®™℠\\s]*)?'
  const beside = new RegExp(
    `${one}${marks}${kind}[(\\[,:–—-]?${marks}${other}(?![\\p{L}\\p{N}])|(?<![\\p{L}\\p{N}])${other}${marks}(?:[(\\[:–—-]|stands for|is short for|means)?${marks}(?:the )?${one}`,
    'iu',
  )
  return documents.some((document) => beside.test(document.text)) ? short : ''
}

/** A text as a pattern with the flag 'u', where a dash outside a class must not be escaped. */
function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')
}

function checkFact(fact: NamedFact, field: FactField, { subject, rivals, ground }: About): Checked {
  const place = placeOf(fact.quote, fact.passage, ground)
  if (place === undefined) return 'quote not on a page'
  const { document, start, end } = place
  const claim = claimAt(fact.text.trim(), place)
  const evidence = evidenceFor({ document, start, end, value: claim.text, witness: 'model' })
  if (evidence === undefined) return 'quote does not say it'
  const blocks = blocksOf(place)
  const saysIt =
    keepsToPlace(claim.text, document, blocks) &&
    deniesAlike(claim.text, evidence.quote, place) &&
    countsAlike(claim.text, evidence.quote)
  if (!saysIt) return 'quote does not say it'
  const above = headingsOver(place)
  const quote = document.text.slice(start, end)
  const own = `${evidence.quote} ${quote} ${above} ${subject.name} ${subject.acronym}`
  if (foreignWords(claim.text, own).length > 0) return 'words of its own'
  if (!maySpeakOf(subject, rivals, place, claim.text)) return 'another certification'
  const before = document.text.slice(Math.max(0, start - 500), start)
  if (!fitsField(field, { text: claim.text, quote, sentence: evidence.quote, above, before })) return 'another kind of fact'
  return { claim, place }
}

/** Passages that speak to a program are read by people as no statement of the body, and prove nothing here. */
const toPrograms = expression('i')`
  \b(?:ignore|disregard|forget)\b.{0,40}\b(?:rules?|instructions?|prompts?|above|previous|earlier)\b|
  \b(?:assistant|system)\s*:|\b(?:language model|ai (?:assistant|model))\b|['"]elements['"]\s*:
`

/** The quote in the passage that was named with it, else anywhere on the pages of the request. */
function placeOf(quote: string, passage: number | null, ground: Ground): Place | undefined {
  const named = passage === null ? undefined : ground.group.passages.get(passage)
  const there = named === undefined ? undefined : findInPassage(quote, named.piece.document, named.block)
  const place = there ?? findOnPages(quote, ground.documents)
  const block = place === undefined ? undefined : blockAt(place.document, place.start)
  if (place === undefined || block === undefined) return undefined
  return toPrograms.test(place.document.text.slice(block.start, Math.max(block.end, place.end))) ? undefined : place
}

/** A sentence of a page, in the page's own words. */
function checkSentence(quote: string, field: 'summary' | 'retired', { subject, rivals, ground }: About): Checked {
  const place = placeOf(quote, null, ground)
  if (place === undefined) return 'quote not on a page'
  const { document, start, end } = place
  const text = document.text.slice(start, end).replace(/\s+/g, ' ').trim()
  const claim = claimAt(text, place)
  if (text.length > longestSummary || !isProven(claim, document)) return 'quote does not say it'
  if (!maySpeakOf(subject, rivals, place, text)) return 'another certification'
  const fits = field === 'retired' ? retiring.test(text) : text.length >= 25 && /\p{Ll}/u.test(text)
  return fits ? { claim, place } : 'another kind of fact'
}

function claimAt(text: string, { document, start, end }: Place): Claim {
  return { text, documentId: document.id, start, end, witness: 'model' }
}

function isProven(claim: Claim, document: CleanDocument): boolean {
  return evidenceFor({ document, start: claim.start, end: claim.end, value: claim.text, witness: 'model' }) !== undefined
}

function headingsOver({ document, start }: Place): string {
  const block = blockAt(document, start)
  return block === undefined ? '' : [document.title, ...block.path, lineOver(document, block)].join(' | ')
}
