import type { CallOutput } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { LookupEvent, LookupResult } from '#domain/lookups/lookup.ts'
import type { Organization, OrganizationMatch } from '#domain/organizations/organization.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { ApiFailure, call, ConnectionFailure } from '../client/api.ts'
import { stream } from '../client/streamed-call.ts'

/** Readings of a name, abbreviation or web address, best first. @throws ApiFailure, ConnectionFailure */
export async function findOrganizations(searchTerm: string, signal?: AbortSignal): Promise<OrganizationMatch[]> {
  const { candidates, ...best } = await call(
    calls.queryOrganization,
    { body: { searchTerm } },
    signal === undefined ? {} : { signal },
  )
  return candidates.length === 0 ? [best] : candidates
}

/**
 * What happens while the certifications of a body are read, up to its end. With `readLive` its site is read although the catalogue has
 * an answer; `added` are keys of pages to be read with it.
 * @throws ApiFailure, ConnectionFailure
 */
export async function* readCertifications(
  match: Organization,
  signal: AbortSignal,
  { readLive = false, added = [] }: { readLive?: boolean; added?: readonly string[] } = {},
): AsyncGenerator<LookupEvent> {
  const { name, description, abbreviation, website } = match
  const body = {
    organization: { name, description, abbreviation, website },
    ...(readLive ? { readLive } : {}),
    ...(added.length === 0 ? {} : { added: [...added] }),
  }
  for await (const event of stream(calls.queryCertifications, { body }, { signal })) {
    yield event
    if (event.type === 'finished' || event.type === 'failed') return
  }
  throw new ConnectionFailure('The stream ended before the look-up did.')
}

/**
 * What a look-up that has ended found; undefined while it runs, where it ended without a result, and where it is not there any more.
 * @throws ApiFailure, ConnectionFailure
 */
export async function endedResult(lookupId: string, signal: AbortSignal): Promise<LookupResult | undefined> {
  try {
    const { endedAt, result } = await call(calls.getLookup, { params: { id: lookupId } }, { signal })
    return endedAt === null ? undefined : (result ?? undefined)
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined
    throw error
  }
}

/** The pages of a look-up read again at once, with what a person says of names. @throws ApiFailure, ConnectionFailure */
export function readAgain(
  lookupId: string,
  settled: SettledNames,
  signal: AbortSignal,
): Promise<CallOutput<typeof calls.settleNames>> {
  return call(calls.settleNames, { params: { id: lookupId }, body: settled }, { signal })
}

/** Stops a running look-up; one that cannot be stopped ends by itself. */
export function stopLookup(lookupId: string | undefined): void {
  if (lookupId !== undefined) call(calls.cancelLookup, { params: { id: lookupId } }).catch(() => undefined)
}
