import { type Colleague, type CurrentUser, foldUsername, type Role } from '#domain/accounts/account.ts'
import { ApiError } from '../api-error.ts'
import type { Context } from '../context.ts'
import { isTaken } from '../db/database-error.ts'
import type { Statements } from '../db/transaction.ts'

/** An account with what sign-in needs. */
export interface StoredUser extends CurrentUser {
  passwordHash: string
}

/** What is read of an account wherever its holder is told apart. */
export const userColumns = [
  'users.id',
  'users.username',
  'users.email',
  'users.role',
  'users.display_name as displayName',
] as const

/** Email addresses compare without case, too: nobody gets a second account by a capital letter. */
function foldEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** The account of a typed name, unless there is none or it is disabled. */
export async function findByUsername(db: Statements, username: string): Promise<StoredUser | undefined> {
  return db
    .selectFrom('users')
    .select([...userColumns, 'password_hash as passwordHash'])
    .where('username_key', '=', foldUsername(username))
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
}

/** The account of an email address, locked until the transaction ends; undefined when there is none or it is disabled. */
export async function lockByEmail(trx: Statements, email: string): Promise<CurrentUser | undefined> {
  return trx
    .selectFrom('users')
    .select(userColumns)
    .where('email_key', '=', foldEmail(email))
    .where('disabled_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Lets nothing else that depends on what an account has be decided until the transaction ends. */
export async function lockUser(trx: Statements, id: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** The account of an id, disabled or not. */
export async function findById(db: Statements, id: string): Promise<CurrentUser | undefined> {
  return db.selectFrom('users').select(userColumns).where('id', '=', id).executeTakeFirst()
}

/** An account by its address, also one that is disabled. */
export async function findByEmail(db: Statements, email: string): Promise<CurrentUser | undefined> {
  return db.selectFrom('users').select(userColumns).where('email_key', '=', foldEmail(email)).executeTakeFirst()
}

/** All accounts, newest first. */
export async function findUsers(db: Statements): Promise<Colleague[]> {
  const rows = await db
    .selectFrom('users')
    .select([...userColumns, 'created_at', 'disabled_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ created_at: createdAt, disabled_at: disabledAt, ...user }) => ({
    ...user,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
  }))
}

/** Closes an account, or opens it again with null. */
export async function setDisabled(db: Statements, userId: string, disabledAt: Date | null): Promise<void> {
  await db.updateTable('users').set({ disabled_at: disabledAt }).where('id', '=', userId).execute()
}

/** Makes an account one of an administrator or of a member. */
export async function setRole(db: Statements, userId: string, role: Role): Promise<void> {
  await db.updateTable('users').set({ role }).where('id', '=', userId).execute()
}

/**
 * Writes a new account, a member's unless another role is given.
 * @throws ApiError USERNAME_TAKEN or EMAIL_TAKEN
 */
export async function insertUser(
  context: Context,
  db: Statements,
  user: { username: string; email: string; passwordHash: string; role?: Role },
): Promise<CurrentUser> {
  const { role = 'member' } = user
  const written = {
    id: context.ids.row(),
    role,
    username: user.username.trim(),
    username_key: foldUsername(user.username),
    email: user.email.trim(),
    email_key: foldEmail(user.email),
  }
  await refusingTaken(
    db
      .insertInto('users')
      .values({ ...written, password_hash: user.passwordHash, created_at: context.now(), disabled_at: null })
      .execute(),
  )
  return { id: written.id, username: written.username, email: written.email, role, displayName: null }
}

/** Writes what somebody changed of their account. @throws ApiError USERNAME_TAKEN or EMAIL_TAKEN */
export async function updateUser(
  db: Statements,
  { id, username, email, displayName }: Pick<CurrentUser, 'id' | 'username' | 'email' | 'displayName'>,
): Promise<void> {
  const columns = {
    username,
    username_key: foldUsername(username),
    email,
    email_key: foldEmail(email),
    display_name: displayName,
  }
  await refusingTaken(db.updateTable('users').set(columns).where('id', '=', id).execute())
}

async function refusingTaken(writing: Promise<unknown>): Promise<void> {
  try {
    await writing
  } catch (error) {
    if (isTaken(error, 'users_username_key_key')) throw new ApiError('USERNAME_TAKEN', { field: 'username', cause: error })
    if (isTaken(error, 'users_email_key_key')) throw new ApiError('EMAIL_TAKEN', { field: 'email', cause: error })
    throw error
  }
}
