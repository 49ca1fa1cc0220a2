import { type Certification, linesOf } from '#domain/certifications/certification.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import type { CertificationDraft } from '../drafts/draft.ts'
import { mergeDrafts } from '../merge/merge.ts'
import type { Findings } from '../model/findings/findings.ts'
import type { ModelReader } from '../model/model-reader.ts'
import { createProof } from '../drafts/proof.ts'
import { readDocument } from '../readers/read-page.ts'
import type { PageReading, PageTask, Readers, Stopped } from '../readers/page-task.ts'
import { unnamedAsRead } from '../reader/unnamed.ts'
import { siteNameOf } from '../site/site.ts'

/** A saved page as it lies on a disk. */
export interface SavedFile {
  bytes: Uint8Array
  /** Its name, for its ending. */
  name: string
  /** Media type without parameters; told from the bytes and the name when absent. */
  contentType?: string
}

/** A model that reads beside the built-in reader, and who is told when it cannot. */
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
 * Reads one saved page: HTML, PDF, or plain text whose first line may be 'URL: …'. No network but the model's.
 * Every line was proven on the page itself; a page without certifications gives none.
 * @param readers where it is read
 * @param organizationName the body, when known; else it is read from the page
 * @param model reads the page in place of the built-in reader; its words need a quote on the page as that one's do
 * @returns why it could not be read, where its reading was ended
 */
export async function extractFile(
  file: SavedFile,
  readers: Readers,
  organizationName?: string,
  model?: SecondWitness,
): Promise<Extraction | Stopped> {
  const reader = readers.open()
  try {
    const reading = await reader.read(taskFor(file, organizationName, model !== undefined))
    if ('stopped' in reading) return reading
    return model === undefined ? extractionOf(reading) : extractionOf(reading, await toldBy(model, reading))
  } finally {
    reader.close()
  }
}

/** What is asked about a saved page. @param forModel a model reads it, too */
export function taskFor(file: SavedFile, organizationName: string | undefined, forModel: boolean): PageTask {
  const raw = {
    bytes: file.bytes,
    contentType: file.contentType ?? typeByName(file.name),
    charset: '',
    url: '',
    finalUrl: '',
    readAt: new Date().toISOString(),
  }
  return { source: { raw }, asks: { for: 'saved', organizationName }, byPerson: false, blocks: forModel ? 'beginning' : 'none' }
}

/** What a model found on a page. */
interface Told extends Pick<Findings, 'drafts' | 'common'> {
  /** The whole page was answered for. */
  answered: boolean
}

const nothingTold: Told = { drafts: [], common: [], answered: false }

/** What the reading of one page says. A page that a model answered for is its alone; else the built-in reader reads it, too. */
export function extractionOf(reading: PageReading, told = nothingTold): Extraction {
  const { document, organization, facts, proofs } = reading
  const byReader = told.answered ? [] : facts.certifications
  const common = told.answered ? told.common : [facts.common, ...told.common]
  const drafts = [...byReader, ...told.drafts]
  const [first] = told.common
  const unnamed = told.answered && drafts.length === 0 && first !== undefined ? unnamedAsRead(document, first) : undefined
  const isNameless = told.answered ? unnamed !== undefined : reading.unnamed
  const proof = createProof()
  proof.add(document)
  proof.know(document, proofs)
  const certifications = mergeDrafts(
    unnamed === undefined ? drafts : [unnamed],
    common,
    proof.prove,
    siteOf(document, organization),
  )
  // One without a name of its own is nothing without a line that was proven.
  return { organization, certifications: certifications.filter((one) => !isNameless || linesOf(one).length > 0) }
}

/** What one clean page says, read in this process; see `extractFile`. @param drafts what a model found on it */
export function extractDocument(
  document: CleanDocument,
  organizationName?: string,
  drafts: readonly CertificationDraft[] = [],
): Extraction {
  const reading = readDocument(document, { asks: { for: 'saved', organizationName }, byPerson: false, blocks: 'all' })
  return extractionOf(reading, { ...nothingTold, drafts })
}

/** Asks a model about a page. */
async function toldBy({ model, onNotice }: SecondWitness, { document, organization }: PageReading): Promise<Told> {
  const findings = new Map<number, Findings>()
  let answered = false
  const reading = model.begin({
    organization,
    signal: new AbortController().signal,
    // One page tells its own names apart.
    onSame: () => undefined,
    onFindings: (group, found) => findings.set(group, found),
    onAnswered: () => {
      answered = true
    },
    onNotice,
  })
  if (document.unreadable === undefined) reading.add(document)
  await reading.end()
  const found = [...findings.values()]
  return { drafts: found.flatMap(({ drafts }) => drafts), common: found.flatMap(({ common }) => common), answered }
}

function siteOf(document: CleanDocument, organization: Organization): string {
  const url = URL.parse(document.finalUrl)
  return url === null || url.hostname.endsWith('.invalid') ? organization.name : siteNameOf(url)
}

function typeByName(name: string): string {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  return { pdf: 'application/pdf', html: 'text/html', htm: 'text/html', xhtml: 'text/html' }[ending] ?? ''
}
