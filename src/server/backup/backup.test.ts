import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { calls } from '#contract/calls.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { emptyDatabase, emptyTables } from '../../../test/database.ts'
import { newProspect, seedWorld } from '../../../test/seeds.ts'
import type { OpenDatabase } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { insertProspect } from '../prospects/store.ts'
import { writeBackup } from './backup.ts'
import { restoreBackup } from './restore.ts'
import { describeTables } from './tables.ts'

// Making a database takes its time where many run at once.
vi.setConfig({ testTimeout: 90_000 })

let app: TestApp
let folder: string
let file: string
/** Opened for the whole file, for each takes seconds, and given out empty again. */
const opened: OpenDatabase[] = []
let given = 0
beforeEach(async () => {
  app = await startTestApp()
  folder = mkdtempSync(join(tmpdir(), 'credscout-backup-'))
  file = join(folder, 'backup.gz')
})
afterEach(() => {
  given = 0
  rmSync(folder, { recursive: true })
})
afterAll(async () => {
  for (const one of opened) await one.close()
})

/** One prospect of each kind of text, bytes and numbers that a database may hold, beside the believable world. */
async function fillEveryTable(): Promise<void> {
  const { db, now } = app.context
  const world = await seedWorld(app)
  const billing = { billingName: 'Ann Smith', billingEmail: 'ann@example.org' }
  const interest = { params: { shareId: world.shareId }, body: billing }
  await app.anonymous().call(calls.submitShareInterest, interest)
  await app.anonymous().call(calls.submitShareInterest, { ...interest, body: { ...billing, billingName: 'Bob "Smith"\u2028' } })
  const body = { ...newProspect, contactFirstName: 'Zoë 😀 \\ "quoted"\nand a second line' }
  await world.dana.call(calls.createProspect, { body }, { headers: { 'idempotency-key': 'saved-once' } })
  const page = { url: 'https://example.org/', final_url: 'https://example.org/', content_type: 'text/html', charset: 'utf-8' }
  await db
    .insertInto('page_copies')
    .values({ ...page, body: Buffer.from([0, 10, 92, 255]), etag: null, last_modified: null, read_at: now() })
    .execute()
  await db
    .insertInto('model_spending')
    .values({ day: '2026-11-21', tokens: 12, cost: 0.1 + 0.2 })
    .execute()
  await sql`update users set created_at = '2026-11-21 09:00:00.123456+00'`.execute(db)
}

/** A database without any table, another one with each call of a test. */
async function empty(): Promise<OpenDatabase['db']> {
  const database = opened[given] ?? (await emptyDatabase())
  opened[given] = database
  given += 1
  await sql`drop schema public cascade`.execute(database.db)
  await sql`create schema public`.execute(database.db)
  return database.db
}

const takenAt = new Date('2026-11-21T10:00:00Z')

describe('a backup', () => {
  test('restored into an empty database has the same checksum in every table', async () => {
    await fillEveryTable()
    const written = await writeBackup(app.context.db, file, takenAt)
    const names = (await describeTables(app.context.db)).map(({ name }) => name)
    expect(written.map(({ table }) => table)).toEqual(names)
    const filled = new Map(written.map(({ table, rows }) => [table, rows]))
    expect(filled.get('users')).toBe(2)
    expect(filled.get('prospects')).toBe(4)
    expect(filled.get('page_copies')).toBe(1)
    expect(filled.get('interest_history')).toBe(1)
    expect(filled.get('idempotency_keys')).toBeUndefined()

    const db = await empty()
    expect(await restoreBackup(db, file)).toEqual(written)
    const again = join(folder, 'again.gz')
    expect(await writeBackup(db, again, takenAt)).toEqual(written)
    expect(gunzipSync(readFileSync(again)).equals(gunzipSync(readFileSync(file)))).toBe(true)
  })

  test('goes on counting prospects where the old database stood, though the last one was removed', async () => {
    const { dana, awsProspect, leesProspect } = await seedWorld(app)
    await app.context.db.deleteFrom('prospects').where('id', '=', leesProspect.id).execute()
    await writeBackup(app.context.db, file, takenAt)
    const db = await empty()
    await restoreBackup(db, file)
    const { id: ownerId } = dana.user ?? { id: '' }
    const next = { ownerId, organization: awsProspect.organization, certifications: [], email: null, contactFirstName: null }
    expect((await insertProspect(db, next, takenAt)).id).toBe(leesProspect.id + 1)
  })

  test('is for its owner alone, and never replaces a file', async () => {
    await writeBackup(app.context.db, file, takenAt)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(writeBackup(app.context.db, file, takenAt)).rejects.toThrow(
      `${file} exists already. Name another file, or remove this one first.`,
    )
  })

  test('of an empty database is refused, and no file is left', async () => {
    const db = await empty()
    await expect(writeBackup(db, file, takenAt)).rejects.toThrow(
      'The database contains no Credscout data; there is nothing to back up.',
    )
    expect(existsSync(file)).toBe(false)
    expect(existsSync(`${file}.unfinished`)).toBe(false)
  })
})

