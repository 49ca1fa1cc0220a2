import type { CleanDocument } from '../../document/clean-document/clean-document.ts'
import { outlineOf } from '../../document/clean-document/outline.ts'
import { sentenceBorders } from '../../document/text/sentence-borders.ts'
import { provingText } from '../../document/clean-document/proving-text.ts'
import type { Claim } from '../../drafts/draft.ts'
import { disclaims, statesNoCertification } from '../../lexicon/credentials/disclaimer.ts'
import type { Span } from '../../lexicon/text/span.ts'
import { onceFor } from '../../plain/remembered.ts'
import { type Place, placeAt } from '../names/locate.ts'
import { isSame, type Recognizable } from '../names/sightings.ts'
import { type Naming, whoseIs } from './whose.ts'

/**
 * The words of a page by which what a model took for a certification is none: a certificate of which its own sentence or section
 * says so. Words that may be of another one take nothing away.
 */
export function disclaimerOf(subject: Recognizable, naming: Naming, documents: readonly CleanDocument[]): Claim | undefined {
  for (const document of documents)
    for (const place of denialsOn(document)) {
      const text = document.text.slice(place.start, place.end)
      if (!disclaims(text, subject.name)) continue
      const { named } = whoseIs(place, [], naming, subject)
      if (!named.some((one) => isSame(one, subject))) continue
      return {
        text: text.replace(/\s+/g, ' ').trim(),
        documentId: document.id,
        start: place.start,
        end: place.end,
        witness: 'model',
      }
    }
  return undefined
}

/** The sentences of a page that say of anything that it is no certification; looked for once. */
const denialsOn = onceFor((document: CleanDocument): readonly Place[] =>
  outlineOf(document)
    .lines.filter(({ start, end }) => statesNoCertification(document.text.slice(start, end)))
    .flatMap((line) => sentencesOf(document, line))
    .map(({ start, end }) => placeAt(document, start, end))
    .filter((place) => provingText(document, place) !== undefined),
)

function sentencesOf({ text }: CleanDocument, { start, end }: Span): Span[] {
  const borders = sentenceBorders(text, start, end)
  return borders.slice(1).map((border, place) => ({ start: borders[place] ?? start, end: border }))
}
