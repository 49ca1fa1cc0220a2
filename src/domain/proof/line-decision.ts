import { withAnswer } from '../evidence/differing-answers.ts'
import type { Certification } from '../certifications/certification.ts'
import type { PersonEvidence } from '../evidence/evidence.ts'
import { eachField, passagesOf, pointerTo, withPassages } from '../certifications/passages.ts'
import type { Passage } from '../evidence/passage.ts'
import { isToCheck } from './to-check.ts'
import { statedBy } from '../evidence/stated-by-a-person.ts'

/**
 * What a person decides about a line that no page says, of which sources give several answers, or that waits for a check: 'state' is
 * 'Right', 'remove' is 'Wrong'.
 */
export type LineDecision = { kind: 'state' } | { kind: 'remove' } | { kind: 'pick'; answer: string }

/**
 * The certifications after a person stated one of the lines, took it out, or picked one of its answers: that one keeps its sources. A
 * certification whose name is taken out goes whole.
 * @param decided the certification, and its line or name as in `Line.pointer`
 */
export function withDecision(
  certifications: readonly Certification[],
  decided: { certification: Certification; pointer: string },
  decision: LineDecision,
  author: Omit<PersonEvidence, 'kind' | 'before'>,
): Certification[] {
  return certifications.flatMap((one) => {
    if (one !== decided.certification) return [one]
    if (decided.pointer === '/name' && decision.kind === 'remove') return []
    return [withDecided(one, decided.pointer, decision, author)]
  })
}

function withDecided(
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
        if (decision.kind === 'remove') return []
        return [
          isToCheck(passage) ? statedBy(author, passage) : { text: passage.text, evidence: [{ kind: 'person', ...author }] },
        ]
      }),
    ),
  )
}
