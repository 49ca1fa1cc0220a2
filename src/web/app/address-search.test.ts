import { expect, it } from 'vitest'
import { parseAddressSearch, writeAddressSearch } from './address-search.ts'

it('reads every parameter as a text, the first of several', () => {
  expect(parseAddressSearch('?filter=a&filter=b')).toEqual({ filter: 'a' })
  expect(parseAddressSearch('?filter=360&tag=true&status={"a":1}&contact=')).toEqual({
    filter: '360',
    tag: 'true',
    status: '{"a":1}',
    contact: '',
  })
  expect(parseAddressSearch('')).toEqual({})
})

it('writes what it reads', () => {
  for (const search of ['', '?filter=360', '?organization=A+%26+B&quote=%22true%22']) {
    expect(writeAddressSearch(parseAddressSearch(search))).toBe(search)
  }
  expect(writeAddressSearch({ filter: undefined })).toBe('')
})
