import type { Calls } from '#contract/calls.ts'
import { lockForAdministrator, requireAdministrator } from '../accounts/administrators.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { findTeamSettings, writeTeamSettings } from './store.ts'

export const getTeamSettings: Handler<Calls['getTeamSettings']> = async ({ db }, _input, { user }) => {
  requireAdministrator(user)
  return findTeamSettings(db)
}

export const changeTeamSettings: Handler<Calls['changeTeamSettings']> = async (context, { body }, caller) =>
  inTransaction(context.db, async (trx) => {
    await lockForAdministrator(trx, caller.user, [])
    const before = await findTeamSettings(trx)
    await writeTeamSettings(trx, body)
    if (before.sayWhenColleagueHasIt !== body.sayWhenColleagueHasIt) {
      const what = { type: 'setting-changed' as const, setting: 'sayWhenColleagueHasIt' as const, on: body.sayWhenColleagueHasIt }
      await recordEvent(context, trx, { by: account(caller), what })
    }
    return body
  })
