import type { Seller } from '#domain/offers/offer.ts'
import { answerAddress } from '#domain/mail/reply-address.ts'
import type { Statements } from '../db/transaction.ts'

/** Whom a prospect belongs to, as its contact is told: a name, and where an answer goes. */
export async function findSeller(db: Statements, ownerId: string): Promise<Seller> {
  const owner = await db
    .selectFrom('users')
    .select(['username', 'display_name', 'email'])
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  return { name: owner.display_name ?? owner.username, email: answerAddress(owner.email) }
}
