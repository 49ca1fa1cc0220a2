import type { Evidence, SourceEvidence } from './evidence.ts'
import type { Passage } from './passage.ts'

/** One of the answers of sources that disagree, with the sources that give it. */
export interface Answer {
  text: string
  evidence: SourceEvidence[]
}

/** The different answers behind a line, in the order of its sources; none where they say the same. */
export function answersOf(evidence: readonly Evidence[] | undefined): Answer[] {
  const answers = new Map<string, SourceEvidence[]>()
  for (const one of evidence ?? []) {
    if (one.kind === 'person' || one.says === undefined) continue
    answers.set(one.says, [...(answers.get(one.says) ?? []), one])
  }
  return answers.size > 1 ? [...answers].map(([text, sources]) => ({ text, evidence: sources })) : []
}

/** A line of which somebody picked one answer: that answer alone, with its sources. Undefined where it is none of them. */
export function withAnswer({ evidence }: Pick<Passage, 'evidence'>, picked: string): Passage | undefined {
  return answersOf(evidence).find(({ text }) => text === picked)
}
