import { expect, test } from 'vitest'
import { readerWords } from './link-holder.ts'

test.each([
  [null, 'Someone with the link'],
  ['Maria', 'Someone with the link (name given: “Maria”)'],
  ['Credscout', 'Someone with the link (name given: “Credscout”)'],
  ['Ann”) · Credscout (“', 'Someone with the link (name given: “Ann’) · Credscout (’”)'],
  ['Ann\r\n\u202eThe  operator', 'Someone with the link (name given: “Ann The operator”)'],
])('a reader is who held the link, and a name is what they gave: %j', (name, words) => {
  expect(readerWords(name)).toBe(words)
  expect(readerWords(name, false)).toBe(words.replace('S', 's'))
})
