import type { CurrentUser } from '#domain/accounts/account.ts'
import { userColumns } from '../accounts/store.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'

/** Whom a provider says somebody is: unique, and never given to another person. Source: OpenID Connect Core 1.0, 2. */
export interface Identity {
  issuer: string
  subject: string
}

/** Connects an account, in place of what it was connected with. @throws a unique violation where another account has the identity */
export async function connect({ now }: Context, db: Statements, userId: string, { issuer, subject }: Identity): Promise<void> {
  const columns = { issuer, subject, connected_at: now(), last_used_at: null }
  await forgetFactorsThere(db, userId)
  await db
    .insertInto('identities')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** The account that is connected, noting its use; undefined when there is none or it is disabled. */
export async function findConnected({ db, now }: Context, { issuer, subject }: Identity): Promise<CurrentUser | undefined> {
  const user = await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(userColumns)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (user === undefined) return undefined
  await db.updateTable('identities').set({ last_used_at: now() }).where('user_id', '=', user.id).execute()
  return user
}

/** What an account is connected with. */
export async function findIdentity(db: Statements, userId: string) {
  return db
    .selectFrom('identities')
    .select(['issuer', 'connected_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Disconnects an account. @returns whether it was connected */
export async function removeIdentity(db: Statements, userId: string): Promise<boolean> {
  await db.deleteFrom('authorization_requests').where('user_id', '=', userId).execute()
  await forgetFactorsThere(db, userId)
  const { numDeletedRows } = await db.deleteFrom('identities').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Sessions that rest on two factors at a provider owe one of their own as soon as it is another connection, or none. */
async function forgetFactorsThere(db: Statements, userId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ two_factors_at_provider: false })
    .where('user_id', '=', userId)
    .where('two_factors_at_provider', '=', true)
    .execute()
}
