import { type Certification, lineGroups, linesOfGroup } from '../certifications/certification.ts'
import { csvLine } from '../text/csv.ts'
import { type Evidence, lineState } from '../evidence/evidence.ts'
import type { Organization } from '../organizations/organization.ts'
import { stateWords } from './state-words.ts'

/** Columns of the facts of one body: one row per line, the summary first, and one for a certification without any. */
export const factColumns = [
  'Body',
  'Abbreviation',
  'Website',
  'Certification',
  'Acronym',
  'No longer offered',
  'Field',
  'Line',
  'Proof',
  'Source',
  'Read on',
  'Quote',
] as const

/** The facts of a body as CSV. */
export function factsAsCsv({ name, abbreviation, website }: Organization, certifications: readonly Certification[]): string {
  const body = [name, abbreviation ?? '', website ?? '']
  const rows = certifications.flatMap((certification) => {
    const { acronym = '', retired } = certification
    const about = [...body, certification.name, acronym, retired === true ? 'yes' : '']
    const said = certification.evidence?.['/summary'] ?? []
    const proof = said.length === 0 ? '' : stateWords[lineState(said)]
    const summary = certification.summary === '' ? [] : [[...about, 'Summary', certification.summary, proof, ...sourceOf(said)]]
    const lines = lineGroups.flatMap((group) =>
      linesOfGroup(certification, group.field).map(({ text, state, evidence }) => [
        ...about,
        group.label,
        text,
        stateWords[state],
        ...sourceOf(evidence),
      ]),
    )
    const told = [...summary, ...lines]
    return told.length === 0 ? [[...about, '', '', '', '', '', '']] : told
  })
  return [factColumns, ...rows].map(csvLine).join('')
}

/** Address, day and quote of the first source that can be opened. */
function sourceOf(evidence: readonly Evidence[]): [string, string, string] {
  const source = evidence.find((one) => one.kind !== 'person')
  if (source === undefined) return ['', '', '']
  return [source.url, source.readOn, source.kind === 'page' ? source.quote : '']
}
