import { expect, test } from 'vitest'
import { hostKeeper, hostName, isKnownHost } from './known-host.ts'

const config = { publicUrl: 'https://credscout.example.org', allowedHosts: ['credscout.internal'] }

test.each([
  'credscout.example.org',
  'CREDSCOUT.example.org:443',
  'credscout.example.org.',
  'credscout.internal:8080',
  'localhost:3000',
  'app.localhost',
  '127.0.0.1:3000',
  '127.9.9.9',
  '[::1]:3000',
  '[::ffff:127.0.0.1]',
])('%s names this installation', (host) => {
  expect(isKnownHost(host, config)).toBe(true)
})

test.each([
  'example.org',
  'credscout.example.org.attacker.example',
  'attacker.example:3000',
  'evil-credscout.example.org',
  'credscout.internal.attacker.example',
  '127.0.0.1.attacker.example',
  'localhost.attacker.example',
  '203.0.113.9',
  '[2001:db8::1]',
  '0.0.0.0',
  '',
  'a b',
])('%s does not', (host) => {
  expect(isKnownHost(host, config)).toBe(false)
})

test('whoever named the installation before changes nothing for those who do not', () => {
  const namesUs = hostKeeper(config)
  const ours = [
    'https://credscout.example.org/',
    'http://localhost:3000/api/user',
    'http://localhost:3000/',
    'http://[::1]:3000/a?b=/',
  ]
  const strange = [
    'http://localhost@attacker.example/',
    'http://attacker.example/http://localhost:3000/',
    'http://attacker.example?localhost:3000/',
    'http://localhost.attacker.example:3000/api/user',
    'http://attacker.example#http://localhost:3000/',
  ]
  for (const time of ['asked first', 'asked again']) {
    expect(
      ours.filter((url) => !namesUs(url)),
      time,
    ).toEqual([])
    expect(
      strange.filter((url) => namesUs(url)),
      time,
    ).toEqual([])
  }
})

test('a setting names hosts as they are compared', () => {
  expect(hostName('Credscout.Internal.')).toBe('credscout.internal')
  for (const wrong of ['https://credscout.internal', 'credscout.internal:80', 'a/b', 'a b', '']) {
    expect(() => hostName(wrong)).toThrow('host names without port')
  }
})
