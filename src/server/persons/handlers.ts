import type { Calls } from '#contract/calls.ts'
import { lockForAdministrator, requireAdministrator } from '../accounts/administrators.ts'
import { findByEmail } from '../accounts/store.ts'
import type { Handler } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { account } from '../events/actor.ts'
import { countProspects } from '../prospects/owned.ts'
import { counted, erase } from './erase.ts'
import { findPerson } from './known-person.ts'
import { ownRecords, recordOf } from './records.ts'
import { describeTexts } from './tables.ts'
import { countReadings, findTraces } from './traces.ts'

export const previewErasure: Handler<Calls['previewErasure']> = async ({ db }, { body }, { user }) => {
  requireAdministrator(user)
  const tables = await describeTexts(db)
  const person = await findPerson(db, tables, body)
  const held = person.account === null ? 0 : await countProspects(db, person.account.id)
  return {
    names: person.names,
    account: person.account && { id: person.account.id, username: person.account.username, prospects: held },
    goes: counted(await findTraces(db, tables, person)),
    readings: await countReadings(db, tables, person),
  }
}

export const exportPerson: Handler<Calls['exportPerson']> = async ({ db, now }, { body }, { user }) => {
  requireAdministrator(user)
  const tables = await describeTexts(db)
  const traces = await findTraces(db, tables, await findPerson(db, tables, body))
  return { madeAt: now().toISOString(), records: traces.map(recordOf) }
}

export const erasePerson: Handler<Calls['erasePerson']> = async (context, { body }, caller) => {
  const { handOverTo, ...person } = body
  const erased = await inTransaction(context.db, async (trx) => {
    requireAdministrator(caller.user)
    const owner = await findByEmail(trx, person.email)
    const ids = [owner?.id, handOverTo].filter((id) => id !== undefined)
    const accounts = await lockForAdministrator(trx, caller.user, ids)
    return erase(context, trx, { person, accounts, handOverTo, by: account(caller) })
  })
  context.log.info({ event: 'person-erased', by: caller.user.id })
  return { erased }
}

export const exportOwnData: Handler<Calls['exportOwnData']> = (context, _input, { user }) =>
  Promise.resolve(ownFile(context, user.id))

async function* ownFile({ db, now }: Context, userId: string): AsyncGenerator<string> {
  yield `{"madeAt":${JSON.stringify(now().toISOString())},"records":[`
  let between = '\n'
  for await (const record of ownRecords(db, userId)) {
    yield `${between}${JSON.stringify(record)}`
    between = ',\n'
  }
  yield '\n]}\n'
}
