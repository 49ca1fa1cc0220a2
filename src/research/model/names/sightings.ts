import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import { areSame, knownName, type Named } from '#domain/certifications/known-name.ts'
import { looksLikeAcronym, nameKey } from '#domain/certifications/name-key.ts'
import { rankOf } from '#domain/certifications/rank-in-a-name.ts'
import { grouped } from '../../plain/grouped.ts'
import { indexOf } from '../../verify/document-index.ts'
import { firstFrom, type Span } from '../../lexicon/text/span.ts'
import { exactPlaces } from '../../verify/exact-places.ts'
import type { Token } from '../../verify/token.ts'
import { calledSource, credentialSource } from '../../lexicon/credentials/credential.ts'
import { onceFor, remembered } from '../../plain/remembered.ts'
import { tokensOf } from '../../verify/tokens.ts'

/** A certification as far as it can be recognised in a text. */
export interface Recognizable extends Named {
  /** The name with what is done to get it, where it was told so: 'registration as a denturist'. */
  told?: string
}

/** A place where a page names a certification: offsets in its text. */
export interface Sighting extends Span {
  subjects: readonly Recognizable[]
}

/** Most certifications looked for on one page, and most places of one of them. */
const mostSubjects = 400
const mostPlaces = 400

/** Where the pages of a request name certifications, looked for once and asked for each fact. */
export class Sightings {
  readonly #subjects: readonly Recognizable[]
  #byForms: SubjectsByForms | undefined
  readonly #on = onceFor((document: CleanDocument) =>
    withoutOverlap(this.#subjects.flatMap((subject) => formsOf(subject).flatMap((forms) => placesOn(forms, document, subject)))),
  )
  /** The places in a text that stands nowhere as a line: a title, the label of a tab. */
  readonly inText = remembered((text): readonly Sighting[] => {
    this.#byForms ??= byForms(this.#subjects)
    return withoutOverlap(placesIn(this.#byForms, tokensOf(text)))
  })

  constructor(subjects: readonly Recognizable[]) {
    this.#subjects = distinct(subjects).slice(0, mostSubjects)
  }

  /** The places in a stretch of a page's text, in order; of two that overlap the longer one. */
  within(document: CleanDocument, start: number, end: number): readonly Sighting[] {
    const all = this.#on(document)
    const first = firstFrom(all, start, (one) => one.start)
    const last = firstFrom(all, end, (one) => one.start)
    return all.slice(first, last).filter((one) => one.end <= end)
  }
}

function distinct(subjects: readonly Recognizable[]): Recognizable[] {
  return [...new Map(subjects.map((one) => [`${one.name}\n${one.acronym}`, one])).values()]
}

/** Words that stand around a name on one page and not on another. */
const around = new RegExp(`^(?:the|an?|${calledSource}|${credentialSource(['license'])})$`, 'i')

/** The name without words around it, and the short form, as tokens. */
function formsOf({ name, acronym, told = '' }: Recognizable): (readonly Token[])[] {
  const words = tokensOf(name.replace(/\([^)]*\)/g, ' ')).filter((token) => !token.optional)
  const kept = [...words]
  while (kept.length > 2 && around.test(kept[0]?.form ?? '')) kept.shift()
  while (kept.length > 2 && around.test(kept.at(-1)?.form ?? '')) kept.pop()
  const short = acronym.length < 2 ? [] : tokensOf(acronym)
  // 'CDQT Foundation Level' is 'Foundation Level' where the page has said whose.
  const [first = ''] = name.split(/\s+/)
  const plain = kept.length > 2 && looksLikeAcronym(first) && first === first.toUpperCase() ? kept.slice(1) : []
  return [kept, inOtherNumber(kept), plain, short, tokensOf(told)].filter((tokens) => tokens.length > 0)
}

/** The same with its last word in the plural, or in the singular: 'Denturists' of 'Denturist'. */
function inOtherNumber(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1)
  if (last === undefined || last.kind !== 'word' || last.form.length < 4 || last.form.endsWith('ss')) return []
  return [...tokens.slice(0, -1), { ...last, form: last.form.endsWith('s') ? last.form.slice(0, -1) : `${last.form}s` }]
}

