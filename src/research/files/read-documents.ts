import { isOnlyNamed } from '#domain/certifications/certification.ts'
import { counted } from '#domain/text/counted.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization } from '#domain/organizations/organization.ts'
import type { CleanDocument } from '../document/clean-document/clean-document.ts'
import { GatheredFacts } from '../gathered/gathered-facts.ts'
import { buildLedger, noteOf, type PageNote } from '../gathered/ledger.ts'
import { notInEnglish } from '../gathered/not-in-english.ts'
import type { LiveParts, ReadSiteOptions } from '../site-reading/site-reader.ts'
import { ResearchError } from '../site-reading/research-error.ts'

/** Milliseconds for all documents together. */
const longest = 90_000

/**
 * Reads a body whose website nobody knows from the documents that a person brought, and from nothing else.
 * @throws ResearchError when none of them states certification facts
 */
export async function readDocuments(
  organization: Organization,
  documents: readonly CleanDocument[],
  parts: LiveParts,
  { signal: stop, onEvent, keeper }: Pick<ReadSiteOptions, 'signal' | 'onEvent' | 'keeper'>,
): Promise<LookupResult> {
  const began = performance.now()
  const at = () => Math.round(performance.now() - began)
  const late = AbortSignal.timeout(longest)
  const signal = stop === undefined ? late : AbortSignal.any([late, stop])
  const gathered = new GatheredFacts(organization.name, (event) => onEvent?.({ ...event, at: at() }))
  const model = parts.model?.begin({
    organization,
    signal,
    ...gathered.ofModel,
    onNotice: (message) => onEvent?.({ type: 'notice', at: at(), message }),
  })
  const notes: PageNote[] = []
  const reader = parts.readers.open()
  try {
    for (const document of documents) {
      const { finalUrl: url, title } = document
      onEvent?.({ type: 'page-reading', at: at(), url })
      const asks = { for: 'facts', organization } as const
      const blocks = model === undefined ? 'none' : 'beginning'
      const packs = model === undefined && keeper !== undefined
      const reading = await reader.read({ source: { document }, asks, byPerson: true, blocks, packs }, signal)
      if ('stopped' in reading) {
        notes.push({ url, title, skipped: reading.stopped })
        onEvent?.({ type: 'page-skipped', at: at(), url, reason: reading.stopped })
        continue
      }
      if (gathered.has(reading.document)) continue
      gathered.addPage(reading, true)
      model?.add(reading.document)
      const { packed } = reading
      await keeper?.keepPage(reading.kept, packed && { packed, byPerson: true })
      notes.push(noteOf(reading))
      onEvent?.({ type: 'page-read', at: at(), url, title })
    }
    await model?.end()
    signal.throwIfAborted()
  } finally {
    await gathered.stopMerging()
    reader.close()
  }
  await gathered.mergeNow()
  const certifications = gathered.inOrder(gathered.certifications.filter((one) => !isOnlyNamed(one)))
  if (certifications.length === 0) throw new ResearchError('NOTHING_FOUND', nothingFound(gathered.withUses(notes)))
  const names = gathered.namesSeen()
  return {
    organization,
    certifications,
    ledger: buildLedger({ certifications, names, notes: gathered.withUses(notes), left: [], endedBy: undefined }),
    origin: 'live',
    asOf: (parts.now?.() ?? new Date()).toISOString().slice(0, 10),
  }
}

function nothingFound(notes: readonly PageNote[]): string {
  const read = notes.length === 1 ? 'The document was read' : `${counted(notes.length, 'document')} were read`
  const why = notInEnglish(notes, 'document') ?? 'No certification facts were found there'
  return `${read}. ${why}. Type the certifications, or add another document.`
}
