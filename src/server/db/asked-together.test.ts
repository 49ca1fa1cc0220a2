import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { askedTogether } from './asked-together.ts'

function rowsOf(asked: string[][]) {
  return askedTogether<string>(async (keys) => {
    asked.push([...keys])
    if (keys.includes('broken')) throw new Error('the statement failed')
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, `row of ${key}`]))
  })
}

test('what is asked in one turn goes out as one statement, each key once, and each asker gets the row of its own key', async () => {
  const asked: string[][] = []
  const find = rowsOf(asked)
  const found = await Promise.all(['a', 'b', 'unknown', 'a'].map(async (key) => find(key)))
  expect(found).toEqual(['row of a', 'row of b', undefined, 'row of a'])
  expect(asked).toEqual([['a', 'b', 'unknown']])
})

test('whoever asks later asks anew, also while the statement before is under way', async () => {
  const asked: string[][] = []
  const find = rowsOf(asked)
  const first = find('a')
  await setImmediate()
  await Promise.all([first, find('a')])
  await find('a')
  expect(asked).toEqual([['a'], ['a'], ['a']])
})

test('a statement that fails fails for those who asked together, and for nobody after them', async () => {
  const find = rowsOf([])
  const outcomes = await Promise.allSettled([find('a'), find('broken')])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await find('a')).toBe('row of a')
})
