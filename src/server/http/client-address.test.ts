import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const none: string[] = []

describe('the address a request counts under', () => {
  test.each([
    ['203.0.113.7', undefined, none, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, none, '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', undefined, none, '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', undefined, none, '2001:db8:1:2::/64'],
    ['', undefined, none, 'unknown'],
  ])('%s, forwarded for %s, trusting %o: %s', (peer, forwarded, trusted, expected) => {
    expect(clientAddress(peer, forwarded, trusted)).toBe(expected)
  })

  test('a header of an untrusted peer is not believed', () => {
    expect(clientAddress('203.0.113.7', '198.51.100.1', none)).toBe('203.0.113.7')
    expect(clientAddress('203.0.113.7', '198.51.100.1', ['10.0.0.0/8'])).toBe('203.0.113.7')
  })

  test('of a trusted peer, the last address that is no proxy of ours', () => {
    const trusted = ['10.0.0.0/8', '::1']
    expect(clientAddress('10.0.0.1', '198.51.100.1', trusted)).toBe('198.51.100.1')
    expect(clientAddress('::1', '198.51.100.1, 10.9.9.9', trusted)).toBe('198.51.100.1')
    expect(clientAddress('10.0.0.1', 'a lie, 198.51.100.1', trusted)).toBe('198.51.100.1')
    expect(clientAddress('10.0.0.1', '192.0.2.66, 198.51.100.1', trusted)).toBe('198.51.100.1')
    expect(clientAddress('10.0.0.1', undefined, trusted)).toBe('10.0.0.1')
  })
})
