import { calls } from '#contract/calls.ts'
import { mailKinds } from '#domain/mail/mail.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp, type TestApp, testPassword } from '../../../../test/app.ts'
import { headerOf, TestMailServer } from '../../../../test/mail-server.ts'
import { withPasskey } from '../../../../test/second-factors.ts'
import { newProspect, seedWorld, type World } from '../../../../test/seeds.ts'
import { offer } from '../../proposals/store.ts'
import { tellOwners } from '../../rechecks/tell-owners.ts'
import { warnOfExpiry } from '../../shares/expiry-notices.ts'
import { sendWeeklySummaries } from '../../weekly-summary/send-summaries.ts'
import { promoteWaiting } from '../../interests/interest.ts'
import type { Worker } from '../../queue/worker.ts'
import { mailWorker } from '../delivery.ts'
import { openMailServer } from '../mail-server.ts'

let app: TestApp
let world: World
let server: TestMailServer
let delivery: Worker
beforeEach(async () => {
  app = await startTestApp()
  world = await seedWorld(app)
  server = await TestMailServer.start()
  const config = { smtpUrl: server.url, from: 'credscout@sender.example.org' }
  delivery = mailWorker(app.context, openMailServer(config, app.context.config.publicUrl))
})
afterEach(async () => {
  await delivery.stop()
  await server.close()
})

const hebrew = 'מרים כהן'
const arabic = 'منظمة اللحام <b>&</b>'

/** Everything happens that an email tells of, with names as strangers may type them. */
async function everything(): Promise<void> {
  const { dana, pmiProspect, leesProspect, lee, shareId } = world
  const { certifications } = pmiProspect
  const id = String(pmiProspect.id)
  const organization = { ...pmiProspect.organization, name: arabic }
  await dana.call(calls.updateProspect, { params: { id }, body: { organization, certifications } })
  await dana.call(calls.createShare, {
    body: { searchId: pmiProspect.id, email: 'share@example.org', organization, certifications },
  })
  const user = { username: hebrew, email: 'new-account@example.org', password: testPassword, confirmPassword: testPassword }
  const made = await dana.call(calls.createUser, { body: user })
  await app.anonymous().call(calls.requestPasswordReset, { body: { email: 'new-account@example.org' } })
  const token = /token=([\w-]{43})/.exec((await oneOf('password-reset')).text)?.[1] ?? ''
  await app.anonymous().call(calls.resetPassword, { body: { token, newPassword: 'another horse' } })
  const kim = await app.signedIn('kim')
  await kim.call(calls.createProspect, { body: newProspect })
  await kim.call(calls.changeUser, { body: { email: 'kim@example.com', currentPassword: testPassword } })
  const credentials = { body: { username: 'kim', password: testPassword } }
  await app.anonymous().call(calls.login, credentials)
  await app.anonymous().call(calls.login, credentials)
  await withPasskey(app, kim, arabic)
  const ada = await app.administrator(arabic)
  await ada.call(calls.handOver, { params: { id: kim.user.id }, body: { handOverTo: made.id } })
  const corrected = {
    organization: { ...organization, description: 'x' },
    certifications,
    changeReason: 'See http://evil.example',
  }
  await app.anonymous().call(calls.updateShare, { params: { shareId }, body: corrected })
  app.context.config.phaseOneCapacity = 1
  const first = { billingName: arabic, billingEmail: 'contact-replaced@example.org' }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: first })
  const billing = { billingName: hebrew, billingEmail: 'trial-started@example.org' }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId }, body: billing })
  const other = await lee.call(calls.createShare, { body: { searchId: leesProspect.id } })
  const waiting = { billingName: 'Ann\r\nBcc: x@example.net', billingEmail: 'waitlist@example.org' }
  await app.anonymous().call(calls.submitShareInterest, { params: { shareId: other.shareId }, body: waiting })
  await dana.call(calls.queryCertifications, { body: { organization } })
  const lookup = await app.context.db
    .selectFrom('lookups')
    .select('id')
    .where('audience', '=', 'people')
    .executeTakeFirstOrThrow()
  await offer(app.context.db, pmiProspect.id, lookup.id, 2, app.clock.now())
  await tellOwners(app.context)
  app.context.config.phaseOneCapacity = 2
  await promoteWaiting(app.context)
  const params = { shareId: other.shareId }
  await lee.call(calls.changeShare, { params, body: { mode: 'suggest', name: hebrew } })
  await app.anonymous().call(calls.makeRemark, { params, body: { kind: 'missing', text: arabic, by: 'http://evil.example' } })
  await lee.call(calls.changeShare, { params, body: { name: arabic, expiresOn: app.clock.now().toISOString().slice(0, 10) } })
  await warnOfExpiry(app.context)
  await lee.call(calls.changeShare, { params, body: { paused: true } })
  await app.anonymous().call(calls.askForLink, { params })
  await dana.call(calls.changeWeeklySummary, { body: { ordered: true } })
  await app.context.db
    .updateTable('weekly_summaries')
    .set({ told_until: new Date(0), due_at: app.clock.now() })
    .execute()
  app.clock.advance(1)
  await sendWeeklySummaries(app.context)
}

/** The emails of a kind, as they were written. */
async function mailsOf(kind: string): Promise<{ subject: string; text: string; html: string; to_email: string }[]> {
  return (await app.mails()).filter((mail) => mail.kind === kind)
}
async function oneOf(kind: string) {
  const [mail, ...more] = await mailsOf(kind)
  if (mail === undefined || more.length > 0) throw new Error(`not one ${kind}`)
  return mail
}

