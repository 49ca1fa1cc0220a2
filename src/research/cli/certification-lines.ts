import { type Certification, lineGroups, linesOfGroup } from '#domain/certification.ts'

/** A certification as a terminal shows it: its name, summary and lines, indented under its body. */
export function certificationLines(certification: Certification): string {
  const { name, acronym, summary, retired } = certification
  const title = acronym === undefined || acronym === name ? name : `${name} (${acronym})`
  const groups = lineGroups.flatMap(({ field, label }) =>
    linesOfGroup(certification, field).map((line) => `    ${label}: ${line.text}\n`),
  )
  return `  ${title}${retired === true ? ', no longer offered' : ''}\n${summary === '' ? '' : `    ${summary}\n`}${groups.join('')}`
}
