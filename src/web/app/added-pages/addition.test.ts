import { describe, expect, test } from 'vitest'
import { additionFrom } from './addition.ts'

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('what a form adds', () => {
  test('an address, typed with or without its scheme', async () => {
    expect(await additionFrom('address', form({ url: ' www.ewb.example.org/fees ' }))).toEqual({
      kind: 'address',
      url: 'https://www.ewb.example.org/fees',
    })
    expect(await additionFrom('address', form({ url: 'http://ewb.example.org' }))).toMatchObject({
      url: 'http://ewb.example.org',
    })
  })

  test('text and a file, with where they are from', async () => {
    const url = 'https://ewb.example.org/fees'
    expect(await additionFrom('text', form({ url, text: 'US$95' }))).toEqual({ kind: 'text', url, text: 'US$95' })
    const file = new File([new Uint8Array([37, 80, 68, 70])], 'fees.pdf')
    expect(await additionFrom('file', form({ url, file }))).toEqual({ kind: 'file', url, name: 'fees.pdf', file: 'JVBERg==' })
  })

  test('a text and a file that came by mail, without an address', async () => {
    const text = form({ url: ' ', name: ' Mail of 3 Nov ', text: 'US$95' })
    expect(await additionFrom('text', text)).toEqual({ kind: 'text', name: 'Mail of 3 Nov', text: 'US$95' })
    const file = new File([new Uint8Array([37, 80, 68, 70])], 'fees.pdf')
    expect(await additionFrom('file', form({ url: '', file }))).toEqual({ kind: 'file', name: 'fees.pdf', file: 'JVBERg==' })
  })

  test.each([
    ['address', { url: '' }, 'url'],
    ['address', { url: 'javascript://ewb.example.org' }, 'url'],
    ['text', { url: 'no address', text: 'US$95' }, 'url'],
    ['file', { url: 'ewb.example.org' }, 'file'],
    ['file', { url: 'ewb.example.org', file: new File([new Uint8Array(10_485_761)], 'large.pdf') }, 'file'],
  ] as const)('%s %j is refused at its field', async (kind, fields, field) => {
    expect(await additionFrom(kind, form(fields))).toMatchObject({ field })
  })
})
