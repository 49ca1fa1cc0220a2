import { expect, test } from 'vitest'
import { shareMail } from './share.ts'

test('paragraphs of a typed message stay apart, without signs that reorder text, and with a space for each control character', () => {
  const { parts } = shareMail({
    organization: 'Example Welding Board',
    contactFirstName: null,
    sender: 'Dana',
    certifications: [{}, {}],
    backing: 'own-pages',
    link: 'https://example.org/share/a',
    subject: null,
    message: '\u200fFirst\u061c \u202epart\u202c\r\nand its\u0007end\r\n \r\n\u200eSecond\u2067',
  })
  expect(parts.slice(1, 3)).toEqual(['First part\nand its end', 'Second'])
})
