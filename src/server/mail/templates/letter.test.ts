import { describe, expect, test } from 'vitest'
import { dayWords, greeting, letter } from './letter.ts'

describe('a letter', () => {
  const mail = letter('kind', 'A\r\nBcc: b@example.org', [
    'Hello <b>you</b>,',
    { list: ['one\ntwo', '<three>'] },
    { facts: [['Price', '$5 & more\r\nTotal: $0']] },
    { label: 'Open', link: 'https://example.org/?a=1&b="2"' },
  ])

  test('says the same words as text and as HTML', () => {
    expect(mail.text).toBe(`Hello <b>you</b>,

- one two
- <three>

Price: $5 & more Total: $0

Open:
https://example.org/?a=1&b="2"
`)
    for (const words of [
      'Hello &lt;b&gt;you&lt;/b&gt;,',
      '<li>one two</li>',
      '<li>&lt;three&gt;</li>',
      '$5 &amp; more Total: $0',
    ]) {
      expect(mail.html).toContain(words)
    }
    expect(mail.html).toContain('<a href="https://example.org/?a=1&amp;b=&quot;2&quot;"')
  })

  test('has a subject of one line', () => {
    expect(mail.subject).toBe('A Bcc: b@example.org')
  })
})

test.each([
  ['Ann', 'Hello Ann,'],
  [' Ann \r\n Smith ', 'Hello Ann Smith,'],
  [null, 'Hello,'],
  ['  ', 'Hello,'],
  ['See https://evil.example.net', 'Hello,'],
  ['www.evil.example.net', 'Hello,'],
  ['a@example.org', 'Hello,'],
  ['x'.repeat(61), 'Hello,'],
])('greets %j with %j', (name, words) => {
  expect(greeting(name)).toBe(words)
})

test.each([
  ['2026-12-05T23:59:59.999Z', '5 Dec 2026'],
  ['2026-09-30T00:00:00.000Z', '30 Sep 2026'],
])('writes the day of %s as %s', (moment, words) => {
  expect(dayWords(new Date(moment))).toBe(words)
})
