import type { CallArguments } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { addressOf } from '../../client/api.ts'

export type ExportQuery = NonNullable<CallArguments<typeof calls.exportProspects>['query']>

/** Where the list is a file, as a view shows it. */
export function exportAddress(query: ExportQuery): string {
  return addressOf(calls.exportProspects.path, { query })
}

/** What the file holds, said where it is asked for. */
export const exportHolds = 'A CSV file with these rows and columns, and each organization’s abbreviation and website'

/** Most numbers that an address holds. */
export const mostExported = 900
