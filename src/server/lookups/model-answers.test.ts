import { beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createModelAnswers, sweepModelAnswers } from './model-answers.ts'
import { createModelSpending } from './model-spending.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})

const day = 86_400_000
const usage = { requests: 1, input: 1_000, cached: 0, output: 200, cost: 0.01 }

test('an answer is kept under its key, the newest one, for 90 days', async () => {
  const { db, config } = app.context
  const now = () => app.clock.now()
  const answers = createModelAnswers(db, now)
  expect(await answers.get('a')).toBeUndefined()
  await answers.put('a', '[]')
  await answers.put('a', '[{"name":"Certified \0Welder \ud800","code":"\\\\u0000"}]')
  expect(await answers.get('a'), 'what a database cannot hold is left out, and nothing else').toBe(
    '[{"name":"Certified Welder \ufffd","code":"\\\\u0000"}]',
  )
  app.clock.advance(89 * day)
  await sweepModelAnswers({ db, now, config })
  // Asked for, it is kept on.
  expect(await answers.get('a')).toBeDefined()
  app.clock.advance(89 * day)
  await sweepModelAnswers({ db, now, config })
  expect(await answers.get('a')).toBeDefined()
  app.clock.advance(91 * day)
  await sweepModelAnswers({ db, now, config })
  expect(await answers.get('a')).toBeUndefined()
})

test('what several look-ups spend on a day adds up, day by day', async () => {
  const spending = createModelSpending(app.context.db)
  expect(await spending.spentOn('2026-11-21')).toEqual({ tokens: 0, cost: 0 })
  await Promise.all([1, 2, 3].map(() => spending.add('2026-11-21', usage)))
  await spending.add('2026-11-22', usage)
  const spent = await spending.spentOn('2026-11-21')
  expect(spent.tokens).toBe(3_600)
  expect(spent.cost).toBeCloseTo(0.03)
  expect((await spending.spentOn('2026-11-22')).tokens).toBe(1_200)
})
