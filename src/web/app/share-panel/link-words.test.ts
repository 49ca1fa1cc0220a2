import { expect, test } from 'vitest'
import { isOpen } from './link-words.ts'

test.each([
  [{ paused: false, expired: false }, true],
  [{ paused: true, expired: false }, false],
  [{ paused: false, expired: true }, false],
])('a link that is %o opens: %s', (link, opens) => {
  expect(isOpen(link)).toBe(opens)
})
