import { calls } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { expect, test } from 'vitest'
import { createLog } from '../src/server/log.ts'
import { startTestApp, testPassword } from './app.ts'
import { newProspect, pmiMatch, pmiResult } from './seeds.ts'

const typed = {
  email: 'canary.contact@pmi.example.org',
  billing: 'canary.billing@pmi.example.org',
  password: 'canary battery staple',
}

test('the log of a whole working day holds no password, token, link or email address', async () => {
  const lines: string[] = []
  const app = await startTestApp({ context: { log: createLog('debug', { write: (line) => void lines.push(line) }) } })
  app.research.finds([pmiMatch]).answers(pmiResult)
  const dana = await app.signedIn('dana')
  const visitor = app.anonymous()
  await visitor.answer(calls.login, { body: { username: 'dana', password: typed.password } })
  await visitor.call(calls.login, { body: { username: 'dana', password: testPassword } })
  await dana.call(calls.queryCertifications, { body: { organization: pmiMatch.name } })
  const prospect = await dana.call(calls.createProspect, { body: { ...newProspect, email: typed.email } })
  const { shareId } = await dana.call(calls.createShare, { body: { ...newProspect, email: typed.email, searchId: prospect.id } })

  const params = { shareId }
  const stranger = app.anonymous()
  for (const path of [pages.share(shareId), pages.waitlist(shareId), pages.learn(shareId), pages.editShare(shareId)]) {
    await stranger.fetch(path)
    await stranger.fetch(`${path}/nothing`)
  }
  await stranger.call(calls.countShareView, { params })
  await stranger.call(calls.updateShare, { params, body: { ...newProspect, certifications: [], changeReason: 'Gone.' } })
  await stranger.call(calls.submitShareInterest, { params, body: { billingName: 'Maria', billingEmail: typed.billing } })
  await stranger.answer(calls.submitShareInterest, { params, body: { billingName: '', billingEmail: typed.billing } })

  const newcomer = { username: 'canary', email: typed.email, password: typed.password }
  await dana.call(calls.createUser, { body: newcomer })
  await dana.answer(calls.createUser, { body: { ...newcomer, username: 'second' } })
  await visitor.call(calls.requestPasswordReset, { body: { email: typed.email } })
  const resetToken =
    /token=([\w-]+)/.exec((await app.mails()).map(({ text }) => text).join('\n'))?.[1] ?? 'no reset token was mailed'
  await visitor.fetch(pages.resetPassword(resetToken))
  await visitor.call(calls.resetPassword, { body: { token: resetToken, newPassword: `${typed.password} again` } })
  // A failure of ours, with the whole error in the log.
  await app.context.db.deleteFrom('phase').execute()
  await stranger.fetch(`/api/share/${shareId}/interest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: 'credscout_session=canary-session-token' },
    body: JSON.stringify({ billingName: 'Maria', billingEmail: typed.billing }),
  })
  await app.context.db.insertInto('phase').values({ id: 1, seats_taken: 0, last_queue_number: 0 }).execute()

  const log = lines.join('')
  expect(lines.length).toBeGreaterThan(20)
  const sessions = [dana, visitor].map(({ cookie }) => cookie.split('=')[1] ?? '')
  const canaries = [
    ...Object.values(typed),
    testPassword,
    shareId,
    resetToken,
    'canary-session-token',
    'dana@example.org',
    ...sessions,
  ]
  expect(canaries.filter((canary) => canary === '' || log.includes(canary))).toEqual([])
})
