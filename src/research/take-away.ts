import type { Certification } from '#domain/certifications/certification.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { factsAsCsv } from '#domain/prospect-files/facts-as-csv.ts'
import { factsAsMarkdown } from '#domain/prospect-files/facts-as-markdown.ts'
import { factsAsCtdl } from './ctdl/ctdl.ts'

/** What the facts of a body can be taken away as. */
export const takeAwayFormats = ['json', 'csv', 'ctdl', 'markdown'] as const
export type TakeAwayFormat = (typeof takeAwayFormats)[number]

/** The facts of a body as the text of a file. */
export function takeAway(
  format: TakeAwayFormat,
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
