import type { ModelAnswers } from '#research'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'

/** Milliseconds an answer is kept: 90 days. */
const kept = 90 * 86_400_000

/** Answers of the language model kept in the database, under the hash of what it was asked about. */
export function createModelAnswers(db: Kysely<Database>, now: () => Date): ModelAnswers {
  return {
    async get(key) {
      const row = await db.selectFrom('model_answers').select('answer').where('key', '=', key).executeTakeFirst()
      return row?.answer
    },

    async put(key, answer) {
      const values = { answer: answer.replaceAll(String.raw`\u0000`, ''), made_at: now() }
      await db
        .insertInto('model_answers')
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute()
    },
  }
}

/** Removes answers that are too old to be asked for, and the counts of days long past. */
export async function sweepModelAnswers({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - kept)
  await db.deleteFrom('model_answers').where('made_at', '<', before).execute()
  await db.deleteFrom('model_spending').where('day', '<', before.toISOString().slice(0, 10)).execute()
}
