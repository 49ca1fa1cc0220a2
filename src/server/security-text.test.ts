import { expect, test } from 'vitest'
import { startTestApp } from '../../test/app.ts'

test('the operator is named to whoever found a weak point, until a date', async () => {
  const app = await startTestApp({ config: { securityContact: 'mailto:security@example.org' } })
  const response = await app.anonymous().fetch('/.well-known/security.txt')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
  expect((await response.text()).split('\n')).toEqual([
    'Contact: mailto:security@example.org',
    'Expires: 2027-05-20T09:00:00.000Z',
    'Preferred-Languages: en',
    'Canonical: http://localhost:3000/.well-known/security.txt',
    '',
  ])
})

test('nobody is named where the operator names nobody', async () => {
  const app = await startTestApp()
  expect((await app.anonymous().fetch('/.well-known/security.txt')).status).toBe(404)
})
