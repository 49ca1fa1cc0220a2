import { describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { ApiError } from '../api-error.ts'
import { isTaken, unavailable } from './database-error.ts'
import { inTransaction } from './transaction.ts'

const counter = (key: string) => ({ key, window_ends_at: new Date(), count: 1 })

describe('a transaction', () => {
  test('that fails leaves nothing', async () => {
    const { db } = await testDatabase()
    const work = inTransaction(db, async (trx) => {
      await trx.insertInto('rate_limits').values(counter('gone')).execute()
      throw new ApiError('NOT_FOUND')
    })
    await expect(work).rejects.toThrow(ApiError)
    expect(await db.selectFrom('rate_limits').selectAll().where('key', '=', 'gone').execute()).toEqual([])
  })

  test('that lost against another one is run again, with nothing of the first try', async () => {
    const { db } = await testDatabase()
    let tries = 0
    await inTransaction(db, async (trx) => {
      tries += 1
      await trx
        .insertInto('rate_limits')
        .values(counter(`retried-${tries}`))
        .execute()
      if (tries < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' })
    })
    const rows = await db.selectFrom('rate_limits').select('key').where('key', 'like', 'retried-%').execute()
    expect(rows).toEqual([{ key: 'retried-3' }])
  })

  test('gives up after five tries', async () => {
    const { db } = await testDatabase()
    let tries = 0
    const work = inTransaction(db, () => {
      tries += 1
      return Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
    })
    await expect(work).rejects.toThrow('deadlock detected')
    expect(tries).toBe(5)
  })

  test('inside another one joins it', async () => {
    const { db } = await testDatabase()
    const work = inTransaction(db, async (outer) => {
      await inTransaction(outer, (inner) => inner.insertInto('rate_limits').values(counter('inner')).execute())
      throw new ApiError('NOT_FOUND')
    })
    await expect(work).rejects.toThrow(ApiError)
    expect(await db.selectFrom('rate_limits').selectAll().where('key', '=', 'inner').execute()).toEqual([])
  })
})

describe('errors', () => {
  test('of a taken key are told from others', async () => {
    const { db } = await testDatabase()
    await db.insertInto('rate_limits').values(counter('twice')).execute()
    const error: unknown = await db
      .insertInto('rate_limits')
      .values(counter('twice'))
      .execute()
      .catch((reason: unknown) => reason)
    expect(isTaken(error, 'rate_limits_pkey')).toBe(true)
    expect(isTaken(error, 'another')).toBe(false)
    expect(isTaken(new Error('x'))).toBe(false)
  })

  test.each([
    [{ code: 'ECONNREFUSED' }, 'The database cannot be reached right now. Please try again.'],
    [{ code: '57014' }, 'The database cannot be reached right now. Please try again.'],
    [{ code: '08006' }, 'The database cannot be reached right now. Please try again.'],
    [{ code: '53100' }, 'The disk of the database is full. Nothing was saved.'],
    [{ code: '23505' }, undefined],
    [{ code: '42703' }, undefined],
    [{}, undefined],
  ])('%o: %s', (properties, sentence) => {
    expect(unavailable(Object.assign(new Error('x'), properties))?.message).toBe(sentence)
  })
})
