import { fsyncSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DurableFiles, startParameters } from './durable-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'credscout-durable-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const startParams = startParameters(true)

test('a change is flushed to the disk before it is answered; reading flushes nothing', async () => {
  const files = new DurableFiles(folder)
  const database = await PGlite.create({ fs: files, loadDataDir: await dataDir(), startParams })
  await database.exec('create table notes (text text)')
  const before = files.flushes
  await database.query('insert into notes values ($1)', ['kept'])
  expect(files.flushes).toBe(before + 1)
  await database.query('select * from notes')
  expect(files.flushes).toBe(before + 1)
  await database.close()
})

test('a change that cannot be flushed is never answered as done, and what was is there when the disk is well again', async () => {
  let isIll = false
  const files = new DurableFiles(folder, (file) => {
    if (isIll) throw Object.assign(new Error('input/output error'), { code: 'EIO' })
    fsyncSync(file)
  })
  const ill = await PGlite.create({ fs: files, loadDataDir: await dataDir(), startParams })
  await ill.exec("create table notes (text text); insert into notes values ('kept')")
  isIll = true
  await expect(ill.query('insert into notes values ($1)', ['not acknowledged'])).rejects.toThrow()

  const well = await PGlite.create({ fs: new DurableFiles(folder), startParams })
  expect((await well.query('select text from notes where text = $1', ['kept'])).rows).toEqual([{ text: 'kept' }])
  await well.query('insert into notes values ($1)', ['written again'])
  await well.close()
})
