import type { ModelAnswers } from '#research'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'
import { storable } from '../db/storable.ts'

const day = 86_400_000
/** Milliseconds an answer is kept after it was last asked for: 90 days, or longer where sites are read again later than that. */
const kept = 90 * day

/** Answers of the language model kept in the database, under the hash of what it was asked about. */
export function createModelAnswers(db: Kysely<Database>, now: () => Date): ModelAnswers {
  return {
    async get(key) {
      // Asked for, it is kept on: an unchanged page costs no further token.
      const touched = db.updateTable('model_answers').set({ made_at: now() }).where('key', '=', key)
      const row = await touched.returning('answer').executeTakeFirst()
      return row?.answer
    },

    async put(key, answer) {
      const values = { answer: storable(answer), made_at: now() }
      await db
        .insertInto('model_answers')
        .values({ key, ...values })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute()
    },
  }
}

/** What is needed to sweep. */
interface Sweeping {
  db: Kysely<Database>
  now: () => Date
  config: Pick<Config, 'recheckAfterDays'>
}

/** Removes answers that are too old to be asked for, and the counts of days long past. */
export async function sweepModelAnswers({ db, now, config }: Sweeping): Promise<void> {
  const before = new Date(now().getTime() - Math.max(kept, (config.recheckAfterDays + 30) * day))
  await db.deleteFrom('model_answers').where('made_at', '<', before).execute()
  await db.deleteFrom('model_spending').where('day', '<', before.toISOString().slice(0, 10)).execute()
}
