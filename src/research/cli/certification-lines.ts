import { type Certification, lineGroups, linesOfGroup } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { wordsOfSigns } from '#domain/evidence/reading-signs.ts'

/**
 * A certification as a terminal shows it: its name, summary and lines, indented under its body.
 * @param explains whether each line says how sure its reader is, and what it goes by
 */
export function certificationLines(certification: Certification, explains = false): string {
  const { name, acronym, summary, retired } = certification
  const title = acronym === undefined || acronym === name ? name : `${name} (${acronym})`
  const groups = lineGroups.flatMap(({ field, label }) =>
    linesOfGroup(certification, field).map((line) => `    ${label}: ${line.text}\n${explains ? reasonLine(line.evidence) : ''}`),
  )
  const named = `  ${title}${retired === true ? ', no longer offered' : ''}\n${explains ? reasonLine(certification.evidence?.['/name'] ?? []) : ''}`
  return `${named}${summary === '' ? '' : `    ${summary}\n`}${groups.join('')}`
}

/** 'sure (built-in reader): it stands in a table; against: only its short form is known'. */
function reasonLine(evidence: readonly Evidence[]): string {
  const [first] = evidence
  if (first === undefined) return ''
  if (first.kind !== 'page') return `      sure (${first.kind === 'catalogue' ? 'built-in catalogue' : 'a person'})\n`
  const { certainty, witness } = first
  if (certainty === undefined) return `      sure (${witness === 'model' ? 'language model' : 'built-in reader'})\n`
  const against = wordsOfSigns(certainty.against).join('; ')
  const told = [...wordsOfSigns(certainty.for), ...(against === '' ? [] : [`against: ${against}`])]
  return `      ${certainty.verdict} (built-in reader)${told.length === 0 ? '' : `: ${told.join('; ')}`}\n`
}
