import type { ModelSpending } from '#research'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'

/** What the language model has used on each day, counted for all processes together. */
export function createModelSpending(db: Kysely<Database>): ModelSpending {
  return {
    async spentOn(day) {
      const row = await db.selectFrom('model_spending').select(['tokens', 'cost']).where('day', '=', day).executeTakeFirst()
      return row ?? { tokens: 0, cost: 0 }
    },

    async add(day, { input, output, cost }) {
      const tokens = input + output
      await db
        .insertInto('model_spending')
        .values({ day, tokens, cost })
        .onConflict((conflict) =>
          conflict.column('day').doUpdateSet((row) => ({
            tokens: row('model_spending.tokens', '+', tokens),
            cost: row('model_spending.cost', '+', cost),
          })),
        )
        .execute()
    },
  }
}
