import { calls } from '#contract/calls.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { welders } from '../../../test/samples.ts'
import { Stopping } from './conduct.ts'

afterEach(() => vi.restoreAllMocks())

test('a look-up that a stopping process cannot let go of, for the database is away, ends with a line of the log', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn()
  const logged = vi.spyOn(app.context.log, 'error')
  const reading = Promise.withResolvers<void>()
  app.research.looksUp(() => {
    reading.resolve()
    return new Promise(() => {})
  })
  const asked = dana.answer(calls.queryCertifications, { body: { organization: welders } })
  await reading.promise
  const [run] = app.context.runs.values()
  const { db } = app.context
  vi.spyOn(db, 'updateTable').mockImplementation(() => {
    throw new Error('The database is away.')
  })
  run?.stop(new Stopping())
  // Thrown past whoever could catch it, it would end the process, as it ends this run of tests.
  await run?.ended
  vi.restoreAllMocks()
  await asked
  expect(run).toBeDefined()
  expect(app.context.runs.size).toBe(0)
  expect(logged).toHaveBeenCalled()
})
