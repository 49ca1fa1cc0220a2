import type { Calls } from '#contract/calls.ts'
import { lockUser } from '../accounts/store.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { countViews, findViews, removeView, writeView } from './store.ts'

/** Views that one user keeps at most. */
const most = 50

export const listViews: Handler<Calls['listViews']> = async ({ db }, _, { user }) => findViews(db, user.id)

export const saveView: Handler<Calls['saveView']> = async (context, { body }, { user }) => {
  const name = body.name.trim()
  return inTransaction(context.db, async (trx) => {
    await lockUser(trx, user.id)
    if ((await countViews(trx, user.id, name)) >= most) {
      throw new ApiError('INVALID', { field: 'name', message: `You can keep at most ${most} views. Delete one first.` })
    }
    return writeView(trx, { id: context.ids.row(), owner_id: user.id, name, search: body.search, created_at: context.now() })
  })
}

export const deleteView: Handler<Calls['deleteView']> = async ({ db }, { params }, { user }) => {
  orNotFound(await removeView(db, params.id, user.id))
}
