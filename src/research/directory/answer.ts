import type { Certification } from '#domain/certifications/certification.ts'
import type { CatalogueEvidence } from '#domain/evidence/evidence.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { CatalogueBody, CatalogueCertification, CatalogueLine, CatalogueSource } from './body.ts'
import { answersOf, deliveryLine, type DetailedBody, linesOfBody, sourcesNamedBy } from './catalogue.ts'
import { filled } from '../plain/filled.ts'

/** A body of the catalogue as the product shows an organization. */
export function organizationOf({
  name,
  abbreviations: [abbreviation],
  website,
  description,
}: Pick<CatalogueBody, 'name' | 'abbreviations' | 'website' | 'description'>): Organization {
  return { name, description, ...filled({ abbreviation }), website }
}

/** All certifications of a body, each line with the sources behind it. */
export function certificationsOf(body: DetailedBody): Certification[] {
  const taken = new Set<string>()
  return body.certifications.map((certification) => {
    const id = idOf(body.slug, certification, taken)
    taken.add(id)
    return certificationOf(body, certification, id)
  })
}

/** The catalogue's whole answer for a body: nothing read live, every page it leans on in the ledger. */
export function lookupResultOf(body: DetailedBody): LookupResult {
  const certifications = certificationsOf(body)
  const shown = new Set(linesOfBody(body).flatMap(({ line }) => sourcesNamedBy(line)))
  const sources = Object.entries(body.sources).flatMap(([key, source]) => (shown.has(key) ? [source] : []))
  return {
    organization: organizationOf(body),
    certifications,
    ledger: {
      namesSeen: body.certifications.map(({ name, acronym }) => ({ name, ...filled({ acronym }) })),
      detailed: body.certifications.map(({ name }) => name),
      notRead: [],
      pages: sources.map(({ url, readOn }) => ({ url, readOn })),
    },
    origin: 'catalogue',
    asOf: sources.map(({ readOn }) => readOn).reduce((oldest, day) => (day < oldest ? day : oldest)),
  }
}

function certificationOf(body: DetailedBody, certification: CatalogueCertification, id: string): Certification {
  const evidence: Record<string, CatalogueEvidence[]> = {}
  const write = (pointer: string, line: CatalogueLine) => {
    evidence[pointer] = evidenceOf(body.sources, line)
    return textOf(line)
  }
  const writeAll = (field: string, lines: readonly CatalogueLine[]) =>
    lines.map((line, index) => write(`/${field}/${index}`, line))
  return {
    id,
    name: certification.name,
    ...filled({ acronym: certification.acronym }),
    summary: write('/summary', certification.summary),
    requirements: writeAll('requirements', certification.requirements),
    validityPeriod: certification.validity === undefined ? '' : write('/validityPeriod', certification.validity),
    renewalRequirements: writeAll('renewalRequirements', certification.renewal),
    fees: writeAll('fees', certification.fees),
    ...(certification.delivery === undefined ? {} : { delivery: write('/delivery', deliveryLine(certification.delivery)) }),
    ...filled({ retired: certification.retired }),
    evidence,
  }
}

/** What a reader sees: the line, or all answers joined by 'or' where sources disagree. */
function textOf(line: CatalogueLine): string {
  return answersOf(line)
    .map(({ text }) => text)
    .join(' or ')
}

function evidenceOf(sources: Record<string, CatalogueSource>, line: CatalogueLine): CatalogueEvidence[] {
  const answers = answersOf(line)
  return answers.flatMap((answer) =>
    answer.sources.flatMap((key) => {
      const source = sources[key]
      if (source === undefined) return []
      return [{ kind: 'catalogue' as const, ...source, ...(answers.length > 1 ? { says: answer.text } : {}) }]
    }),
  )
}

/** 'pmi-pmp': the body's slug with the acronym, else the name; the name too when a body uses an acronym twice. */
function idOf(slug: string, certification: CatalogueCertification, taken: ReadonlySet<string>): string {
  const short = slugOf(`${slug} ${certification.acronym ?? certification.name}`)
  return taken.has(short) ? slugOf(`${slug} ${certification.acronym ?? ''} ${certification.name}`) : short
}

function slugOf(text: string): string {
  return foldName(text.replaceAll('+', ' plus ')).replaceAll(' ', '-').slice(0, 100).replace(/-$/, '')
}
