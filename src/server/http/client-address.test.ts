import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

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

  test.each([
    ['198.51.100.1:567', '198.51.100.1'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['198.51.100.1:567, 10.9.9.9:80', '198.51.100.1'],
    ['a lie:80, 198.51.100.1:1', '198.51.100.1'],
    ['198.51.100.1:port', '10.0.0.1'],
  ])('some proxies write a port: %s is %s', (forwarded, expected) => {
    expect(clientAddress('10.0.0.1', forwarded, ['10.0.0.0/8'])).toBe(expected)
  })

  test('its network is the /48 of an IPv6 address', () => {
    expect(networkOf('2001:db8:1:2::/64')).toBe('2001:db8:1::/48')
    expect(networkOf('198.51.100.1')).toBeUndefined()
    expect(networkOf('unknown')).toBeUndefined()
  })
})
