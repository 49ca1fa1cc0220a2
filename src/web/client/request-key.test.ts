import { expect, it } from 'vitest'
import { RequestKey } from './request-key.ts'

it('repeats a request with its own key until it was answered', () => {
  const key = new RequestKey()
  const first = key.of({ username: 'dana' })
  expect(key.of({ username: 'dana' })).toBe(first)
  expect(key.of({ username: 'priya' })).not.toBe(first)
  const second = key.of({ username: 'dana' })
  key.answered()
  expect(key.of({ username: 'dana' })).not.toBe(second)
})
