import { describe, expect, test } from 'vitest'
import { printLetter } from '../print-letter.ts'
import { greeting, letter, named } from './letter.ts'

describe('a letter', () => {
  const written = letter('share', 'A\r\nBcc: b@example.org', [
    'Hello <b>you</b>,',
    { list: ['one\ntwo', '<three>'] },
    { facts: [['Price', '$5 & more\r\nTotal: $0']] },
    { label: 'Open', link: 'https://example.org/?a=1&b="2"' },
  ])
  const mail = printLetter(written, null)

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
      '<li dir="auto">one two</li>',
      '<li dir="auto">&lt;three&gt;</li>',
      '$5 &amp; more Total: $0',
    ]) {
      expect(mail.html).toContain(words)
    }
    expect(mail.html).toContain('<a href="https://example.org/?a=1&amp;b=&quot;2&quot;"')
  })

  test('offers in both bodies not to get more like it, where that is a choice', () => {
    const offering = printLetter(written, 'https://example.org/mail/key?a=1&b')
    expect(offering.text.endsWith('\n--\nDon’t want emails like this? https://example.org/mail/key?a=1&b\n')).toBe(true)
    expect(offering.html).toContain('<a href="https://example.org/mail/key?a=1&amp;b"')
    expect(mail.html).not.toContain('do not want')
  })

  test('has a subject of one line', () => {
    expect(written.subject).toBe('A Bcc: b@example.org')
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
  ['St. John Ambulance', 'St. John Ambulance'],
  [' Two \n lines ', 'Two lines'],
  ['Win at evil.example', 'Win at evil.\u2060example'],
  ['https://evil', 'https:\u2060//evil'],
  ['a@b', 'a@\u2060b'],
  ['\u202eevil', 'evil'],
  ['\u0645\u0646\u0638\u0645\u0629', '\u2068\u0645\u0646\u0638\u0645\u0629\u2069'],
])('names %j as %j: no link, no turned order', (name, words) => {
  expect(named(name)).toBe(words)
})
