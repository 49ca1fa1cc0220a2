import { aboutBody } from '../bodies/about-body.ts'
import { cleanDocument } from '../document/clean.ts'
import type { Block, CleanDocument } from '../document/clean-document/clean-document.ts'
import { keptPage } from '../document/clean-document/kept-page.ts'
import { foreignLanguage } from '../document/page-facts/page-language.ts'
import { type CertificationDraft, type Claim, claimsOf, noFacts, type PageFacts, withEachList } from '../drafts/draft.ts'
import { nameOnHome, organizationOf } from '../bodies/organization-of-page.ts'
import { createProof } from '../drafts/proof.ts'
import { type ReadFacts, readFacts } from '../reader/page-facts.ts'
import { unnamedDraft } from '../reader/unnamed.ts'
import { packed, unpacked } from './packed.ts'
import type { PageReading, PageTask } from './page-task.ts'
import { limits } from '#domain/text/text.ts'

/** A model reads no further; in UTF-16 code units. */
const longestBeginning = 400_000

/** Reads a page: its text, what is found in it, and the proof of each line. Everything that grows with what a stranger wrote. */
export async function readPage(task: PageTask): Promise<PageReading> {
  const { source } = task
  if ('raw' in source) return readDocument(await cleanDocument(source.raw), task)
  return readDocument('packed' in source ? unpacked(source.packed) : source.document, task)
}

/** The same of a document whose text is known. */
export function readDocument(
  whole: CleanDocument,
  { asks, byPerson, blocks, settled, held, packs }: Omit<PageTask, 'source'>,
): PageReading {
  const document = withAddress(whole, asks.for === 'saved')
  const organization =
    asks.for === 'facts' ? asks.organization : organizationOf(document, asks.for === 'saved' ? asks.organizationName : undefined)
  const mayState = asks.for === 'facts' ? document.unreadable === undefined : isSavedPage(document)
  const found = asks.for === 'text' || !mayState ? nothing : readFacts(document, organization, { settled, held })
  const isNameless = asks.for === 'saved' && mayState && found.certifications.length === 0
  const unnamed = isNameless ? unnamedDraft(document, found) : undefined
  const facts = withinCount(unnamed === undefined ? found : { ...found, certifications: [unnamed] })
  const proof = createProof()
  proof.add(document, byPerson)
  const proofs = [...allClaims(facts)].map((claim) => [claim, proof.prove(claim)?.evidence] as const)
  const home = nameOnHome(document)
  return {
    document: shortened(document, blocks),
    organization,
    language: foreignLanguage(document.text, document.language),
    nameOnHome: home,
    aboutBody: aboutBody(document, [organization.name, home ?? '']),
    kept: keptPage(document),
    facts,
    unnamed: unnamed !== undefined,
    proofs,
    ...(packs === true ? { packed: packed(whole) } : {}),
  }
}

/** A saved page that asks for a sign-in was saved by somebody who had signed in. */
function isSavedPage({ unreadable }: CleanDocument): boolean {
  return unreadable === undefined || unreadable === 'sign-in'
}

/** Evidence needs an address; a file that names none is cited by its own. */
function withAddress(document: CleanDocument, isSaved: boolean): CleanDocument {
  return !isSaved || document.finalUrl !== '' ? document : { ...document, finalUrl: 'https://saved-page.invalid/' }
}

const nothing: ReadFacts = { certifications: [], common: noFacts, names: [], held: [], states: 0 }

function allClaims({ certifications, common }: PageFacts): Set<Claim> {
  const one = (draft: CertificationDraft) => [draft.name, draft.summary, draft.retired, ...claimsOf(draft)]
  return new Set([...certifications.flatMap(one), ...claimsOf(common)].filter((claim) => claim !== null))
}

function shortened(document: CleanDocument, blocks: PageTask['blocks']): CleanDocument {
  if (blocks === 'all') return document
  const kept: Block[] = []
  if (blocks === 'beginning')
    for (const block of document.blocks) {
      if (block.end > longestBeginning) break
      kept.push(block)
    }
  return { ...document, text: document.text.slice(0, kept.at(-1)?.end ?? 0), blocks: kept, structuredData: [] }
}

/** The facts of a page without what is beyond any page of a body: certifications, names and lines over the limits. */
function withinCount({ certifications, common, names, held }: PageFacts): PageFacts {
  let left: number = limits.lines
  const cut = (claims: readonly Claim[]) => {
    const kept = claims.slice(0, left)
    left -= kept.length
    return kept
  }
  return {
    common: withEachList(common, cut),
    certifications: certifications.slice(0, limits.certifications).map((draft) => withEachList(draft, cut)),
    names: names.slice(0, limits.certifications),
    held,
  }
}
