import type { Certification } from '#domain/certifications/certification.ts'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import type { Selectable } from 'kysely'
import { storableJson } from '../db/storable.ts'
import type { LookupsTable } from '../db/tables/lookups.ts'
import { siteColumns, siteOfBody } from '../evidence/site.ts'

export type StoredLookup = Selectable<LookupsTable>

/** What a look-up has found: its answer, or what there is so far. */
export function foundIn({ result, certifications }: Pick<StoredLookup, 'result' | 'certifications'>): Certification[] {
  return result?.certifications ?? certifications
}

/** What a row holds once its look-up is finished. The site is the one that was read: a first address may lead to another. */
export function finishedColumns(result: LookupResult) {
  return {
    result: storableJson(result),
    organization: storableJson(result.organization),
    name_key: foldName(result.organization.name),
    ...siteColumns(siteOfBody(result.organization)),
    failure_code: null,
    failure_message: null,
    certifications: '[]',
  }
}
