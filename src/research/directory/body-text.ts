import { type Certification, isShownOnlyWhenStated, lineGroups, linesOfGroup } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import type { CatalogueEvidence, Evidence } from '#domain/evidence/evidence.ts'
import { gapOf } from '#domain/proof/empty-field.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { gapWords } from '#domain/proof/empty-field-words.ts'
import { storedCopiesWords } from '#domain/evidence/evidence-words.ts'

const publishers: Record<CatalogueEvidence['publisher'], string> = {
  body: 'the body',
  chapter: 'a chapter',
  government: 'a government',
  'third-party': 'a third party',
}

/** A catalogue answer as the application shows it, in plain text: every line with its state and sources. */
export function textOfResult(result: LookupResult): string {
  const { organization, certifications } = result
  const title =
    organization.abbreviation === undefined ? organization.name : `${organization.name} (${organization.abbreviation})`
  const evidence = certifications.flatMap((one) => Object.values(one.evidence ?? {}).flat())
  const heading = [title, organization.website, organization.description, `${storedCopiesWords(evidence)}.`]
  const count = counted(certifications.length, 'certification')
  return [...heading.filter((line) => line !== undefined), '', count, ...certifications.flatMap(linesOfCard), ''].join('\n')
}

function linesOfCard(certification: Certification): string[] {
  const acronym = certification.acronym === undefined ? '' : ` (${certification.acronym})`
  const retired = certification.retired === true ? ' – no longer offered' : ''
  return [
    '',
    `■ ${certification.name}${acronym}${retired}`,
    `  ${certification.summary}`,
    ...sourcesOf(certification.evidence?.['/summary'], '    '),
    ...lineGroups.flatMap(({ field, label }) => {
      const lines = linesOfGroup(certification, field)
      if (lines.length === 0 && isShownOnlyWhenStated(field)) return []
      if (lines.length === 0) return [`  ${label}: ${gapWords[gapOf(certification, field)]}`]
      return [
        `  ${label}`,
        ...lines.flatMap((line) => [
          `    · ${line.text}${line.state === 'conflict' ? '  [sources disagree]' : ''}`,
          ...sourcesOf(line.evidence, '        '),
        ]),
      ]
    }),
  ]
}

function sourcesOf(evidence: readonly Evidence[] | undefined, indent: string): string[] {
  return (evidence ?? []).flatMap((one) => {
    if (one.kind !== 'catalogue') return []
    const dated = one.statedOn === undefined ? 'page undated' : `page of ${one.statedOn}`
    const says = one.says === undefined ? '' : ` says '${one.says}'`
    return [`${indent}${one.url}${says} (${publishers[one.publisher]}, ${dated}, read ${one.readOn})`]
  })
}
