import { expect, test, vi } from 'vitest'
import { Pool } from 'pg'
import { EmbeddedServer } from './embedded-server.ts'
import { EmbeddedSocket } from './embedded-socket.ts'

// Starting a database takes its time where many run at once.
vi.setConfig({ testTimeout: 60_000 })

/** A simple query as it crosses the wire. */
function query(sql: string): Uint8Array {
  const text = Buffer.from(`${sql}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(text.length + 4, 1)
  return new Uint8Array(Buffer.concat([head, text]))
}

test('who comes while the database starts waits for it, and what is asked at once is answered in turn', async () => {
  const server = new EmbeddedServer({ directory: null, load: 'empty-cluster' }, 10_000)
  const starting = server.start()
  const pools = [1, 2].map(
    () => new Pool({ max: 1, stream: () => new EmbeddedSocket(server), user: 'postgres', database: 'postgres' }),
  )
  const answers = await Promise.all(pools.map((pool) => pool.query('select 1 as one')))
  expect(answers.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]])
  await starting
  await Promise.all(pools.map((pool) => pool.end()))
  await server.close()
})

test('a connection to a database that was ended, or that was closed while it waited, asks the next one nothing', async () => {
  const server = new EmbeddedServer({ directory: null, load: 'empty-cluster' }, 1_000)
  const before = await server.open()
  const tooSlow = server.run(query('select pg_sleep(5)'), before)
  const waiting = server.run(query('create table left_behind ()'), before)
  await expect(tooSlow).rejects.toMatchObject({ code: '57014' })
  await expect(waiting).rejects.toMatchObject({ code: '57P01' })
  const after = await server.open()
  await expect(server.run(query('create table left_behind ()'), before)).rejects.toMatchObject({ code: '57P01' })
  await expect(server.run(query('create table left_behind ()'), after, () => false)).rejects.toMatchObject({ code: '57P01' })
  const answer = Buffer.from(await server.run(query("select 'left behind: ' || (to_regclass('left_behind') is not null)"), after))
  expect(answer.toString('latin1')).toContain('left behind: false')
  await server.close()
})
