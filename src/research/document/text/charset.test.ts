import { Buffer } from 'node:buffer'
import { describe, expect, it } from 'vitest'
import { decodedText } from './charset.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const utf8 = (text: string) => Buffer.from(text, 'utf8')

describe('charset of a page', () => {
  it.each([
    ['byte order mark before everything', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8('é €')]), 'iso-8859-1', 'é €'],
    ['UTF-16 by its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('fee é', 'utf16le')]), '', 'fee é'],
    ['header before the page', latin('<meta charset="utf-8">é'), 'iso-8859-1', '<meta charset="utf-8">é'],
    [
      'the page itself',
      Buffer.concat([latin('<meta charset=windows-1251>'), Buffer.from([0xc4])]),
      '',
      '<meta charset=windows-1251>Д',
    ],
    [
      'the page by http-equiv',
      latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">\xa4'),
      '',
      '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-15">€',
    ],
    ['UTF-8 when nothing is said', utf8('naïve – 5 €'), '', 'naïve – 5 €'],
    ['Windows-1252 when it is not UTF-8', latin('fee \x96 na\xefve \x80'), '', 'fee – naïve €'],
    ['an unknown name is not believed', utf8('é'), 'no-such-charset', 'é'],
    ['UTF-16 cannot be declared in the page', utf8('<meta charset="utf-16">é'), '', '<meta charset="utf-16">é'],
  ])('%s', (_, bytes, header, expected) => {
    expect(decodedText(bytes, header, true)).toBe(expected)
  })

  it('is not looked for in plain text', () => {
    expect(decodedText(utf8('<meta charset="iso-8859-1">é'), '', false)).toBe('<meta charset="iso-8859-1">é')
  })
})