function placesOn(forms: readonly Token[], document: CleanDocument, subject: Recognizable): Sighting[] {
  return placesOfTokens(forms, document)
    .filter(({ start, end }) => isWritten(subject, document.text.slice(start, end)))
    .map((span) => ({ ...span, subjects: [subject] }))
}

/** Where words stand one after the other in a page's text. */
export function placesOfTokens(forms: readonly Token[], document: CleanDocument): Span[] {
  const { tokens } = indexOf(document)
  const found: Span[] = []
  for (const place of exactPlaces(forms, indexOf(document))) {
    const [first, last] = [tokens[place], tokens[place + forms.length - 1]]
    if (first !== undefined && last !== undefined) found.push({ start: first.start, end: last.end })
    if (found.length >= mostPlaces) break
  }
  return found
}

/** Subjects by the words of each of their forms, and how many words these have. */
interface SubjectsByForms {
  subjects: ReadonlyMap<string, readonly Recognizable[]>
  lengths: readonly number[]
}

function byForms(subjects: readonly Recognizable[]): SubjectsByForms {
  const all = subjects.flatMap((subject) => formsOf(subject).map((forms) => ({ subject, forms })))
  return {
    subjects: grouped(all.map(({ subject, forms }) => [wordsOf(forms), subject])),
    lengths: [...new Set(all.map(({ forms }) => forms.length))],
  }
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ form }) => form).join('\n')
}

/** Where words are those of a subject: each stretch is looked up, so that many subjects cost no more than few. */
function placesIn({ subjects, lengths }: SubjectsByForms, tokens: readonly Token[]): Sighting[] {
  return tokens.flatMap((first, place) =>
    lengths.flatMap((length) => {
      const last = tokens[place + length - 1]
      if (last === undefined) return []
      const named = subjects.get(wordsOf(tokens.slice(place, place + length))) ?? []
      return named.map((subject) => ({ start: first.start, end: last.end, subjects: [subject] }))
    }),
  )
}

/** A short form is one where it is written like one, 'PMP' and not 'act'; a name of one word has a capital, 'Fellow'. */
function isWritten({ name, acronym }: Recognizable, written: string): boolean {
  if (written.includes(' ')) return true
  const isShort = tokensOf(written)[0]?.form === tokensOf(acronym)[0]?.form && looksLikeAcronym(acronym)
  return isShort
    ? written === acronym.replace(/[®™℠]/g, '') || written === written.toUpperCase()
    : name.includes(' ') || /\p{Lu}/u.test(written)
}

/** In order; of places that overlap the longest counts, of equal ones all. */
function withoutOverlap(found: readonly Sighting[]): Sighting[] {
  const sorted = found.toSorted((one, other) => one.start - other.start || other.end - one.end)
  const kept: Sighting[] = []
  for (const one of sorted) {
    const last = kept.at(-1)
    if (last === undefined || one.start >= last.end) kept.push(one)
    else if (one.start === last.start && one.end === last.end)
      kept.splice(-1, 1, { ...last, subjects: [...last.subjects, ...one.subjects] })
  }
  return kept
}

/** Whether two certifications are one by their names. */
export function isSame(one: Recognizable, other: Recognizable): boolean {
  // 'Certification', where a page gives no other name, is left with nothing to compare.
  return one.name === other.name || areSame(known(one), known(other))
}

const known = onceFor((subject: Recognizable) => knownName(subject))

/** Whether one name holds the other and no rank tells them apart: 'Knot Master' and 'Knot Master Technician'. */
export function mayBeSame(one: Recognizable, other: Recognizable): boolean {
  if (isSame(one, other)) return true
  const [words, otherWords] = [new Set(nameKey(one.name).split(' ')), new Set(nameKey(other.name).split(' '))]
  const [fewer, more] = words.size <= otherWords.size ? [words, otherWords] : [otherWords, words]
  return fewer.size > 0 && [...fewer].every((word) => more.has(word)) && rankOf(one.name) === rankOf(other.name)
}
