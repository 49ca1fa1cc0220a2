import { expect, test } from 'vitest'
import { bareNameWords, skipWords } from './ledger-words.ts'
import { skipReasons } from './lookup.ts'

test('of a page that gave nothing, what the built-in reader may have missed is not denied', () => {
  expect(skipWords({ skipped: 'nothing-stated', readBy: 'rules' })).toMatch(/^the built-in reader found .* may have missed some$/)
  expect(skipWords({ skipped: 'nothing-stated', readBy: 'model' })).toBe('no certification facts were found there')
  expect(skipWords({ skipped: 'robots' })).toBe('the site asks crawlers not to read it')
})

test('of a bare name it is its page that was not read, and nothing refers to a page that nobody named', () => {
  expect(bareNameWords('nothing-stated')).toBe('no more than its name was found on the pages read')
  for (const reason of skipReasons.filter((one) => one !== 'nothing-stated'))
    expect(bareNameWords(reason)).toMatch(/^its page was not read because /)
})
