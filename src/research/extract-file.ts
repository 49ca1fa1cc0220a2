import { type Certification, linesOf } from '#domain/certification.ts'
import type { Organization } from '#domain/organization.ts'
import { cleanDocument } from './document/clean.ts'
import type { CleanDocument } from './document/clean-document.ts'
import type { CertificationDraft } from './draft.ts'
import { mergeDrafts } from './merge/merge.ts'
import type { ModelReader } from './model/model-reader.ts'
import { organizationOf } from './organization-of-page.ts'
import { createProof } from './proof.ts'
import { readFacts } from './rules/page-facts.ts'
import { unnamedDraft } from './rules/unnamed.ts'
import { siteNameOf } from './site/site.ts'

/** A saved page as it lies on a disk. */
export interface SavedFile {
  bytes: Uint8Array
  /** Its name, for its ending. */
  name: string
  /** Media type without parameters; told from the bytes and the name when absent. */
  contentType?: string
}

/** A model that reads beside the rules, and who is told when it cannot. */
export interface SecondWitness {
  model: ModelReader
  onNotice: (message: string) => void
}

/** What one saved page says. */
export interface Extraction {
  organization: Organization
  certifications: Certification[]
}

/**
 * Reads one saved page by rules: HTML, PDF, or plain text whose first line may be 'URL: …'. No network.
 * Every line was proven on the page itself; a page without certifications gives none.
 * @param organizationName the body, when known; else it is read from the page
 * @param model reads the page beside the rules; its words need a quote on the page as theirs do
 */
export async function extractFile(file: SavedFile, organizationName?: string, model?: SecondWitness): Promise<Extraction> {
  const document = await cleanDocument({
    bytes: file.bytes,
    contentType: file.contentType ?? typeByName(file.name),
    charset: '',
    url: '',
    finalUrl: '',
    readAt: new Date().toISOString(),
  })
  return model === undefined
    ? extractDocument(withAddress(document), organizationName)
    : extractWithModel(withAddress(document), organizationName, model)
}

/** What one clean page says; see `extractFile`. @param told what a model found on it */
export function extractDocument(
  document: CleanDocument,
  organizationName?: string,
  told: readonly CertificationDraft[] = [],
): Extraction {
  const organization = organizationOf(document, organizationName)
  if (document.unreadable !== undefined && document.unreadable !== 'sign-in') return { organization, certifications: [] }
  const facts = readFacts(document, organization)
  const proof = createProof()
  proof.add(document)
  const site = siteOf(document, organization)
  const unnamed = facts.certifications.length === 0 ? unnamedDraft(document, facts.common) : undefined
  const drafts = unnamed === undefined ? facts.certifications : [unnamed]
  const certifications = mergeDrafts([...drafts, ...told], [facts.common], proof.prove, site)
  // One without a name of its own is nothing without a line that was proven.
  return { organization, certifications: certifications.filter((one) => unnamed === undefined || linesOf(one).length > 0) }
}

async function extractWithModel(
  document: CleanDocument,
  organizationName: string | undefined,
  { model, onNotice }: SecondWitness,
): Promise<Extraction> {
  const told: CertificationDraft[] = []
  const reading = model.begin({
    organization: organizationOf(document, organizationName),
    signal: new AbortController().signal,
    onDraft: (draft) => told.push(draft),
    onNotice,
  })
  if (document.unreadable === undefined) reading.add(document)
  await reading.end()
  return extractDocument(document, organizationName, told)
}

/** Evidence needs an address; a file that names none is cited by its own. */
function withAddress(document: CleanDocument): CleanDocument {
  if (document.finalUrl !== '') return document
  return { ...document, finalUrl: 'https://saved-page.invalid/' }
}

function siteOf(document: CleanDocument, organization: Organization): string {
  const url = URL.parse(document.finalUrl)
  return url === null || url.hostname.endsWith('.invalid') ? organization.name : siteNameOf(url)
}

function typeByName(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return { pdf: 'application/pdf', html: 'text/html', htm: 'text/html', xhtml: 'text/html' }[ending] ?? ''
}
