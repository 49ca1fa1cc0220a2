import { expect, test } from 'vitest'
import { isNight } from './keep-rechecking.ts'

test('night is from one to five by the clock of the server’s own zone', () => {
  const at = (hours: number, minutes = 0) => new Date(2026, 10, 22, hours, minutes)
  expect([at(0, 59), at(1), at(4, 59), at(5), at(13)].map(isNight)).toEqual([false, true, true, false, false])
})
