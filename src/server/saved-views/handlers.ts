import type { Calls } from '#contract/calls.ts'
import { ApiError } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { countViews, findViews, removeView, writeView } from './store.ts'

/** Views that one user keeps at most. */
const most = 50

export const listViews: Handler<Calls['listViews']> = async ({ db }, _, { user }) => findViews(db, user.id)

export const saveView: Handler<Calls['saveView']> = async (context, { body }, { user }) => {
  const name = body.name.trim()
  if ((await countViews(context.db, user.id, name)) >= most) {
    throw new ApiError('INVALID', { field: 'name', message: `You can keep at most ${most} views. Delete one first.` })
  }
  return writeView(context.db, { id: context.ids.row(), owner_id: user.id, name, search: body.search, created_at: context.now() })
}

export const deleteView: Handler<Calls['deleteView']> = async ({ db }, { params }, { user }) => {
  if (!(await removeView(db, params.id, user.id))) throw new ApiError('NOT_FOUND')
}
