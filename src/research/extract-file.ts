import { type Certification, linesOf } from '#domain/certification.ts'
import type { Organization } from '#domain/organization.ts'
import type { CleanDocument } from './document/clean-document.ts'
import type { CertificationDraft } from './draft.ts'
import { mergeDrafts } from './merge/merge.ts'
import type { ModelReader } from './model/model-reader.ts'
import { createProof } from './proof.ts'
import { readDocument } from './readers/read-page.ts'
import type { PageReading, Readers, Stopped } from './readers/page-task.ts'
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
 * @param readers where it is read
 * @param organizationName the body, when known; else it is read from the page
 * @param model reads the page beside the rules; its words need a quote on the page as theirs do
 * @returns why it could not be read, where its reading was ended
 */
export async function extractFile(
  file: SavedFile,
  readers: Readers,
  organizationName?: string,
  model?: SecondWitness,
): Promise<Extraction | Stopped> {
  const raw = {
    bytes: file.bytes,
    contentType: file.contentType ?? typeByName(file.name),
    charset: '',
    url: '',
    finalUrl: '',
    readAt: new Date().toISOString(),
  }
  const reader = readers.open()
  try {
    const blocks = model === undefined ? 'none' : 'beginning'
    const reading = await reader.read({ source: { raw }, asks: { for: 'saved', organizationName }, byPerson: false, blocks })
    if ('stopped' in reading) return reading
    return extractionOf(reading, model === undefined ? [] : await toldBy(model, reading))
  } finally {
    reader.close()
  }
}

/** What the reading of one page says. @param told what a model found on it */
export function extractionOf(reading: PageReading, told: readonly CertificationDraft[] = []): Extraction {
  const { document, organization, facts, unnamed, proofs } = reading
  const proof = createProof()
  proof.add(document)
  proof.know(document, proofs)
  const site = siteOf(document, organization)
  const certifications = mergeDrafts([...facts.certifications, ...told], [facts.common], proof.prove, site)
  // One without a name of its own is nothing without a line that was proven.
  return { organization, certifications: certifications.filter((one) => !unnamed || linesOf(one).length > 0) }
}

/** What one clean page says, read in this process; see `extractFile`. @param told what a model found on it */
export function extractDocument(
  document: CleanDocument,
  organizationName?: string,
  told: readonly CertificationDraft[] = [],
): Extraction {
  return extractionOf(readDocument(document, { asks: { for: 'saved', organizationName }, byPerson: false, blocks: 'all' }), told)
}

/** What a model finds on a page. */
async function toldBy(
  { model, onNotice }: SecondWitness,
  { document, organization }: PageReading,
): Promise<CertificationDraft[]> {
  const told: CertificationDraft[] = []
  const reading = model.begin({
    organization,
    signal: new AbortController().signal,
    onDraft: (draft) => told.push(draft),
    onNotice,
  })
  if (document.unreadable === undefined) reading.add(document)
  await reading.end()
  return told
}

function siteOf(document: CleanDocument, organization: Organization): string {
  const url = URL.parse(document.finalUrl)
  return url === null || url.hostname.endsWith('.invalid') ? organization.name : siteNameOf(url)
}

function typeByName(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return { pdf: 'application/pdf', html: 'text/html', htm: 'text/html', xhtml: 'text/html' }[ending] ?? ''
}
