import type { CurrentUser } from '#domain/accounts/account.ts'
import type { Passkey } from '#domain/accounts/second-factor.ts'
import { userColumns } from '../accounts/store.ts'
import type { Context } from '../context.ts'
import type { Statements } from '../db/transaction.ts'

/** A passkey with what verifies it, and whose it is. */
export interface StoredPasskey {
  id: string
  credentialId: string
  /** COSE. */
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
  user: CurrentUser
}

/** What the verification of a new passkey gave. */
export interface NewPasskey {
  name: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: readonly string[]
}

/** The passkeys of an account, oldest first. */
export async function findPasskeys(db: Statements, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, name, created_at, last_used_at }) => ({
    id,
    name,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }))
}

/** How a browser is told which passkeys an account has. */
export async function findCredentials(db: Statements, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db.selectFrom('passkeys').select(['credential_id', 'transports']).where('user_id', '=', userId).execute()
  return rows.map(({ credential_id: id, transports }) => ({ id, transports }))
}

/** The passkey of an account that can sign in, by the name its authenticator gives it. */
export async function findCredential(db: Statements, credentialId: string): Promise<StoredPasskey | undefined> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([...userColumns, 'passkeys.id as passkeyId', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { passkeyId, public_key, counter, transports, ...user } = row
  return {
    id: passkeyId,
    credentialId,
    publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
    counter,
    transports,
    user,
  }
}

export async function insertPasskey(context: Context, db: Statements, userId: string, made: NewPasskey): Promise<Passkey> {
  const id = context.ids.row()
  const now = context.now()
  await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      credential_id: made.credentialId,
      public_key: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: JSON.stringify(made.transports),
      name: made.name,
      created_at: now,
      last_used_at: null,
    })
    .execute()
  return { id, name: made.name, createdAt: now.toISOString(), lastUsedAt: null }
}

/** Notes that a passkey was used. False when another use came between, so that this one counts as a copy. */
export async function noteUse(context: Context, { id, counter }: StoredPasskey, next: number): Promise<boolean> {
  const { numUpdatedRows } = await context.db
    .updateTable('passkeys')
    .set({ counter: next, last_used_at: context.now() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the account has no such passkey. */
export async function setPasskeyName(db: Statements, userId: string, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns the name it had; undefined when the account has no such passkey */
export async function deletePasskey(db: Statements, userId: string, id: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Whether anybody here has a passkey: then the sign-in page offers it. */
export async function isAnyPasskey(db: Statements): Promise<boolean> {
  return (await db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst()) !== undefined
}
