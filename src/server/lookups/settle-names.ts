import type { Calls } from '#contract/calls.ts'
import { foldName } from '#domain/organizations/folded-name.ts'
import { noSettledNames, type SettledNames } from '#domain/lookups/settled-names.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { askersKey, readKey } from './askers-key.ts'
import { readWith } from './read-with-names.ts'
import { insertReadAgain } from './read-again-store.ts'
import { isVisibleTo } from './question.ts'
import { findLookup } from './store.ts'

/** The pages are those of a finished look-up; the reading is a look-up of the asker's own, which nobody else is answered from. */
export const settleNames: Handler<Calls['settleNames']> = async (context, { params, body }, { user, signal }) => {
  const lookup = orNotFound(await findLookup(context.db, readKey(params.id).id))
  orNotFound(isVisibleTo(lookup, user?.id))
  const settled = settledAfter(lookup.settled_names ?? noSettledNames, body)
  const read = await readWith(context, lookup, settled, signal)
  if (read === undefined) {
    throw new ApiError('NOT_FOUND', {
      message: 'The pages of this look-up are no longer kept, so they cannot be read again. Look the body up again.',
    })
  }
  const [id, secret] = [context.ids.row(), context.ids.secret()]
  const asker = { id, askedBy: user?.id ?? null, secret }
  await insertReadAgain(context.db, context.ids.row, lookup, { ...read, settled, ...asker }, context.now())
  return { lookupId: user === null ? askersKey(id, secret) : id, ...read }
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
