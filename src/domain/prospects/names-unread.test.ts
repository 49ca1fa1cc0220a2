import { expect, test } from 'vitest'
import { namesLeft } from './names-unread.ts'
import { namesUnreadSentence } from './names-unread-words.ts'

test('a name that a certification has by now is left no more', () => {
  const held = [{ name: 'Certified Welder', acronym: 'CW' }]
  expect(namesLeft(['Certified Welder', 'Certified Pipe Welder'], held)).toEqual(['Certified Pipe Welder'])
})

test('is said in the number of the names', () => {
  expect(namesUnreadSentence(1, 'program')).toBe(
    '1 more name was seen that may be a program. Nothing else was read about it, so it is not listed.',
  )
  expect(namesUnreadSentence(58, 'program')).toBe(
    '58 more names were seen that may be programs. Nothing else was read about them, so they are not listed.',
  )
})
