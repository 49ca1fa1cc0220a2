import { answersOf } from '#domain/evidence/differing-answers.ts'
import type { Certification } from '#domain/certifications/certification.ts'
import type { Evidence } from '#domain/evidence/evidence.ts'
import { type Introduced, passagesIntroduced } from '#domain/proof/proof.ts'
import type { Site } from '#research'
import type { Insertable } from 'kysely'
import { storable, storableJson } from '../db/storable.ts'
import type { EvidenceTable } from '../db/tables/evidence.ts'
import type { Statements } from '../db/transaction.ts'
import type { KnownProof, Origin } from './known-proof.ts'
import { hashOf } from './line-hash.ts'
import { siteColumns } from './site.ts'

/** Rows written in one statement; a row has 18 values, and a statement may have 65,535. */
const atOnce = 500

/** Writes what a look-up read, line by line; also the lines that nothing proves, so that they stay in doubt. */
export async function insertLookupEvidence(
  db: Statements,
  newId: () => string,
  lookup: { id: string; site: Site | null; certifications: readonly Certification[] },
): Promise<void> {
  const origin = { readBy: lookup.id, site: lookup.site }
  const holder = { lookup_id: lookup.id, prospect_id: null, version: null }
  const introduced = passagesIntroduced(lookup.certifications, [])
  await insertRows(
    db,
    introduced.flatMap(withAnswers).flatMap((one) => rowsOf(newId, holder, one, () => origin)),
  )
}

/** Writes what a version of a prospect brought in, with the origin of each piece of evidence. */
export async function insertVersionEvidence(
  db: Statements,
  newId: () => string,
  prospect: { id: number; version: number },
  introduced: readonly Introduced[],
  origins: KnownProof['origins'],
): Promise<void> {
  const holder = { lookup_id: null, prospect_id: prospect.id, version: prospect.version }
  const unknown = { readBy: null, site: null }
  const originOf = (evidence: Evidence | undefined) => (evidence && origins.get(evidence)) ?? unknown
  await insertRows(
    db,
    introduced.flatMap(withAnswers).flatMap((one) => rowsOf(newId, holder, one, originOf)),
  )
}

/** A line; where sources disagree about it, each of their answers, too: it is found again when somebody picks it. */
function withAnswers(introduced: Introduced): Introduced[] {
  const answers = answersOf(introduced.passage.evidence).filter(({ text }) => text !== introduced.passage.text)
  return [introduced, ...answers.map((passage) => ({ ...introduced, passage }))]
}

function rowsOf(
  newId: () => string,
  holder: Pick<Insertable<EvidenceTable>, 'lookup_id' | 'prospect_id' | 'version'>,
  { certification, field, index, passage }: Introduced,
  originOf: (evidence: Evidence | undefined) => Origin,
): Insertable<EvidenceTable>[] {
  const line = storable(passage.text)
  const all = passage.evidence === undefined || passage.evidence.length === 0 ? [undefined] : passage.evidence
  return all.map((evidence, place) => {
    const { readBy, site } = originOf(evidence)
    return {
      id: newId(),
      ...holder,
      read_by: readBy,
      ...siteColumns(site),
      certification_id: certification.id ?? null,
      certification_name: storable(certification.name),
      field,
      passage: index,
      line,
      line_hash: hashOf(line),
      place,
      ...sourceColumns(evidence),
    }
  })
}

type SourceColumns = Pick<Insertable<EvidenceTable>, 'kind' | 'url' | 'page_id' | 'quote_start' | 'quote_end' | 'evidence'>

function sourceColumns(evidence: Evidence | undefined): SourceColumns {
  const unquoted = { url: null, page_id: null, quote_start: null, quote_end: null }
  if (evidence === undefined) return { kind: 'none', ...unquoted, evidence: null }
  const whole = storableJson(evidence)
  if (evidence.kind === 'person') return { kind: 'person', ...unquoted, evidence: whole }
  if (evidence.kind === 'catalogue') return { kind: 'catalogue', ...unquoted, url: evidence.url, evidence: whole }
  const { url, pageId = null, start = null, quote, witness } = evidence
  const span = { quote_start: start, quote_end: start === null ? null : start + quote.length }
  return { kind: witness === 'person' ? 'document' : 'page', url, page_id: pageId, ...span, evidence: whole }
}

async function insertRows(db: Statements, rows: readonly Insertable<EvidenceTable>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += atOnce) {
    await db
      .insertInto('evidence')
      .values(rows.slice(start, start + atOnce))
      .execute()
  }
}
