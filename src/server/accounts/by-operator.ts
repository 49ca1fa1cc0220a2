import { roleSchema, foldUsername } from '#domain/accounts/account.ts'
import { orNotFound } from '../api-error.ts'
import type { Context } from '../context.ts'
import { inTransaction, type Statements } from '../db/transaction.ts'
import { operator } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { giveRole, type LockedAccount, lockAccounts } from './administrators.ts'
import { setDisabled } from './store.ts'

/**
 * Makes an account one of an administrator or of a member, whoever is one now: the way back when no administrator is left who could.
 * @returns a sentence for the operator
 * @throws Error with a sentence when there is no such account or role, and ApiError LAST_ADMIN
 */
export async function giveRoleByOperator(context: Context, username: string, asked: string): Promise<string> {
  const role = roleSchema.safeParse(asked)
  if (!role.success) throw new Error("Role must be 'admin' or 'member'.")
  return inTransaction(context.db, async (trx) => {
    const id = await idOf(trx, username)
    const accounts = await lockAccounts(trx, [id])
    await giveRole(context, trx, operator, accounts, id, role.data)
    const closed = orNotFound(accounts.find(id)).isDisabled ? ` The account is disabled; 'credscout user enable' opens it.` : ''
    return `${username} is ${role.data === 'admin' ? 'an administrator' : 'a member'} now.${closed}`
  })
}

/**
 * Opens a disabled account again.
 * @returns a sentence for the operator
 * @throws Error with a sentence when there is no such account
 */
export async function enableByOperator(context: Context, username: string): Promise<string> {
  return inTransaction(context.db, async (trx) => {
    const id = await idOf(trx, username)
    const account = orNotFound((await lockAccounts(trx, [id])).find(id))
    await setDisabled(trx, id, null)
    if (account.isDisabled) await recordEvent(context, trx, { by: operator, account, what: { type: 'account-enabled' } })
    return `${username} can sign in again.`
  })
}

/** The account of a name, locked until the transaction ends. @throws Error with a sentence when there is none */
export async function lockByName(trx: Statements, username: string): Promise<LockedAccount> {
  const id = await idOf(trx, username)
  return orNotFound((await lockAccounts(trx, [id])).find(id))
}

async function idOf(trx: Statements, username: string): Promise<string> {
  const row = await trx.selectFrom('users').select('id').where('username_key', '=', foldUsername(username)).executeTakeFirst()
  if (row === undefined) throw new Error(`There is no account ${username}.`)
  return row.id
}
