import { expect, test } from 'vitest'
import { accessSentence, isOpen, publishedMeans } from './link-words.ts'

test.each([
  [{ paused: false, expired: false }, true],
  [{ paused: true, expired: false }, false],
  [{ paused: false, expired: true }, false],
])('a link that is %o opens: %s', (link, opens) => {
  expect(isOpen(link)).toBe(opens)
})

test.each([
  [true, 'suggest', 'People with the link may suggest, not edit, while it is published.'],
  [false, 'suggest', 'People with the link may still only suggest. Choose Edit to let them edit.'],
  [true, 'view', undefined],
  [undefined, 'suggest', undefined],
] as const)('published %s, mode %s: %s', (published, mode, words) => {
  expect(publishedMeans(published, mode)).toBe(words)
})

test.each([
  [{ paused: false, expired: false }, /^Anyone with this link can read/],
  [{ paused: true, expired: false }, /^Nobody can open this link while it is paused/],
  [{ paused: true, expired: true }, /^This link has expired/],
])('of a link that is %o is said what its holders may do now', (link, words) => {
  expect(accessSentence({ ...link, mode: 'edit' })).toMatch(words)
})
