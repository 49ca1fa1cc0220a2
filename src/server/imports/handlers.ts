import type { Calls } from '#contract/calls.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { inTransaction } from '../db/transaction.ts'
import { findImportRows, findImports, insertImport, lockOwnRow, setCancelled, tryAgain, writeRow } from './store.ts'

export const startImport: Handler<Calls['startImport']> = async (context, { body }, { user }) => {
  const id = context.ids.row()
  await inTransaction(context.db, (trx) => insertImport(trx, id, user.id, body.rows, context.now()))
  context.signals.emit('import-row-waits')
  const [started] = await findImports(context.db, user.id, id)
  return orNotFound(started)
}

export const listImports: Handler<Calls['listImports']> = async ({ db }, _, { user }) => findImports(db, user.id)

export const getImport: Handler<Calls['getImport']> = async ({ db }, { params }, { user }) => {
  const [first] = await findImports(db, user.id, params.id)
  const found = orNotFound(first)
  return { ...found, rows: await findImportRows(db, found.id) }
}

export const cancelImport: Handler<Calls['cancelImport']> = async ({ db, now }, { params }, { user }) => {
  orNotFound(await setCancelled(db, params.id, user.id, now(), now()))
}

export const resumeImport: Handler<Calls['resumeImport']> = async (context, { params }, { user }) => {
  orNotFound(await setCancelled(context.db, params.id, user.id, null, context.now()))
  context.signals.emit('import-row-waits')
}

export const decideImportRow: Handler<Calls['decideImportRow']> = async (context, { params, body }, { user }) => {
  await inTransaction(context.db, async (trx) => {
    const row = orNotFound(await lockOwnRow(trx, params.id, params.number, user.id))
    if (body.website !== undefined) {
      if (row.state === 'failed') await tryAgain(trx, row, body.website.trim(), context.now())
      return
    }
    // A second click on the same choice is no error.
    if (row.state !== 'asks') return
    if (body.choice === null) {
      await writeRow(trx, row, { state: 'skipped' })
      return
    }
    const chosen = body.choice === undefined ? undefined : row.candidates?.[body.choice]
    if (chosen === undefined)
      throw new ApiError('INVALID', { field: 'choice', message: 'That is not one of the organizations offered for this name.' })
    const { name, description, abbreviation, website } = chosen
    const organization = { name, description, abbreviation, website }
    await writeRow(trx, row, { state: 'waiting', organization, notBefore: context.now() })
  })
  context.signals.emit('import-row-waits')
}
