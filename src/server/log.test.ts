import { expect, test } from 'vitest'
import { createLog, describeError, loggablePath } from './log.ts'

test.each([
  ['/api/share/abc123', '/api/share/…'],
  ['/api/share/abc123/interest', '/api/share/…/interest'],
  ['/share/abc123', '/share/…'],
  ['/waitlist/abc123', '/waitlist/…'],
  ['/learn/abc123', '/learn/…'],
  ['/api/learn/abc123/visit', '/api/learn/…/visit'],
  ['/edit/share_abc123', '/edit/share_…'],
  ['/api/searches/7', '/api/searches/7'],
  ['/edit/7', '/edit/7'],
  ['//share/abc123', '/share/…'],
  ['/share//abc123', '/share/…'],
  ['/SHARE/abc123', '/SHARE/…'],
  ['/%73hare/abc123', '/share/…'],
  ['/share%2Fabc123', '/share/…'],
  ['/en/share/abc123/', '/en/share/…'],
  ['/edit//share_abc123', '/edit/share_…'],
  ['/share/%E0%A4%A/x', '/share/…/x'],
  ['/shared/Yy8fJk3lQm2nBv7cXz1aSd4f', '/shared/…'],
  ['/assets/index-4f2a.js', '/assets/index-4f2a.js'],
  ['/', '/'],
])('%s is logged as %s', (path, logged) => {
  expect(loggablePath(path)).toBe(logged)
})

test('secrets that are logged by name are left out', () => {
  let written = ''
  const log = createLog('info', { write: (line) => (written += line) })
  const line = {
    password: 'canary',
    body: { newPassword: 'canary', rows: [{ token: 'canary', number: 7 }], deep: { deeper: { email: 'canary' } } },
    email: 'canary@example.org',
    path: '/x',
  }
  const before = structuredClone(line)
  log.info(line)
  expect(written).not.toContain('canary')
  expect(JSON.parse(written)).toMatchObject({ level: 'info', path: '/x', password: '[left out]', body: { rows: ['[left out]'] } })
  expect(line).toEqual(before)
})

test('an error is logged with its causes but without the row it happened to', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(canary) exists' })
  const logged = JSON.stringify(describeError(new Error('failed', { cause })))
  expect(logged).toContain('duplicate key')
  expect(logged).toContain('23505')
  expect(logged).not.toContain('canary')
})
