import { ResearchError } from '#research'
import type { Calls } from '#contract/calls.ts'
import type { LookupResult } from '#domain/lookup.ts'
import { foldName } from '#domain/organization.ts'
import { noSettledNames, type SettledNames } from '#domain/settled-names.ts'
import { findGiver } from '../added-pages/store.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { askersKey, readKey } from './askers-key.ts'
import { identified } from './conduct.ts'
import type { StoredProspect } from '../prospects/store.ts'
import { ownWords, withGiver } from './own-words.ts'
import { findToReadAgain } from './pages-to-read-again.ts'
import { findLookup, insertReadAgain, isVisibleTo, type StoredLookup } from './store.ts'

/** The pages are those of a finished look-up; the reading is a look-up of the asker's own, which nobody else is answered from. */
export const settleNames: Handler<Calls['settleNames']> = async (context, { params, body }, { user, signal }) => {
  const lookup = await findLookup(context.db, readKey(params.id).id)
  if (lookup === undefined || !isVisibleTo(lookup, user?.id)) throw new ApiError('NOT_FOUND')
  const settled = settledAfter(lookup.settled_names ?? noSettledNames, body)
  const read = await readWith(context, lookup, settled, signal)
  if (read === undefined) {
    throw new ApiError('NOT_FOUND', {
      message: 'The pages of this look-up are not kept any more, so they cannot be read again. Look the body up anew.',
    })
  }
  const [id, secret] = [context.ids.row(), context.ids.secret()]
  const asker = { id, askedBy: user?.id ?? null, secret }
  await insertReadAgain(context.db, context.ids.row, lookup, { ...read, settled, ...asker }, context.now())
  return { lookupId: user === null ? askersKey(id, secret) : id, ...read }
}

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
  const turn = lookup.audience === 'anonymous' ? 'last' : 'first'
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

/** What was said last of a name counts. */
function settledAfter(before: SettledNames, now: SettledNames): SettledNames {
  const said = new Set([...now.right, ...now.wrong].map(foldName))
  const still = (names: readonly string[]) => names.filter((name) => !said.has(foldName(name)))
  const isRight = new Set(now.right.map(foldName))
  return {
    right: [...still(before.right), ...now.right],
    wrong: [...still(before.wrong), ...now.wrong.filter((name) => !isRight.has(foldName(name)))],
  }
}
