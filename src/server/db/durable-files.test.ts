import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { dataDir } from '@electric-sql/pglite-prepopulatedfs'
import { expect, test } from 'vitest'
import { DurableFiles, startParameters } from './durable-files.ts'

test('a change is flushed to the disk before it is answered; reading flushes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'credscout-durable-'))
  const files = new DurableFiles(folder)
  const database = await PGlite.create({ fs: files, loadDataDir: await dataDir(), startParams: startParameters(true) })
  try {
    await database.exec('create table notes (text text)')
    const before = files.flushes
    await database.query('insert into notes values ($1)', ['kept'])
    expect(files.flushes).toBe(before + 1)
    await database.query('select * from notes')
    expect(files.flushes).toBe(before + 1)
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
})
