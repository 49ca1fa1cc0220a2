import { withAnswer } from './answers.ts'
import type { Certification } from './certification.ts'
import type { PersonEvidence } from './evidence.ts'
import { eachField, passagesOf, type Passage, pointerTo, withPassages } from './passages.ts'

/** What a person decides about a line that no page says, or of which sources give several answers. */
export type LineDecision = { kind: 'state' } | { kind: 'remove' } | { kind: 'pick'; answer: string }

/**
 * The certification after a person stated one of its lines, took it out, or picked one of its answers: that one keeps its sources.
 * @param pointer the line, as in `Line.pointer`
 */
export function withDecision(
  certification: Certification,
  pointer: string,
  decision: LineDecision,
  author: Omit<PersonEvidence, 'kind' | 'before'>,
): Certification {
  return withPassages(
    certification,
    eachField((field) =>
      passagesOf(certification, field).flatMap((passage, index): Passage[] => {
        if (pointerTo(field, index) !== pointer) return [passage]
        if (decision.kind === 'pick') return [withAnswer(passage, decision.answer) ?? passage]
        return decision.kind === 'remove' ? [] : [{ text: passage.text, evidence: [{ kind: 'person', ...author }] }]
      }),
    ),
  )
}
