import { type Certification, isShownOnlyWhenStated, type LineField, lineGroups, linesOfGroup } from './certification.ts'
import { type Evidence, isOwnPage, type LineState } from './evidence.ts'

/** Why a field of a certification has no line. Each has one text, in `gapWords`. */
export type Gap = 'not-stated' | 'not-read' | 'left-out'

/**
 * Why a field has no line, from what stands behind the rest of its certification:
 * 'left-out' where its lines were taken out here; 'not-stated' where pages of the body were read about this certification;
 * else 'not-read': stored copies, documents and people say what they say, and nothing of what a page may state beside it.
 */
export function gapOf(certification: Certification, field: LineField): Gap {
  if (certification.leftOut?.includes(field) === true) return 'left-out'
  const evidence = Object.values(certification.evidence ?? {}).flat()
  return evidence.flatMap(withBefore).some(isOwnPage) ? 'not-stated' : 'not-read'
}

/** What a reader is told of a line, or of a field without one. */
export type Standing = LineState | Gap

/** Everything that a reader is told of some certifications, each thing once. */
export function standingsIn(certifications: readonly Certification[]): Set<Standing> {
  const standings = certifications.flatMap((certification) =>
    lineGroups.flatMap(({ field }): Standing[] => {
      const lines = linesOfGroup(certification, field)
      if (lines.length === 0 && isShownOnlyWhenStated(field)) return []
      if (lines.length === 0) return isShownOnlyWhenStated(field) ? [] : [gapOf(certification, field)]
      return lines.map(({ state }) => state)
    }),
  )
  return new Set(standings)
}

/** The fields of an edited certification whose lines, known with a source, were taken out. */
export function leftOutOf(
  edited: Certification,
  before: Certification | undefined,
  known: readonly Certification[],
): LineField[] {
  return lineGroups.flatMap(({ field }) => {
    if (linesOfGroup(edited, field).length > 0) return []
    const taken = before?.leftOut?.includes(field) === true || known.some((source) => hasSource(source, field))
    return taken ? [field] : []
  })
}

function hasSource(certification: Certification, field: LineField): boolean {
  const evidence = linesOfGroup(certification, field).flatMap((line) => line.evidence)
  return evidence.flatMap(withBefore).some(({ kind }) => kind !== 'person')
}

/** Evidence, and of a person's word what stood behind the line it took the place of. */
function withBefore(evidence: Evidence): Evidence[] {
  return evidence.kind === 'person' ? [evidence, ...(evidence.before?.evidence ?? [])] : [evidence]
}
