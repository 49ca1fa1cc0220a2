import type { Context } from '../context.ts'

/** Milliseconds for which a browser may answer. */
const lifetime = 300_000

/** What a browser was given to sign, and for what. */
export interface Challenge {
  challenge: string
  purpose: 'add' | 'second-step' | 'sign-in'
  /** Null: whoever signs in with a passkey alone. */
  userId: string | null
}

/** Keeps a challenge that a browser is given to sign; it is of use for a few minutes. */
export async function openChallenge({ db, now }: Context, { challenge, purpose, userId }: Challenge): Promise<void> {
  const expires_at = new Date(now().getTime() + lifetime)
  await db.insertInto('passkey_challenges').values({ challenge, purpose, user_id: userId, expires_at }).execute()
}

/** Uses a challenge up, whatever becomes of the answer: none is taken twice. */
export async function closeChallenge({ db, now }: Context, challenge: string): Promise<Challenge | undefined> {
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .returning(['purpose', 'user_id', 'expires_at'])
    .executeTakeFirst()
  return row === undefined || row.expires_at <= now() ? undefined : { challenge, purpose: row.purpose, userId: row.user_id }
}

/** Removes what no browser answered. */
export async function sweepChallenges({ db, now }: Context): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<', now()).execute()
}
