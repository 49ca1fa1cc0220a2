import { expect, test } from 'vitest'
import { documentAddress, documentName } from './document-address.ts'
import { webAddressSchema } from './evidence.ts'

test.each(['Fees 2026.pdf', 'a/b?c#d', '100 %.pdf', 'Gebühren „neu“.pdf'])('a document named %s keeps its name', (name) => {
  const address = documentAddress(name)
  expect(webAddressSchema.safeParse(address).success).toBe(true)
  expect(documentName(address)).toBe(name)
})

test('a name of any length makes an address, and a page is no such document', () => {
  expect(webAddressSchema.safeParse(documentAddress('ü'.repeat(300))).success).toBe(true)
  expect(documentName(documentAddress('ü'.repeat(300)))).toBeDefined()
  expect(documentName('https://example.org/fees.pdf')).toBeUndefined()
})
