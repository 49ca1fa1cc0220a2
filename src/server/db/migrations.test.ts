import { readdirSync } from 'node:fs'
import { type Dialect, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, test } from 'vitest'
import { loadMigrations } from './load-migrations.ts'

const compilesOnly: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

const migrations = await loadMigrations()

/** The statements of a migration, compiled but not run. */
async function statementsOf(name: string): Promise<string[]> {
  const statements: string[] = []
  const db = new Kysely<unknown>({
    dialect: compilesOnly,
    log: ({ query }) => void statements.push(query.sql.toLowerCase()),
  })
  await migrations[name]?.up(db)
  return statements
}

const names = Object.keys(migrations)

test('every migration file joins in its order, under its own number', () => {
  const files = readdirSync(new URL('migrations', import.meta.url))
  expect(names).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted())
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length)
  expect(names.filter((name) => !/^\d{4}-[a-z-]+$/.test(name))).toEqual([])
})

// While a new version starts, the old one may still serve: what it reads and writes must stay (expand first, contract later).
test.each(names)('%s takes nothing away from the version before, and rewrites no table', async (name) => {
  const statements = await statementsOf(name)
  expect(statements.length).toBeGreaterThan(0)
  for (const statement of statements) {
    expect(statement).not.toMatch(/\b(drop (table|column)|rename (to|column)|truncate|set data type)\b/)
    for (const [column] of statement.matchAll(/add column [^,]+/g)) {
      if (/not null/.test(column)) expect(column, 'a new column that must not be null has a default').toMatch(/default/)
    }
  }
})
