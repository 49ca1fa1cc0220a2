import type { CurrentUser } from '#domain/accounts/account.ts'
import { ApiError } from '../api-error.ts'
import type { Caller } from '../call-handler.ts'
import type { Context } from '../context.ts'
import { hashToken } from './sessions.ts'
import { userColumns } from './store.ts'

/** Seconds after the password in which the second step can be taken. */
const lifetime = 600
/** Wrong codes after which the password is asked for again. */
const mostFailures = 5

/** A sign-in whose password was right. */
export interface PendingSignIn {
  tokenHash: string
  user: CurrentUser
}

/** Begins the second step: what was shown so far is kept behind a cookie that opens nothing else. */
export async function openPendingSignIn(context: Context, caller: Caller, userId: string): Promise<void> {
  const token = context.ids.secret()
  const expires_at = new Date(context.now().getTime() + 1_000 * lifetime)
  await context.db
    .insertInto('pending_sign_ins')
    .values({ token_hash: hashToken(token), user_id: userId, failures: 0, expires_at })
    .execute()
  caller.setPendingSignIn(token, lifetime)
}

/** The sign-in that waits behind the caller's cookie. @throws ApiError SIGN_IN_OVER */
export async function findPendingSignIn(context: Context, { pendingSignIn }: Caller): Promise<PendingSignIn> {
  if (pendingSignIn === null) throw new ApiError('SIGN_IN_OVER')
  const tokenHash = hashToken(pendingSignIn)
  const user = await context.db
    .selectFrom('pending_sign_ins')
    .innerJoin('users', 'users.id', 'pending_sign_ins.user_id')
    .select(userColumns)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', context.now())
    .where('failures', '<', mostFailures)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (user === undefined) throw new ApiError('SIGN_IN_OVER')
  return { tokenHash, user }
}

/** Counts a wrong code against a sign-in whose second step is due. */
export async function countFailure({ db }: Context, { tokenHash }: PendingSignIn): Promise<void> {
  await db
    .updateTable('pending_sign_ins')
    .set((column) => ({ failures: column('failures', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Uses it up: of two who complete one sign-in at once, the second is refused. @throws ApiError SIGN_IN_OVER */
export async function closePendingSignIn({ db }: Context, caller: Caller, { tokenHash }: PendingSignIn): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('pending_sign_ins').where('token_hash', '=', tokenHash).executeTakeFirst()
  if (numDeletedRows === 0n) throw new ApiError('SIGN_IN_OVER')
  caller.setPendingSignIn(null, 0)
}

/** Removes what nobody completed. */
export async function sweepPendingSignIns(context: Context): Promise<void> {
  await context.db.deleteFrom('pending_sign_ins').where('expires_at', '<', context.now()).execute()
}
