import { createHmac } from 'node:crypto'
import { secretFields } from '#contract/secret-fields.ts'
import { ApiError } from './api-error.ts'
import type { Context } from './context.ts'
import { inTransaction } from './db/transaction.ts'

/** Milliseconds a first answer is kept. */
const keptFor = 86_400_000

/** What a repeated request is recognized by. */
export interface RepeatableRequest {
  /** User id, or the link of an anonymous caller: nobody meets another's keys. */
  owner: string
  call: string
  key: string
  path: string
  /** Parsed; its secrets are left out of what is kept. */
  body: unknown
}

/** An answer that can be given again. */
export interface Answer {
  status: 200 | 201 | 204
  /** Undefined with 204. */
  body: unknown
}

/**
 * Checks an Idempotency-Key header.
 * @throws ApiError INVALID unless it is 8 to 100 visible ASCII characters
 */
export function parseKey(header: string): string {
  if (/^[\x21-\x7e]{8,100}$/.test(header)) return header
  throw new ApiError('INVALID', {
    message: 'An Idempotency-Key must be 8 to 100 letters, digits or symbols.',
    field: 'Idempotency-Key',
  })
}

/**
 * Carries out a request once: the key, the effect and the answer are written in one transaction, so a repeated request
 * waits for the first one and gets its answer, and one that failed leaves nothing behind.
 * @param work gets a context whose database is that transaction; it checks the caller's rights itself
 * @param mayRepeat checks them where the work is not done again, by the answer that is kept; throws an ApiError when they are gone
 * @throws ApiError KEY_REUSED when the key came with another request before
 */
export async function once(
  context: Context,
  request: RepeatableRequest,
  work: (context: Context) => Promise<Answer>,
  mayRepeat: (context: Context, kept: unknown) => Promise<void>,
): Promise<Answer> {
  const request_hash = hashOf(context.installationKey, request)
  const { owner, call, key } = request
  return inTransaction(context.db, async (trx) => {
    const now = context.now()
    const earliest = new Date(now.getTime() - keptFor)
    const first = await trx
      .insertInto('idempotency_keys')
      .values({ owner, call, key, request_hash, status: 0, answer: 'null', created_at: now })
      .onConflict((conflict) =>
        conflict
          .columns(['owner', 'call', 'key'])
          .doUpdateSet({ request_hash, status: 0, created_at: now })
          .where('idempotency_keys.created_at', '<', earliest),
      )
      .returning('key')
      .executeTakeFirst()
    const row = trx.selectFrom('idempotency_keys').where('owner', '=', owner).where('call', '=', call).where('key', '=', key)
    if (first === undefined) {
      const earlier = await row.select(['request_hash', 'status', 'answer']).executeTakeFirstOrThrow()
      await mayRepeat({ ...context, db: trx }, earlier.answer)
      if (earlier.request_hash !== request_hash) throw new ApiError('KEY_REUSED')
      if (earlier.status === 204) return { status: 204, body: undefined }
      return { status: earlier.status === 201 ? 201 : 200, body: earlier.answer }
    }
    const answer = await work({ ...context, db: trx })
    await trx
      .updateTable('idempotency_keys')
      .set({ status: answer.status, answer: JSON.stringify(answer.body ?? null) })
      .where('owner', '=', owner)
      .where('call', '=', call)
      .where('key', '=', key)
      .execute()
    return answer
  })
}

/** What tells one request from another, and tells nobody without the key what was in it. */
function hashOf(installationKey: string, { path, body }: RepeatableRequest): string {
  const withoutSecrets = JSON.stringify(body ?? null, (name, value: unknown) => (secretFields.has(name) ? undefined : value))
  return createHmac('sha256', installationKey).update(path).update('\0').update(withoutSecrets).digest('hex')
}

/** Removes answers that are older than a day. */
export async function sweepIdempotencyKeys(context: Context): Promise<void> {
  const earliest = new Date(context.now().getTime() - keptFor)
  await context.db.deleteFrom('idempotency_keys').where('created_at', '<', earliest).execute()
}
