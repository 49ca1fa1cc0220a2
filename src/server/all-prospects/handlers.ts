import { numberParameter } from '#contract/parameters.ts'
import * as z from 'zod/mini'
import type { Calls } from '#contract/calls.ts'
import { requireAdministrator } from '../accounts/administrators.ts'
import { orNotFound } from '../api-error.ts'
import type { Handler } from '../call-handler.ts'
import { findAllProspects, findAnyProspect } from './store.ts'

/** Prospects a call of the list gives. */
const pageSize = 100

export const listAllProspects: Handler<Calls['listAllProspects']> = async ({ db }, { query }, { user }) => {
  requireAdministrator(user)
  const found = await findAllProspects(db, query, pageSize + 1)
  return { prospects: found.slice(0, pageSize), more: found.length > pageSize }
}

/** Read-only: what an administrator sees of a colleague's prospect changes nothing, and counts as no look of its owner. */
export const getAnyProspect: Handler<Calls['getAnyProspect']> = async ({ db }, { params }, { user }) => {
  requireAdministrator(user)
  const id = z.safeParse(numberParameter, params.id)
  const found = orNotFound(id.success ? await findAnyProspect(db, id.data) : undefined)
  return found
}
