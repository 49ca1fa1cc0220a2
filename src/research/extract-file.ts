import { type Certification, linesOf } from '#domain/certification.ts'
import type { Organization } from '#domain/organization.ts'
import { cleanDocument } from './document/clean.ts'
import type { CleanDocument } from './document/clean-document.ts'
import type { CertificationDraft, CommonFacts } from './draft.ts'
import { registrableDomain } from './frontier/site.ts'
import { mergeDrafts } from './merge/merge.ts'
import type { Findings } from './model/findings.ts'
import type { ModelReader } from './model/model-reader.ts'
import { organizationOf } from './organization-of-page.ts'
import { createProof } from './proof.ts'
import { readFacts } from './rules/page-facts.ts'
import { unnamedAsRead, unnamedDraft } from './rules/unnamed.ts'

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
  const document = await readSavedFile(file)
  return model === undefined ? extractDocument(document, organizationName) : extractWithModel(document, organizationName, model)
}

/** A saved page as a clean document with an address to cite it by. */
export async function readSavedFile(file: SavedFile): Promise<CleanDocument> {
  const document = await cleanDocument({
    bytes: file.bytes,
    contentType: file.contentType ?? typeByName(file.name),
    charset: '',
    url: '',
    finalUrl: '',
    readAt: new Date().toISOString(),
  })
  return withAddress(document)
}

/** What one clean page says by rules; see `extractFile`. */
export function extractDocument(document: CleanDocument, organizationName?: string): Extraction {
  const organization = organizationOf(document, organizationName)
  if (isClosed(document)) return { organization, certifications: [] }
  const { certifications, common } = readFacts(document, organization)
  const unnamed = certifications.length === 0 ? unnamedDraft(document, common) : undefined
  return mergedPage(document, organization, unnamed === undefined ? certifications : [unnamed], [common], unnamed !== undefined)
}

/** A page that shows nothing of itself; one that asks for a sign-in may still say something. */
function isClosed({ unreadable }: CleanDocument): boolean {
  return unreadable !== undefined && unreadable !== 'sign-in'
}

/** @param unnamed the only draft has no name of its own: it is nothing without a line that was proven */
function mergedPage(
  document: CleanDocument,
  organization: Organization,
  drafts: readonly CertificationDraft[],
  common: readonly CommonFacts[],
  unnamed: boolean,
): Extraction {
  const proof = createProof()
  proof.add(document)
  const certifications = mergeDrafts(drafts, common, proof.prove, siteOf(document, organization))
  return { organization, certifications: certifications.filter((one) => !unnamed || linesOf(one).length > 0) }
}

/** A page that a model answered for is its alone; else the rules read it, too. */
async function extractWithModel(
  document: CleanDocument,
  organizationName: string | undefined,
  { model, onNotice }: SecondWitness,
): Promise<Extraction> {
  const organization = organizationOf(document, organizationName)
  const findings = new Map<number, Findings>()
  let answered = false
  const reading = model.begin({
    organization,
    signal: new AbortController().signal,
    onFindings: (group, found) => findings.set(group, found),
    onAnswered: () => {
      answered = true
    },
    onNotice,
  })
  if (document.unreadable === undefined) reading.add(document)
  await reading.end()
  const told = [...findings.values()].flatMap(({ drafts }) => drafts)
  const common = [...findings.values()].flatMap((found) => found.common)
  if (answered) {
    const [first] = common
    const unnamed = told.length === 0 && first !== undefined ? unnamedAsRead(document, first) : undefined
    return mergedPage(document, organization, unnamed === undefined ? told : [unnamed], common, unnamed !== undefined)
  }
  if (told.length === 0 && common.length === 0) return extractDocument(document, organizationName)
  const facts = readFacts(document, organization)
  return mergedPage(document, organization, [...facts.certifications, ...told], [facts.common, ...common], false)
}

/** Evidence needs an address; a file that names none is cited by its own. */
function withAddress(document: CleanDocument): CleanDocument {
  if (document.finalUrl !== '') return document
  return { ...document, finalUrl: 'https://saved-page.invalid/' }
}

function siteOf(document: CleanDocument, organization: Organization): string {
  const host = URL.canParse(document.finalUrl) ? new URL(document.finalUrl).hostname : ''
  return host === '' || host.endsWith('.invalid') ? organization.name : (registrableDomain(host).split('.')[0] ?? '')
}

function typeByName(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return { pdf: 'application/pdf', html: 'text/html', htm: 'text/html', xhtml: 'text/html' }[ending] ?? ''
}
