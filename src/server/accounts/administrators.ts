import type { CurrentUser, Role } from '#domain/accounts/account.ts'
import { ApiError, orNotFound } from '../api-error.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import type { Actor } from '../events/actor.ts'
import { recordEvent } from '../events/record.ts'
import { setRole, userColumns } from './store.ts'

/** An account that stays as it is until the transaction ends. */
export interface LockedAccount extends CurrentUser {
  isDisabled: boolean
}

/** @throws ApiError ADMIN_ONLY for a member */
export function requireAdministrator(user: { role: Role }): void {
  if (user.role !== 'admin') throw new ApiError('ADMIN_ONLY')
}

/** The accounts that a change by an administrator depends on. */
export interface LockedAccounts {
  /** Who can sign in as an administrator. */
  administrators: readonly LockedAccount[]
  find: (id: string) => LockedAccount | undefined
}

/**
 * Locks every administrator and the named accounts until the transaction ends: of two changes that together would leave no
 * administrator, the second sees what the first one did. All at once and in one order, so that no two wait for each other.
 */
export async function lockAccounts(trx: Statements, ids: readonly string[]): Promise<LockedAccounts> {
  const rows = await trx
    .selectFrom('users')
    .select([...userColumns, 'disabled_at'])
    .where((column) => column.or([column('role', '=', 'admin'), column('id', 'in', [...ids])]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const accounts = rows.map(({ disabled_at, ...user }) => ({ ...user, isDisabled: disabled_at !== null }))
  return {
    administrators: accounts.filter(({ role, isDisabled }) => role === 'admin' && !isDisabled),
    find: (id) => accounts.find((account) => account.id === id),
  }
}

/**
 * The same for a change that an administrator asked for, who may have lost the role since the request came.
 * @throws ApiError ADMIN_ONLY
 */
export async function lockForAdministrator(trx: Statements, user: CurrentUser, ids: readonly string[]): Promise<LockedAccounts> {
  requireAdministrator(user)
  const accounts = await lockAccounts(trx, [user.id, ...ids])
  if (!accounts.administrators.some(({ id }) => id === user.id)) throw new ApiError('ADMIN_ONLY')
  return accounts
}

/** What is told to administrators who try to disable or erase themselves: whether there is another one who can. */
export function ownAccountError({ administrators }: LockedAccounts, user: { id: string }): ApiError {
  if (administrators.some(({ id }) => id !== user.id)) return new ApiError('OWN_ACCOUNT')
  const message =
    'You cannot disable or erase your own account, and you are the only administrator. Make someone else an administrator first; they can do it.'
  return new ApiError('OWN_ACCOUNT', { message })
}

/**
 * Gives a locked account its role.
 * @throws ApiError NOT_FOUND, and LAST_ADMIN when nobody who can sign in would be an administrator
 */
export async function giveRole(
  context: Context,
  trx: Statements,
  by: Actor,
  { administrators, find }: LockedAccounts,
  userId: string,
  role: Role,
): Promise<void> {
  const account = orNotFound(find(userId))
  if (role !== 'admin' && !administrators.some(({ id }) => id !== userId)) throw new ApiError('LAST_ADMIN')
  if (account.role === role) return
  await setRole(trx, userId, role)
  await recordEvent(context, trx, { by, account, what: { type: 'role-changed', role } })
}
