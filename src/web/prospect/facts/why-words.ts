import type { Evidence, PageEvidence } from '#domain/evidence/evidence.ts'
import { wordsOfSigns } from '#domain/evidence/reading-signs.ts'

/** Who read what stands behind a line, and what decided that it is shown, in sentences. */
export function whyWords(evidence: readonly Evidence[]): string[] {
  const sentences = evidence.flatMap((one) => {
    if (one.kind === 'person') return []
    if (one.kind === 'catalogue') return ['It is in the built-in catalogue, with the page it was taken from.']
    if (one.witness === 'model') return ['A language model named these words, and they were found on the page.']
    return [
      one.witness === 'person'
        ? 'The built-in reader took it from a document that someone provided.'
        : 'The built-in reader took it from the page.',
      ...certaintyWords(one),
    ]
  })
  return [...new Set(sentences)]
}

function certaintyWords({ certainty }: PageEvidence): string[] {
  if (certainty === undefined) return []
  const told = (lead: string, signs: readonly string[]) => {
    const words = wordsOfSigns(signs)
    return words.length === 0 ? [] : [`${lead}: ${words.join('; ')}.`]
  }
  return [
    certainty.verdict === 'sure' ? 'It is sure of it.' : 'It is not sure of it.',
    ...told('For it', certainty.for),
    ...told('Against it', certainty.against),
  ]
}