describe('restoring', () => {
  async function damaged(change: (text: string) => string): Promise<string> {
    await seedWorld(app)
    await writeBackup(app.context.db, file, takenAt)
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
    return file
  }

  test.each([
    ['with another word in a row', (text: string) => text.replace('"dana"', '"dora"'), "is damaged: the rows of 'users'"],
    ['without one row', (text: string) => text.replace(/\{"id":1,.*\n/, ''), 'is damaged'],
    ['without its end', (text: string) => text.replace(/# \{"complete":true\}\n$/, ''), 'is cut off: its end is missing.'],
    [
      'of a newer release',
      (text: string) => text.replace('"migrations":[', '"migrations":["9999-from-tomorrow",'),
      'was made by a newer Credscout. Restore it with that release.',
    ],
    ['that is something else', () => 'Dear diary,\n', 'is not a backup that this release can read.'],
  ])('a file %s is refused before the database is touched', async (_name, change, sentence) => {
    await damaged(change)
    await expect(restoreBackup(app.context.db, file)).rejects.toThrow(sentence)
  })

  test('a file that was cut is refused', async () => {
    await seedWorld(app)
    await writeBackup(app.context.db, file, takenAt)
    writeFileSync(file, readFileSync(file).subarray(0, -200))
    await expect(restoreBackup(app.context.db, file)).rejects.toThrow('is cut off: its end is missing.')
  })

  test('a file that is not there is refused', async () => {
    await expect(restoreBackup(app.context.db, file)).rejects.toThrow(`${file} cannot be read`)
  })

  test('into a database that holds something is refused, and changes nothing', async () => {
    await seedWorld(app)
    const before = await writeBackup(app.context.db, file, takenAt)
    await expect(restoreBackup(app.context.db, file)).rejects.toThrow(
      /^The database is not empty: there are rows in '\w+'\. Restore into an empty database\.$/,
    )
    expect(await writeBackup(app.context.db, join(folder, 'after.gz'), takenAt)).toEqual(before)
  })

  test('into a database that a first try has left with empty tables succeeds', async () => {
    await seedWorld(app)
    const written = await writeBackup(app.context.db, file, takenAt)
    const db = await empty()
    await restoreBackup(db, file)
    await emptyTables(db)
    expect(await restoreBackup(db, file)).toEqual(written)
  })

  test('a backup of an older release brings its rows to the tables of this one', async () => {
    const older = await empty()
    await migrate(older, '0001-first-tables')
    await sql`insert into users values ('u', 'dana', 'dana', 'd@example.org', 'd@example.org', 'hash', '2026-11-21')`.execute(
      older,
    )
    await sql`insert into sessions values ('hash', 'u', '2026-11-21', '2026-11-21', '2026-12-21')`.execute(older)
    await writeBackup(older, file, takenAt)
    const db = await empty()
    await restoreBackup(db, file)
    expect(await db.selectFrom('sessions').select(['user_id', 'device']).execute()).toEqual([{ user_id: 'u', device: '' }])
    expect(await migrate(db)).toEqual([])
  })
})
