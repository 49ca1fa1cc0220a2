import type { CurrentUser } from '#domain/accounts/account.ts'
import { ApiError } from '../api-error.ts'
import type { Statements } from '../db/transaction.ts'
import { passwordMatches } from './password-hash.ts'
import { findByUsername } from './store.ts'

/** For what a session alone must not do. @throws ApiError WRONG_PASSWORD, which names the field */
export async function requirePassword(db: Statements, user: CurrentUser, typed: string): Promise<void> {
  const stored = await findByUsername(db, user.username)
  if (!(await passwordMatches(typed, stored?.passwordHash ?? null))) {
    throw new ApiError('WRONG_PASSWORD', { field: 'currentPassword' })
  }
}
