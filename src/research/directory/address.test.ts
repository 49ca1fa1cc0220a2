import { describe, expect, test } from 'vitest'
import { addressIn, indexAddresses, siteNameOf } from './address.ts'

describe('an address in what was typed', () => {
  test.each([
    ['pmi.org', { host: 'pmi.org', path: '' }],
    ['HTTPS://WWW.Pmi.Org/Certifications/', { host: 'pmi.org', path: '/certifications' }],
    ['www.isc2.org?x=1', { host: 'isc2.org', path: '' }],
    ['jane@mail.pmi.org', { host: 'mail.pmi.org', path: '' }],
    ['münchen.example', { host: 'xn--mnchen-3ya.example', path: '' }],
  ])('%s', (text, address) => {
    expect(addressIn(text)).toEqual(address)
  })

  test.each(['PMI', 'P.M.I.', 'P.M.I', 'Project Management Inst.', 'see pmi.org', '@', 'a@b', '.org', '1.2.3', ''])(
    '%s is none',
    (text) => {
      expect(addressIn(text)).toBeUndefined()
    },
  )
})

describe('bodies by address', () => {
  const bodiesAt = indexAddresses([
    'https://www.a.org',
    'https://b.org/one',
    'https://b.org/two',
    'https://shop.c.org.uk',
    'not an address',
  ])
  const find = (text: string) => {
    const address = addressIn(text)
    return address === undefined ? undefined : bodiesAt(address)
  }

  test.each([
    ['a.org', [0]],
    ['https://store.a.org/books', [0]],
    ['b.org', [1, 2]],
    ['b.org/two/fees', [2]],
    ['b.org/twofold', [1, 2]],
    ['c.org.uk', [3]],
    ['org.uk', []],
    ['d.org', []],
  ])('%s', (text, places) => {
    expect(find(text)).toEqual(places)
  })
})

test('the name a website goes by is the label before its suffix', () => {
  const websites = [
    'https://www.pmi.org',
    'https://learn.rics.org.uk/x',
    'https://aws.amazon.com/certification',
    'https://saica.co.za',
  ]
  expect(websites.map(siteNameOf)).toEqual(['pmi', 'rics', 'amazon', 'saica'])
})
