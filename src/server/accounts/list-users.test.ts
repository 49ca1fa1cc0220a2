import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'

test('lists the accounts for whoever is signed in, newest first and without a word of their passwords', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn('dana')
  app.clock.advance(60_000)
  const lee = await app.signedIn('lee')
  expect(await dana.call(calls.listUsers)).toEqual([
    {
      id: lee.user.id,
      username: 'lee',
      email: 'lee@example.org',
      role: 'member',
      displayName: null,
      createdAt: '2026-11-21T09:01:00.000Z',
      disabledAt: null,
    },
    {
      id: dana.user.id,
      username: 'dana',
      email: 'dana@example.org',
      role: 'member',
      displayName: null,
      createdAt: '2026-11-21T09:00:00.000Z',
      disabledAt: null,
    },
  ])
  expect(await app.anonymous().answer(calls.listUsers)).toMatchObject({ status: 401 })
})
