import type { CurrentUser } from '#domain/accounts/account.ts'
import type { SecondFactors } from '#domain/accounts/second-factor.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'
import { removeIdentity } from '../identities/store.ts'
import { findPasskeys } from './passkey-store.ts'

/** Whether an account has something beside its password. Recovery codes alone are none: they stand in for what was lost. */
export async function hasSecondFactor(db: Statements, userId: string): Promise<boolean> {
  const app = db
    .selectFrom('authenticator_apps')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
  const row = await app.union(db.selectFrom('passkeys').select('user_id').where('user_id', '=', userId)).executeTakeFirst()
  return row !== undefined
}

/** Everything that an account has beside its password. */
export async function findSecondFactors(context: Context, user: CurrentUser): Promise<SecondFactors> {
  const { db } = context
  const app = await db
    .selectFrom('authenticator_apps')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return {
    app:
      app === undefined ? null : { createdAt: app.created_at.toISOString(), lastUsedAt: app.last_used_at?.toISOString() ?? null },
    passkeys: await findPasskeys(db, user.id),
    recoveryCodesLeft: await countRecoveryCodes(db, user.id),
    isRequired: isRequiredOf(context, user),
  }
}

/** Recovery codes that were not used yet. */
export async function countRecoveryCodes(db: Statements, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** Takes every way to sign in but the password from an account: factors, recovery codes, single sign-on. @returns whether it had one */
export async function removeEveryFactor(db: Statements, userId: string): Promise<boolean> {
  const hadIdentity = await removeIdentity(db, userId)
  const hadOne = (await hasSecondFactor(db, userId)) || hadIdentity
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes', 'pending_sign_ins'] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  }
  return hadOne
}

/** Codes stand in for a factor; without one they open nothing and go. */
export async function removeIdleCodes(db: Statements, userId: string): Promise<void> {
  if (await hasSecondFactor(db, userId)) return
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Whether the installation asks an account for a second factor (REQUIRE_SECOND_FACTOR). */
function isRequiredOf({ config }: Context, { role }: CurrentUser): boolean {
  return config.requireSecondFactor === 'all' || (config.requireSecondFactor === 'admins' && role === 'admin')
}

/** Whether an account has yet to set up the factor that the installation asks for: until then it opens nothing else. */
export async function owesSecondFactor(context: Context, user: CurrentUser): Promise<boolean> {
  return isRequiredOf(context, user) && !(await hasSecondFactor(context.db, user.id))
}
