import { type Certification, type Line, lineGroups, linesOfGroup } from '../certifications/certification.ts'
import { nameInWords } from '../certifications/certification-name.ts'
import type { Organization } from '../organizations/organization.ts'
import { closedWords } from '../certifications/still-offered.ts'
import { stateWords } from './state-words.ts'
import { storedCopyWords } from '../evidence/evidence-words.ts'

/** The facts of a body as Markdown: a heading a certification, each line with its source. */
export function factsAsMarkdown(organization: Organization, certifications: readonly Certification[]): string {
  const { name, abbreviation, website, description } = organization
  const head = [
    `# ${escaped(name)}${abbreviation === undefined ? '' : ` (${escaped(abbreviation)})`}`,
    ...(website === undefined ? [] : [`<${website.replaceAll(/[<>\s]/g, '')}>`]),
    ...(description === '' ? [] : [escaped(description)]),
  ]
  return `${[...head, ...certifications.map(section)].join('\n\n')}\n`
}

function section(certification: Certification): string {
  const { summary } = certification
  const closed = closedWords(certification)
  const lines = lineGroups.flatMap(({ field, label }) =>
    linesOfGroup(certification, field).map((line) => `- **${label}:** ${escaped(line.text)} ${proof(line)}`),
  )
  return [
    `## ${escaped(nameInWords(certification))}`,
    ...(closed === undefined ? [] : [`${closed}.`]),
    ...(summary === '' ? [] : [escaped(summary)]),
    ...(lines.length === 0 ? [] : [lines.join('\n')]),
  ].join('\n\n')
}

/** Where a line comes from. The day on which a page was read stands beside pages that were read live; of a stored copy it says nothing. */
function proof({ state, evidence }: Line): string {
  const source = evidence.find((one) => one.kind !== 'person')
  if (source === undefined) return `(${stateWords[state]})`
  const words = state === 'catalogue' ? storedCopyWords(evidence) : stateWords[state]
  const link = `[${words}](<${source.url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`
  return source.kind === 'catalogue' ? `(${link})` : `(${link}, read on ${source.readOn})`
}

/** Text that stays text: what Markdown or HTML would take for a sign is escaped, and lines do not break. */
function escaped(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>#|~&]/g, (sign) => `\\${sign}`)
}
