import { describe, expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

const publicUrl = 'https://credscout.example.org'
const host = 'credscout.example.org'

describe('a request that changes something', () => {
  test.each([
    ['a program', {}, true],
    ['our page', { origin: publicUrl, site: 'same-origin' }, true],
    ['our page in an old browser', { origin: publicUrl }, true],
    ['our page reached by another name', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, true],
    ['our page that sends no referrer', { origin: 'null', site: 'same-origin' }, true],
    ['another site', { origin: 'https://evil.example', site: 'cross-site' }, false],
    ['another site in an old browser', { origin: 'https://evil.example' }, false],
    ['another site that hides its origin', { site: 'cross-site' }, false],
    ['a sandboxed frame', { origin: 'null', site: 'cross-site' }, false],
    ['a hidden origin in an old browser', { origin: 'null' }, false],
    ['a sister host', { origin: 'https://other.example.org', site: 'same-site' }, false],
    ['a name that begins like ours', { origin: 'https://credscout.example.org.evil.example' }, false],
    ['our host on another port', { origin: 'https://credscout.example.org:8443' }, false],
  ])('from %s', (_name, headers, allowed) => {
    expect(isOwnOrigin({ origin: undefined, site: undefined, host, ...headers }, publicUrl)).toBe(allowed)
  })
})
