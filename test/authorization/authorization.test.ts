import { callTable } from '#contract/calls.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { matrix, type Row } from './matrix.ts'
import { type KeptWorld, keptWorld } from './kept-world.ts'
import { type Actor, actors, type AuthorizationWorld, type ObjectKind, visitorOf } from './world.ts'

interface Cell {
  name: string
  row: Row
  actor: Actor
  object: ObjectKind
}

const cells: Cell[] = Object.entries(matrix).flatMap(([name, row]) =>
  actors.flatMap((actor) =>
    (row.objects.length === 0 ? (['own'] as const) : row.objects).map((object) => ({ name, row, actor, object })),
  ),
)
const isRefused = ({ row, actor, object }: Cell): boolean => row.status(actor, object) >= 400
const title = ({ name, row, actor, object }: Cell): string =>
  `${name} by ${actor}${row.objects.length === 0 ? '' : ` on ${object}`}: ${row.status(actor, object)}`

async function ask(world: AuthorizationWorld, { name, row, actor, object }: Cell) {
  await world.app.context.db.deleteFrom('rate_limits').execute()
  const call = callTable[name]
  if (call === undefined) throw new Error(`There is no call ${name}.`)
  const { status, body, headers } = await visitorOf(world, actor).answer(call, row.given(world, actor, object))
  return { status, body: JSON.stringify(body), headers: [...headers].filter(([header]) => header !== 'x-request-id') }
}

const rowOf: ReadonlyMap<string, Row> = new Map(Object.entries(matrix))

test('every call has a row, and no row is without a call', () => {
  expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(callTable).toSorted())
})

let kept: KeptWorld
beforeAll(async () => {
  kept = await keptWorld()
}, 60_000)
afterAll(() => kept.forget())

describe('who is let in', () => {
  /** The call of the cell before; calls that only read share what was prepared for them. */
  let last: string | undefined

  test.each(cells.filter((cell) => !isRefused(cell)).map((cell) => [title(cell), cell] as const))('%s', async (_, cell) => {
    const reads = callTable[cell.name]?.method === 'GET'
    if (!reads || last !== cell.name) {
      last = cell.name
      await kept.putBack()
      await cell.row.prepare?.(kept.world)
    }
    expect((await ask(kept.world, cell)).status).toBe(cell.row.status(cell.actor, cell.object))
  })
})

describe('who is not', () => {
  const refused = cells.filter(isRefused)

  describe.each([...new Set(refused.map(({ name }) => name))])('%s', (name) => {
    let before: string
    beforeAll(async () => {
      await kept.putBack()
      await rowOf.get(name)?.prepare?.(kept.world)
      before = await everything(kept.world)
    })

    test.each(refused.filter((cell) => cell.name === name).map((cell) => [title(cell), cell] as const))('%s', async (_, cell) => {
      const answer = await ask(kept.world, cell)
      expect(answer.status).toBe(cell.row.status(cell.actor, cell.object))
      if (answer.status === 404 && cell.row.objects.includes('missing')) {
        expect(answer, 'foreign looks like missing').toEqual(await ask(kept.world, { ...cell, object: 'missing' }))
      }
    })

    test('changes nothing', async () => {
      expect(await everything(kept.world)).toBe(before)
    })
  })
})

/** Every row of every table, but for what counts tries and notes when a session was last used. */
async function everything({ app }: AuthorizationWorld): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not in ('rate_limits', 'sign_in_tries', 'sessions') order by 1`.execute(app.context.db)
  const contents = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ rows: string }>`
        select coalesce(string_agg(t::text, '\n' order by t::text), '') as rows from ${sql.table(name)} as t`.execute(
        app.context.db,
      )
      return `${name}\n${rows[0]?.rows ?? ''}`
    }),
  )
  return contents.join('\n\n')
}
