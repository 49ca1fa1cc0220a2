import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import type { Claim } from '../../drafts/draft.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { evidenceFor } from '../../verify/evidence.ts'
import { plainQuote } from '../../verify/quote-text.ts'
import { tokensOf } from '../../verify/tokens.ts'
import type { NamedCertification } from '../prompt/answer.ts'
import { findComposed, type NameOnPages } from './composed-name.ts'
import { findGlued } from './glued-name.ts'
import { findInterrupted, findJoined } from './joined-name.ts'
import { findOnPages } from './locate.ts'
import { nameClaim, tidy } from './name-claim.ts'
import { nounless, shortAlone } from './shorter-name.ts'
import { placesOfTokens, type Recognizable } from './sightings.ts'
import { bareName } from './subjects.ts'

/**
 * Where the pages say a certification's name: as the model writes it; in the pieces of a row; glued to what stands beside it; without
 * the noun of credential that the model put to it; by its short form alone. Shown is what stands there. Undefined where none does.
 * @param told the certifications of the same answer: no one of them is known by another's name
 */
export function nameOnPages(
  { name, acronym }: Pick<NamedCertification, 'name' | 'acronym'>,
  documents: readonly CleanDocument[],
  told: readonly Recognizable[],
): NameOnPages | undefined {
  const written = tidy(plainQuote(name))
  const whole = firstNamed(bareName(name), documents) ?? firstNamed(name, documents)
  if (whole !== undefined) return { claim: whole }
  const composed = findComposed(written, documents)
  if (composed !== undefined) return composed
  const claim =
    placedIn(written, documents, findInterrupted) ??
    placedIn(written, documents, findGlued) ??
    nounless(written, documents, told) ??
    shortAlone(written, tidy(acronym ?? ''), documents)
  return claim === undefined ? undefined : { claim }
}
/** The name at the first place that says it; where it stands first, it may be part of a longer one or of a denial. */
function firstNamed(name: string, documents: readonly CleanDocument[]): Claim | undefined {
  const found = findOnPages(name, documents)
  const claim = found === undefined ? undefined : nameClaim(name, found)
  if (claim !== undefined) return claim
  if (found === undefined) return joinedName(name, documents)
  const tokens = tokensOf(plainQuote(name))
  for (const document of documents)
    for (const { start, end } of placesOfTokens(tokens, document)) {
      const other = nameClaim(name, { document, start, end })
      if (other !== undefined) return other
    }
  return undefined
}

/** A name that a page gives only together with others. */
function joinedName(name: string, documents: readonly CleanDocument[]): Claim | undefined {
  return placedIn(tidy(plainQuote(name)), documents, findJoined)
}

/** A name at the place where a text gives it in a form of its own. */
function placedIn(
  name: string,
  documents: readonly CleanDocument[],
  find: (name: string, text: string) => Span | undefined,
): Claim | undefined {
  for (const document of documents) {
    const found = find(name, document.text)
    if (found === undefined || evidenceFor({ document, ...found, value: name, witness: 'model' }) === undefined) continue
    return { text: name, documentId: document.id, ...found, witness: 'model' }
  }
  return undefined
}
