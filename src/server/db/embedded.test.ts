import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Embedded, openEmbedded, openInMemory } from './embedded.ts'

// Starting a process takes its time where many run at once.
vi.setConfig({ testTimeout: 90_000 })

const timeouts = { statementTimeout: 10_000, queueTimeout: 10_000 }

describe('the gate', () => {
  let embedded: Embedded
  beforeAll(async () => {
    embedded = await openInMemory(null, timeouts)
    await embedded.pool.query('create table notes (text text)')
  })
  afterAll(() => embedded.close())

  test('keeps statements from outside out of an open transaction', async () => {
    const inside = await embedded.pool.connect()
    await inside.query('begin')
    await inside.query("insert into notes values ('inside')")
    const order: string[] = []
    const outside = embedded.pool.query('select * from notes').then(({ rows }) => {
      order.push('outside answered')
      return rows
    })
    await inside.query("insert into notes values ('still inside')")
    order.push('rolled back')
    await inside.query('rollback')
    inside.release()
    expect(await outside).toEqual([])
    expect(order).toEqual(['rolled back', 'outside answered'])
  })

  test('answers in the order of asking', async () => {
    const answered: number[] = []
    const asked = [1, 2, 3, 4].map((n) => embedded.pool.query('select $1::int as n', [n]).then(() => answered.push(n)))
    await Promise.all(asked)
    expect(answered).toEqual([1, 2, 3, 4])
  })

  test('gives integers as numbers, moments as dates, JSON parsed', async () => {
    const { rows } = await embedded.pool.query(
      `select count(*) as n, $1::timestamptz as t, $2::jsonb as j, null as z from notes`,
      [new Date('2026-11-21T09:00:00Z'), '{"a":[1]}'],
    )
    expect(rows).toEqual([{ n: 0, t: new Date('2026-11-21T09:00:00Z'), j: { a: [1] }, z: null }])
  })

  test('tells what was wrong with a statement and goes on', async () => {
    await expect(embedded.pool.query('select nothing from notes')).rejects.toMatchObject({ code: '42703' })
    expect((await embedded.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('on a disk', () => {
  let folder: string
  const children: ChildProcess[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'credscout-embedded-'))
  })
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  /** Opens the folder in another process, which writes numbers and says each one once it is acknowledged. */
  function writer(): ChildProcess {
    const script = `
      import { openEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))}
      try {
        const { pool } = await openEmbedded(process.argv[1], { statementTimeout: 10000, queueTimeout: 10000 })
        await pool.query('create table if not exists numbers (n int primary key)')
        for (let n = 1; ; n += 1) {
          await pool.query('insert into numbers values ($1)', [n])
          console.log(n)
        }
      } catch (error) {
        console.error(error.message)
        process.exit(1)
      }`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script, folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    return child
  }

  test('a second process is refused with a sentence that names the folder', async () => {
    const embedded = await openEmbedded(folder, timeouts)
    const second = writer()
    let said = ''
    second.stderr?.on('data', (text: Buffer) => (said += text.toString()))
    const status = await new Promise((resolve) => second.on('exit', resolve))
    expect(said.trim()).toBe(
      `Another Credscout process is using the data directory ${folder}. Stop that one first, or set DATA_DIR to another folder.`,
    )
    expect(status).toBe(1)
    await embedded.close()
    const again = await openEmbedded(folder, timeouts)
    await again.close()
  })

  test('one that cannot be opened is refused with the reason in words', async () => {
    const broken = mkdtempSync(join(tmpdir(), 'credscout-broken-'))
    writeFileSync(join(broken, 'postgres'), 'a file where the folder should be')
    await expect(openEmbedded(broken, timeouts)).rejects.toThrow(
      `The database in ${join(broken, 'postgres')} could not be opened (it is no folder). Check that the disk has room; else restore a backup.`,
    )
    rmSync(broken, { recursive: true })
  })

  test('every acknowledged row is there after kill -9', async () => {
    const child = writer()
    let last = 0
    await new Promise<void>((resolve) => {
      createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
        last = Number(line)
        if (last >= 50) {
          child.kill('SIGKILL')
          resolve()
        }
      })
    })
    await new Promise((resolve) => child.on('close', resolve))
    const embedded = await openEmbedded(folder, timeouts)
    const { rows } = await embedded.pool.query('select count(*) as n from numbers where n <= $1', [last])
    await embedded.close()
    expect(rows).toEqual([{ n: last }])
  })

  test('a statement over its time is ended, what was committed stays, and the next one is answered', async () => {
    const embedded = await openEmbedded(folder, { ...timeouts, statementTimeout: 1_500 })
    await embedded.pool.query("create table notes as select 'kept' as text")
    await expect(embedded.pool.query('select count(*) from generate_series(1, 1e12)')).rejects.toMatchObject({ code: '57014' })
    expect((await embedded.pool.query('select * from notes')).rows).toEqual([{ text: 'kept' }])
    await embedded.close()
  })
})