test('every template arrives once, at the one it is for', async () => {
  await everything()
  delivery.wake()
  await delivery.idle()
  const mails = await app.context.db.selectFrom('outbox').select(['id', 'kind', 'to_email', 'status']).execute()
  expect(new Set(mails.map(({ kind }) => kind))).toEqual(new Set(mailKinds))
  expect(mails.filter(({ status }) => status !== 'sent')).toEqual([])
  const arrived = server.inbox.map((mail) => `${headerOf(mail, 'message-id')} ${mail.recipients.join(' ')}`)
  expect(arrived.toSorted()).toEqual(mails.map(({ id, to_email }) => `<${id}@sender.example.org> ${to_email}`).toSorted())
  // Rows come in any order: deliveries that end in another one leave them so.
  const recipients = [...Map.groupBy(mails, ({ kind }) => kind)].map(([kind, own]) => [
    kind,
    own
      .map(({ to_email }) => to_email)
      .toSorted()
      .join(' '),
  ])
  expect(Object.fromEntries(recipients)).toMatchObject({
    share: 'share@example.org',
    'new-account': 'new-account@example.org',
    'password-reset': 'new-account@example.org',
    'password-changed': 'new-account@example.org',
    'account-changed': 'kim@example.org',
    'new-device': 'kim@example.com',
    'second-factor-changed': 'kim@example.com',
    'handed-over': 'new-account@example.org',
    'trial-started': 'contact-replaced@example.org trial-started@example.org',
    waitlist: 'waitlist@example.org',
    promoted: 'waitlist@example.org',
    'contact-replaced': 'contact-replaced@example.org',
    'shared-edit': 'dana@example.org',
    'site-changed': 'dana@example.org',
  })
  for (const mail of server.inbox) {
    expect(headerOf(mail, 'bcc')).toBeUndefined()
    const optional = /^<(share|dana|lee)@/.test(`<${mail.recipients[0]}`)
    expect(headerOf(mail, 'list-unsubscribe') !== undefined, mail.recipients[0]).toBe(optional)
    if (optional) expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  }
})

test('every email has links of its own only, and nothing of a name as HTML', async () => {
  await everything()
  for (const { kind, text, html, subject } of await app.mails()) {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link ?? '')
    expect(links.length, kind).toBeGreaterThan(0)
    for (const link of links) expect(link, kind).toMatch(/^http:\/\/localhost:3000\//)
    for (const [link] of text.matchAll(/https?:\/\/\S+/g)) expect(link, kind).toMatch(/^http:\/\/localhost:3000\//)
    expect(html, kind).not.toContain('<b>&')
    expect(html, kind).not.toMatch(/<script|javascript:| on\w+=/i)
    expect(`${subject}${text}`, kind).not.toMatch(/[\r\0]/)
    expect(subject, kind).not.toContain('\n')
  }
})

test('each says what it is about', async () => {
  await everything()
  const share = await oneOf('share')
  expect(share.subject).toContain('Certifications of')
  expect(share.subject).toContain(arabic)
  expect(share.text).toContain('dana has shared with you what is known about the certifications of')
  expect(share.text).toContain('2 certifications')
  expect(share.text).toContain(`http://localhost:3000/share/${world.shareId}`)
  expect(share.html).toContain('&lt;b&gt;&amp;&lt;/b&gt;')
  // Kept apart from the words around it, so that an English sentence keeps its order.
  expect(share.text).toContain(`\u2068${arabic}\u2069`)

  const account = await oneOf('new-account')
  expect(account.text).toContain(`Username: ${hebrew}`)
  expect(account.text).toContain('http://localhost:3000/auth')
  expect(account.text).not.toContain(testPassword)

  const reset = await oneOf('password-reset')
  expect(reset.text).toMatch(/http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}\n/)
  expect(reset.text).toContain('within an hour')

  const changed = await oneOf('password-changed')
  expect(changed.text).toContain('was changed on 21 Nov 2026, 09:0')
  expect(changed.text).toContain('http://localhost:3000/auth?view=forgot-password')

  const handedOver = await oneOf('handed-over')
  expect(handedOver.subject).toBe('1 prospect of kim handed over to you')
  expect(handedOver.text).toContain(`\u2068${arabic}\u2069 handed over 1 prospect of kim to you`)

  const [edit] = await mailsOf('shared-edit')
  expect(edit?.text).toContain(`http://localhost:3000/search/${world.pmiProspect.id}/edit`)
  expect(edit?.text).toContain('- Organization details edited')

  const [trial, named] = await mailsOf('trial-started')
  if (trial === undefined || named === undefined) throw new Error('not two trials')
  expect(named.subject).toContain('You are now the billing contact of')
  expect(named.text).toContain('Its free trial goes on. It ends on 5 Dec 2026.')
  expect(trial.subject).toBe('Your 14-day free trial has started')
  expect(trial.text).toContain('It ends on 5 Dec 2026.')
  expect(trial.text).toContain('Price: $999 a month, billed annually, $11,988 a year')

  const waitlist = await oneOf('waitlist')
  expect(waitlist.text).toContain('is number 1 on the Phase 2 waitlist')
  expect(waitlist.text).toContain('Hello,')

  const promoted = await oneOf('promoted')
  expect(promoted.text).toContain('A place in Phase 1 is free, and it is yours.')

  const notices = await mailsOf('interest-notice')
  expect(notices.map(({ to_email }) => to_email).toSorted()).toEqual([
    'dana@example.org',
    'dana@example.org',
    'lee@example.org',
    'lee@example.org',
  ])
  expect(notices.some(({ text }) => text.includes('Billing email: trial-started@example.org'))).toBe(true)
})
