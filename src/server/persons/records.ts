import type { RecordKind } from '#domain/accounts/person.ts'
import { sql } from 'kysely'
import type { Statements } from '../db/transaction.ts'
import { describeTexts, factColumns, kindOf, readings, secretColumns } from './tables.ts'
import type { Trace } from './traces.ts'

interface PersonRecord {
  kind: RecordKind
  table: string
  record: Record<string, unknown>
}

/** A row as its person may keep it: without secrets, and without the facts of bodies unless they name the person. */
export function recordOf({ table, row, becomes }: Pick<Trace, 'table' | 'row' | 'becomes'>): PersonRecord {
  const named = (column: string) => becomes !== 'removed' && becomes.has(column)
  const columns = Object.entries(row).filter(
    ([column]) => !secretColumns.test(column) && (!factColumns.has(column) || named(column)),
  )
  const record = Object.fromEntries(columns)
  // A link that sets a password is shown to nobody.
  if (table === 'outbox' && row['kind'] === 'password-reset') {
    delete record['text']
    delete record['html']
  }
  return { kind: kindOf(table), table, record }
}

/** Every record of an account: what belongs to it, and what it did. Of what others did to it, not from where. */
export async function* ownRecords(db: Statements, userId: string): AsyncGenerator<PersonRecord> {
  for (const { name, columns, owners } of await describeTexts(db)) {
    if (readings.has(name)) continue
    const keys = [...owners.map(({ column }) => column), ...columns.filter((column) => column === 'actor_id')]
    if (name === 'users') keys.push('id')
    if (keys.length === 0) continue
    const isOwn = sql.join(
      keys.map((key) => sql`${sql.ref(`t.${key}`)} = ${userId}`),
      sql` or `,
    )
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(t) as row from ${sql.table(name)} t where ${isOwn}`.execute(db)
    for (const { row } of rows) {
      const isByOthers = name === 'events' && row['actor_id'] !== userId
      yield recordOf({ table: name, row: isByOthers ? { ...row, address: null } : row, becomes: new Map() })
    }
  }
}
