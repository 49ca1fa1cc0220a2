import { calls } from '#contract/calls.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../test/app.ts'
import { certifiedWelder, lookedUp, welders } from '../../../test/samples.ts'

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const hour = 3_600_000
/** Of a day, spread unevenly: most come in the working hours. */
const count = 500

test('a day of 500 events gives one email an hour about a prospect at most; each reaches one within the hour, interest at once', async () => {
  const app = await startTestApp()
  const dana = await app.signedIn()
  app.research.answers(lookedUp(welders, [certifiedWelder]))
  await dana.call(calls.queryCertifications, { body: { organization: welders } })
  const prospect = await dana.call(calls.createProspect, { body: { organization: welders, certifications: [certifiedWelder] } })
  const [certification] = prospect.certifications
  const { shareId: first } = await dana.call(calls.createShare, { body: { searchId: prospect.id } })
  const { shareId: second } = await dana.call(calls.createShare, { body: { searchId: prospect.id, another: true } })
  await dana.call(calls.changeShare, { params: { shareId: second }, body: { mode: 'suggest', name: 'for the board' } })

  const told: { at: number; words: string }[] = []
  let interests = 0
  let [line = ''] = certifiedWelder.fees
  for (let number = 0; number < count; number += 1) {
    // Bursts of some minutes, then quiet: 24 hours in all.
    app.clock.advance(number % 25 === 0 ? 70 * 60_000 : 6_000)
    const at = app.clock.now().getTime()
    const reader = app.anonymous(`198.51.${Math.floor(number / 200)}.${(number % 200) + 1}`)
    const shareId = number % 2 === 0 ? first : second
    const params = { shareId }
    if (number % 5 === 0) {
      await reader.call(calls.countShareView, { params }, { headers: { 'user-agent': browser } })
    } else if (number % 100 === 1) {
      const billing = { billingName: `Ann ${number}`, billingEmail: 'ann@example.org' }
      await reader.call(calls.submitShareInterest, { params, body: billing })
      interests += 1
      const mails = await app.context.db
        .selectFrom('outbox')
        .select('next_attempt_at')
        .where('kind', '=', 'interest-notice')
        .execute()
      expect(mails).toHaveLength(interests)
      expect(mails.some(({ next_attempt_at: due }) => due.getTime() === at)).toBe(true)
    } else if (number % 100 === 3) {
      const { number: made } = await reader.call(calls.makeOffer, { params, body: {} })
      told.push({ at, words: `Offer No. ${made} ` })
    } else {
      const text = `Fee number ${number}x`
      const said = { kind: 'wrong', certification: certification?.id ?? '', field: 'fees', line, text } as const
      await reader.call(calls.makeRemark, { params, body: said })
      if (shareId === second) told.push({ at, words: text })
      else line = text
    }
  }

  const mails = await app.context.db
    .selectFrom('outbox')
    .select(['kind', 'text', 'next_attempt_at', 'to_email'])
    .where('to_email', '=', 'dana@example.org')
    .where('kind', '!=', 'interest-notice')
    .orderBy('next_attempt_at')
    .execute()
  const times = mails.map((mail) => mail.next_attempt_at.getTime())
  expect(
    times
      .slice(1)
      .map((time, index) => time - (times[index] ?? 0))
      .filter((gap) => gap < hour),
    'sooner than an hour',
  ).toEqual([])
  expect(mails.length).toBeLessThanOrEqual(25)
  const late = told.filter(({ at, words }) => {
    const mail = mails.find(({ text }) => text.includes(words))
    return mail === undefined || mail.next_attempt_at.getTime() - at > hour
  })
  expect(late, 'told in no email within the hour').toEqual([])
}, 300_000)
