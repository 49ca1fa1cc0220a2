import { ResearchError } from '#research'
import type { LookupResult } from '#domain/lookups/lookup.ts'
import type { SettledNames } from '#domain/lookups/settled-names.ts'
import { findGiver } from '../added-pages/store.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { identified } from './conduct.ts'
import { ownWords, withGiver } from './own-words.ts'
import { findToReadAgain } from './pages-to-read-again.ts'
import { turnOf } from './question.ts'
import type { StoredLookup } from './row.ts'

/**
 * A finished look-up as its pages read with what a person said of names; undefined where its pages are not kept.
 * @throws ApiError INTERNAL when a page cannot be read again
 */
export async function readWith(
  context: Context,
  lookup: Pick<StoredLookup, 'id' | 'pages_of' | 'result' | 'owner_id' | 'audience'>,
  settled: SettledNames,
  signal?: AbortSignal,
): Promise<{ result: LookupResult; notNamed: string[] } | undefined> {
  if (lookup.result === null) return undefined
  const pages = await findToReadAgain(context.db, lookup.pages_of ?? lookup.id, lookup.result.ledger)
  if (pages.length === 0) return undefined
  const giver = pages.some(({ byPerson }) => byPerson) ? await findGiver(context.db, lookup.owner_id) : undefined
  const turn = turnOf(lookup)
  try {
    const { result, notNamed } = await context.research.readAgain(lookup.result, pages, { settled, signal, turn })
    const given = result.certifications.map((one) => withGiver(one, giver))
    const certifications = ownWords(context, result.organization, given)
    return { result: identified(context, { ...result, certifications }), notNamed }
  } catch (error) {
    if (signal?.aborted === true) throw new ApiError('CALLER_LEFT')
    if (error instanceof ResearchError) throw new ApiError('INTERNAL', { message: error.message })
    throw error
  }
}

/** What a look-up says of a saved body whose owner had settled names: nobody is asked about them again. */
export async function resultFor(
  context: Context,
  { settled_names: settled }: Pick<StoredProspect, 'settled_names'>,
  lookup: StoredLookup & { result: LookupResult },
): Promise<LookupResult> {
  const read = settled === null ? undefined : await readWith(context, lookup, settled)
  return read?.result ?? lookup.result
}
