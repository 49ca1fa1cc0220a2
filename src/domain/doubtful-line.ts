import type { Certification } from './certification.ts'
import type { PersonEvidence } from './evidence.ts'
import { eachField, passagesOf, type Passage, pointerTo, withPassages } from './passages.ts'

/** What a person decides about a line that no page says. */
export type LineDecision = 'state' | 'remove'

/**
 * The certification after a person stated one of its lines, or took it out.
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
        return decision === 'remove' ? [] : [{ text: passage.text, evidence: [{ kind: 'person', ...author }] }]
      }),
    ),
  )
}
