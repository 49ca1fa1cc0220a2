import type { Statements } from '../db/transaction.ts'

/** A prospect's owner, for emails to them. */
export interface Owner {
  id: string
  username: string
  email: string
  /** Disabled owners get no email. */
  disabled_at: Date | null
}

/** The account that owns something, also one that is disabled. @throws where there is none, which no owner of a row is */
export async function findOwner(db: Statements, ownerId: string): Promise<Owner> {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'disabled_at'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
}
