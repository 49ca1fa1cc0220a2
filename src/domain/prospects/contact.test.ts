import { expect, it } from 'vitest'
import { areTwoPeople, joinedContact } from './contact.ts'

const person = (text: string) => {
  const [name = '', email = ''] = text.split('|').map((part) => part.trim())
  return { contactFirstName: name || null, email: email || null }
}

it.each([
  ['Ann | ', 'Bob | bob@example.org', 'Ann | '],
  [' | ann@example.org', 'Bob | bob@example.org', ' | ann@example.org'],
  ['Ann | ', ' | bob@example.org', 'Ann | '],
  [' | ', 'Bob | ', 'Bob | '],
  [' | ', 'Bob | bob@example.org', 'Bob | bob@example.org'],
  ['Ann | ann@example.org', 'Bob | bob@example.org', 'Ann | ann@example.org'],
  ['Ann | ', 'ann | ann@example.org', 'Ann | ann@example.org'],
  [' | ann@example.org', 'Ann | Ann@example.org', 'Ann | ann@example.org'],
])('of %j and %j it is %j', (kept, other, joined) => {
  expect(joinedContact(person(kept), person(other))).toEqual(person(joined))
})

it.each([
  ['Ann | ', 'Bob | ', true],
  ['Ann | ann@example.org', 'Ann | other@example.org', true],
  ['Ann | ', ' | ann@example.org', true],
  ['Ann | ', 'ann | ann@example.org', false],
  ['Ann | ', ' | ', false],
  [' | ', ' | ', false],
])('%j and %j are two people: %s', (one, other, areTwo) => {
  expect(areTwoPeople(person(one), person(other))).toBe(areTwo)
})
