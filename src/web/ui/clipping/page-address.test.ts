import { expect, it } from 'vitest'
import { addressOfQuote, shownAddress } from './page-address.ts'

it.each([
  ['https://www.isc2.org/members/cpe-overview', 'isc2.org', '/members/cpe-overview'],
  ['https://pmi.org/', 'pmi.org', ''],
  ['https://aqb.example/d%C3%BCrfen?id=3', 'aqb.example', '/dürfen?id=3'],
  ['https://bad.example/%E0%A4%A', 'bad.example', '/%E0%A4%A'],
  ['not an address', 'not an address', ''],
])('shows %s as host and path', (url, host, path) => {
  expect(shownAddress(url)).toEqual({ host, path })
})

it('names a short quote whole, with the signs of the directive escaped', () => {
  expect(addressOfQuote('https://isc2.org/cpe', 'a three-year cycle, fees & all')).toBe(
    'https://isc2.org/cpe#:~:text=a%20three%2Dyear%20cycle%2C%20fees%20%26%20all',
  )
})

it('names a long quote by its ends', () => {
  const quote = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
  expect(addressOfQuote('https://isc2.org/cpe', quote)).toBe(
    'https://isc2.org/cpe#:~:text=word0%20word1%20word2%20word3%20word4,word35%20word36%20word37%20word38%20word39',
  )
})

it.each([
  ['Item: Examination fee | Member: $395 | Non-member: $475', 'Examination%20fee,%24475'],
  ['Certified Welder | | Ratio: see: 3:1', 'Certified%20Welder,3%3A1'],
  ['Exam: US$95 | –', 'US%2495'],
])('names the row %s by what stands in its cells', (quote, directive) => {
  expect(addressOfQuote('https://isc2.org/fees', quote)).toBe(`https://isc2.org/fees#:~:text=${directive}`)
})

it('keeps the fragment an address has', () => {
  expect(addressOfQuote('https://isc2.org/cpe#fees', 'US$749')).toBe('https://isc2.org/cpe#fees:~:text=US%24749')
})
