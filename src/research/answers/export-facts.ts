import type { Certification } from '#domain/certifications/certification.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { factsAsCsv } from '#domain/prospect-files/facts-as-csv.ts'
import { factsAsMarkdown } from '#domain/prospect-files/facts-as-markdown.ts'
import { factsAsCtdl } from '../ctdl/ctdl.ts'

/** What the facts of a body can be exported as. */
export const exportFormats = ['json', 'csv', 'ctdl', 'markdown'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The facts of a body as the text of a file. */
export function exportFacts(
  format: ExportFormat,
  { organization, certifications }: { organization: Organization; certifications: readonly Certification[] },
): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify({ organization, certifications })}\n`
    case 'csv':
      return factsAsCsv(organization, certifications)
    case 'ctdl':
      return `${JSON.stringify(factsAsCtdl(organization, certifications))}\n`
    case 'markdown':
      return factsAsMarkdown(organization, certifications)
  }
}
